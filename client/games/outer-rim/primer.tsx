/** Outer Rim in one minute, with the signs as the board draws them. */
import type { JSX } from "preact";
import { PrimerPage, type PrimerProps } from "#client/rules/primer.tsx";
import { Glossary } from "./glossary.tsx";
import type { Words } from "./screen-types.ts";

export function Primer({ words, showRule }: PrimerProps<Words>): JSX.Element {
  const { primer } = words.labels;
  return (
    <PrimerPage title={primer.title} lead={primer.lead} steps={primer.steps} showRule={showRule}>
      <section>
        <h3>{primer.signsTitle}</h3>
        <Glossary words={words} />
      </section>
    </PrimerPage>
  );
}
