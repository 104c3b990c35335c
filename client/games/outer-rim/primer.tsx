/** Outer Rim in one minute, with the signs as the board draws them. */
import type { JSX } from "preact";
import { RuleLinks, type PrimerProps } from "#client/rules/primer.tsx";
import { Sign, signNames } from "./art/signs.tsx";
import type { Words } from "./screen-types.ts";

export function Primer({ words, showRule }: PrimerProps<Words>): JSX.Element {
  const { primer } = words.labels;
  return (
    <div class="primer or-primer">
      <h2>{primer.title}</h2>
      <p class="primer-lead">{primer.lead}</p>
      <ol class="primer-steps">
        {primer.steps.map(({ name, text, rules }) => (
          <li key={name}>
            <div>
              <p>
                <b>{name}.</b> {text}
              </p>
              <RuleLinks rules={rules} showRule={showRule} />
            </div>
          </li>
        ))}
      </ol>
      <section>
        <h3>{primer.signsTitle}</h3>
        <ul class="or-glossary">
          {signNames.map((name) => (
            <li key={name}>
              <Sign name={name} />
              <span>{primer.signs[name]}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
