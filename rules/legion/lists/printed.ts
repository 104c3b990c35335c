/** A unit on a card, edition by edition. */
import { cardById, factsIn } from "../cards/facts.ts";
import { keywordsGiven } from "../cards/given-keywords.ts";
import { costOf } from "../cards/prices.ts";
import type { NewUnit } from "../commands.ts";
import type { EditionName } from "../names.ts";
import { besideIn, combinedIn } from "./beside.ts";

/**
 * [LC-LEDGER-12] A unit as this edition prints its card: when
 * the edition changes, rank, wounds, keywords and points follow.
 */
export function printedIn(unit: NewUnit, edition: EditionName): NewUnit {
  const printed = unit.card === undefined ? null : cardById(unit.card.id);
  if (unit.card === undefined || printed === null) return unit;
  const { upgrades, told, companion } = unit.card;
  const facts = factsIn(printed, edition);
  const counterpart = combinedIn(unit, edition);
  const beside = besideIn(unit.card, edition);
  return {
    ...unit,
    rank: facts.rank ?? unit.rank,
    wounds: facts.wounds + (counterpart?.wounds ?? 0),
    wounded: Math.min(unit.wounded, facts.wounds - 1),
    keywords: [...new Set([...(facts.keywords ?? []), ...keywordsGiven(upgrades)])],
    points:
      beside + (told ? unit.points - unit.card.beside : facts.points + costOf(upgrades, edition)),
    ...(companion === undefined ? {} : { counterpart }),
    card: { ...unit.card, beside },
  };
}
