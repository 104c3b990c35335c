/** The numbered databank: job resolutions in two versions, errands, and what goes wrong. */
import { errandDatabank } from "./errands.ts";
import { jobDatabank } from "./jobs.ts";
import { told, toldJob } from "../endings.ts";
import type { DatabankCard } from "../types.ts";

// [OR-SETUP-04, UB-COMP-02, UB-DATA-01, UB-DATA-02] By number, never
// shuffled; how many cards a number has is what the table holds.
const byNumber = new Map<number, DatabankCard[]>();

export const databank: readonly DatabankCard[] = [...jobDatabank, ...errandDatabank].map((card) => {
  const versions = byNumber.get(card.number) ?? [];
  const ready = withEndings(card, versions.length);
  byNumber.set(card.number, [...versions, ready]);
  return ready;
});

/** [OR-ENC-06] What completes or fails something ends there; the others end as encounters do. */
function withEndings(card: DatabankCard, version: number): DatabankCard {
  const key = `databank.${card.number}${"abcd".slice(version, version + 1)}`;
  const finishes = /"do":"(?:complete|fail)"/.test(JSON.stringify(card.effects));
  return { ...card, effects: (finishes ? toldJob : told)(card.effects, key) };
}

/** Every version of a number, in the order of the table; empty when nobody wrote that card yet. */
export function databankCards(number: number): readonly DatabankCard[] {
  return byNumber.get(number) ?? [];
}
