/** What upgrades cost. */
import { classicUpgradeCosts, upgradeCosts } from "./upgrade-costs.ts";
import type { EditionName } from "../names.ts";

export function costOf(upgrades: readonly (string | null)[], edition: EditionName): number {
  const costs = costsIn(edition);
  return upgrades.reduce((sum, id) => sum + (id === null ? 0 : (costs[id] ?? 0)), 0);
}

/** `null`: nobody has told the ledger. */
export function costIn(upgrade: string, edition: EditionName): number | null {
  return costsIn(edition)[upgrade] ?? null;
}

function costsIn(edition: EditionName): Readonly<Record<string, number>> {
  return edition === "current" ? upgradeCosts : classicUpgradeCosts;
}
