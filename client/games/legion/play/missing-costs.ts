/** [LB-LEDGER-19] [LC-LEDGER-17] What the points leave out, by name; `null` when nothing is missing. */
import { missingCosts, type View } from "#rules/legion/index.ts";
import type { Words } from "#words/made/legion/words.ts";

export function missingLine(
  { units, edition }: Pick<View, "units" | "edition">,
  words: Words,
): string | null {
  const missing = missingCosts(units, edition).map(({ name, upgrades }) =>
    upgrades.length === 0 ? name : `${name} (${upgrades.join(", ")})`,
  );
  return missing.length === 0
    ? null
    : words.labelled(words.final.uncounted, [...new Set(missing)].join("; "));
}
