/** The numbered databank: job resolutions in two versions, errands, and what goes wrong. */
import { errandDatabank } from "./errands.ts";
import { jobDatabank } from "./jobs.ts";
import type { DatabankCard } from "../types.ts";

export const databank: readonly DatabankCard[] = [...jobDatabank, ...errandDatabank];

// [OR-SETUP-04, UB-COMP-02, UB-DATA-01, UB-DATA-02] By number, never shuffled; how many cards a number has is what the table holds.
const byNumber = new Map<number, DatabankCard[]>();
for (const card of databank) {
  const versions = byNumber.get(card.number);
  if (versions === undefined) byNumber.set(card.number, [card]);
  else versions.push(card);
}

/** Every version of a number, in the order of the table; empty when nobody wrote that card yet. */
export function databankCards(number: number): readonly DatabankCard[] {
  return byNumber.get(number) ?? [];
}
