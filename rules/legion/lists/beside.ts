/** What stands beside a unit in its list: the counterpart's card, upgrades and cost. */
import { cardById, factsIn } from "../cards/facts.ts";
import { costOf } from "../cards/prices.ts";
import type { NewUnit } from "../commands.ts";
import type { EditionName } from "../names.ts";
import type { CardBehind, Counterpart } from "../state.ts";
import type { ListedUnit } from "./army-list.ts";

type Beside = Pick<CardBehind, "beside" | "companion" | "besideUpgrades">;

/** Upgrades only where their cost is counted from cards: then one nobody has priced can be named [LC-LEDGER-17]. */
export function besideOf({ counterpart }: ListedUnit, edition: EditionName): Beside {
  if (counterpart === undefined || cardById(counterpart.id) === null) return { beside: 0 };
  const { id, points } = counterpart;
  const upgrades = counterpart.upgrades.filter((upgrade) => upgrade !== null);
  const companion = { id, told: points !== undefined };
  if (points !== undefined) return { beside: points, companion };
  const counted = { companion, ...(upgrades.length === 0 ? {} : { besideUpgrades: upgrades }) };
  return { beside: besideIn({ beside: 0, ...counted }, edition), ...counted };
}

/** [LC-LEDGER-12] Unless the list said it, a counterpart costs what its card costs in the edition played. */
export function besideIn(behind: Beside, edition: EditionName): number {
  const { beside, companion, besideUpgrades = [] } = behind;
  const card = companion === undefined ? null : cardById(companion.id);
  if (card === null || companion?.told === true) return beside;
  return factsIn(card, edition).points + costOf(besideUpgrades, edition);
}

/** [LC-COMBINED-01] Only the current edition plays both cards as one unit. */
export function combinedWith(id: string | undefined, edition: EditionName): Counterpart | null {
  const card = id === undefined ? null : cardById(id);
  if (card === null || edition !== "current") return null;
  const { wounds, keywords = [] } = factsIn(card, edition);
  return { name: card.name, wounds, keywords };
}

/** [LC-LEDGER-12] A counterpart that the edition before did not combine is not lost. */
export function combinedIn(unit: NewUnit, edition: EditionName): Counterpart | null {
  if (edition !== "current") return null;
  return unit.counterpart ?? combinedWith(unit.card?.companion?.id, edition);
}
