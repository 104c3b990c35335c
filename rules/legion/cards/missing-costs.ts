/** Whose cost nobody has told the ledger. */
import type { NewUnit } from "../commands.ts";
import { upgradeName } from "../lists/names/upgrades.ts";
import type { EditionName, UnitId } from "../names.ts";
import type { Unit } from "../state.ts";
import { costIn } from "./prices.ts";

/** A unit whose points are less than it costs: for these upgrades, or (none named) for the unit itself. */
interface MissingCost {
  readonly unit: UnitId;
  readonly name: string;
  readonly upgrades: readonly string[];
}

/** [LB-LEDGER-19] [LC-LEDGER-17] What is missing in the count is named; it is never a silent nought. */
export function missingCosts(
  units: readonly (Unit | NewUnit)[],
  edition: EditionName,
): readonly MissingCost[] {
  return units.flatMap(({ id, name, points, card }): readonly MissingCost[] => {
    if (card === undefined) return points === 0 ? [{ unit: id, name, upgrades: [] }] : [];
    const counted = [...(card.told ? [] : card.upgrades), ...(card.besideUpgrades ?? [])];
    const upgrades = counted
      .filter((upgrade) => costIn(upgrade, edition) === null)
      .map(upgradeName);
    return upgrades.length === 0 ? [] : [{ unit: id, name, upgrades }];
  });
}
