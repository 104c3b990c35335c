/** Outer Rim in one minute, with the signs as the board draws them. */
import type { JSX } from "preact";
import { PrimerPage, type PrimerProps } from "#client/rules/primer.tsx";
import { Glossary } from "./glossary.tsx";
import type { Words } from "./screen-types.ts";

const rules = [
  ["OR-TURN-02", "OR-MOVE-01", "OR-MOVE-03"],
  ["OR-TURN-03", "OR-CARGO-01", "OR-MKT-01"],
  ["OR-TURN-05", "OR-ENC-03", "OR-CONT-02"],
  ["OR-TEST-01", "OR-TEST-02"],
  ["OR-COM-03", "OR-COM-05", "OR-COM-06"],
  ["OR-TRADE-02", "OR-TRADE-03", "UB-FAV-01", "UB-FAV-08"],
  ["OR-FAME-01", "OR-GOAL-02"],
] as const;

export function Primer({ words, showRule }: PrimerProps<Words>): JSX.Element {
  const { primer } = words.labels;
  const steps = primer.steps.map((step, at) => ({ ...step, rules: rules[at] ?? [] }));
  return (
    <PrimerPage title={primer.title} lead={primer.lead} steps={steps} showRule={showRule}>
      <section>
        <h3>{primer.signsTitle}</h3>
        <Glossary words={words} />
      </section>
    </PrimerPage>
  );
}
