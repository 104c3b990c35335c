/** The Bounty keyword in one minute, with the tokens as the tiles draw them. */
import type { JSX } from "preact";
import { PrimerPage, RuleLinks, type PrimerProps } from "#client/rules/primer.tsx";
import { TokenMark, type TokenShape } from "./play/tokens.tsx";
import type { Words } from "./words/en.ts";

const shapes: readonly TokenShape[] = ["mark", "won", "secret", "poison", "stims"];

export function Primer({ words, showRule }: PrimerProps<Words>): JSX.Element {
  const w = words.primer;
  return (
    <PrimerPage title={w.title} lead={w.lead} steps={w.steps} showRule={showRule}>
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
      {[w.use, w.current].map(({ title, text, rules }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <RuleLinks rules={rules} showRule={showRule} />
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
