/** The Bounty keyword in one minute, with the tokens as the tiles draw them. */
import type { JSX } from "preact";
import { PrimerPage, RuleLinks, type PrimerProps } from "#client/rules/primer.tsx";
import { TokenMark, type TokenShape } from "./play/tokens.tsx";
import type { Words } from "#words/made/legion/words.ts";

const shapes: readonly TokenShape[] = ["mark", "won", "secret", "poison", "stims"];

const rules = {
  steps: [
    ["LB-SETUP-02", "LB-ORDER-01", "LB-SETUP-05"],
    ["LB-DEFEAT-01", "LB-DEFEAT-04", "LB-TRANSFER-01"],
    ["LB-END-01", "LB-END-02", "LB-END-04"],
  ],
  use: ["LB-GUARDIAN-01", "LB-CHARGE-01", "LB-STIMS-01", "LB-POISON-01", "LB-TRANSPORT-01"],
  current: ["LC-SCORE-01", "LC-TOKEN-01", "LC-SCORE-05"],
} as const;

export function Primer({ words, showRule }: PrimerProps<Words>): JSX.Element {
  const w = words.primer;
  const steps = w.steps.map((step, at) => ({ ...step, rules: rules.steps[at] ?? [] }));
  return (
    <PrimerPage title={w.title} lead={w.lead} steps={steps} showRule={showRule}>
      <section>
        <h3>{w.tokens.title}</h3>
        <ul class="primer-tokens">
          {shapes.map((shape) => (
            <li key={shape}>
              <TokenMark shape={shape} count={1} label={w.tokens[shape]} />
              <span aria-hidden="true">{w.tokens[shape]}</span>
            </li>
          ))}
        </ul>
      </section>
      {(["use", "current"] as const).map((part) => (
        <section key={part}>
          <h3>{w[part].title}</h3>
          <p>{w[part].text}</p>
          <RuleLinks rules={rules[part]} showRule={showRule} />
        </section>
      ))}
      <p>
        <a class="button" href="/g/legion/judge">
          {w.judge}
        </a>
      </p>
    </PrimerPage>
  );
}
