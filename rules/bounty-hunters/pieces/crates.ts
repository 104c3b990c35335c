/** The majority of crates [BH-CRATE-06]. */
import type { TableRules } from "../state.ts";

const majorityPoints = 5;

/**
 * Everyone with the most crates gets the whole bonus. With no
 * crate at all nobody does, unless the table wants so [AMB-35].
 */
export function majorityBonus(
  crates: readonly number[],
  emptyMajority: TableRules["emptyMajority"],
): number[] {
  let most = 0;
  for (const count of crates) if (count > most) most = count;
  return crates.map((count) =>
    count === most && (most > 0 || emptyMajority === "everybody") ? majorityPoints : 0,
  );
}
