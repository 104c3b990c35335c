/** From an imported list to units in the ledger. */
import { cardById, factsIn } from "../cards/facts.ts";
import type { NewUnit } from "../commands.ts";
import type { CardBehind } from "../state.ts";
import { besideOf, combinedWith } from "./beside.ts";
import type { EditionName, Keyword, Rank, Side } from "../names.ts";
import { costOf } from "../cards/prices.ts";
import { keywordsGiven } from "../cards/given-keywords.ts";
import type { ArmyList, ListedUnit } from "./army-list.ts";

const stimsUpgrade = "db";
const mostPerArmy = 200;

/** One unit per copy, ids `b1`, `b2` … or `r1`, `r2` …; `rankOf` answers for units nobody recognised. */
export function unitsFromList(
  list: ArmyList,
  side: Side,
  edition: EditionName,
  rankOf: (unit: ListedUnit) => Rank,
): readonly NewUnit[] {
  const copies = list.units
    .flatMap((listed) => Array<ListedUnit>(Math.min(listed.count, mostPerArmy)).fill(listed))
    .slice(0, mostPerArmy);
  return copies.map((listed, at) =>
    unitFromCard(listed, `${side === "blue" ? "b" : "r"}${at + 1}`, side, edition, rankOf),
  );
}

function unitFromCard(
  listed: ListedUnit,
  id: string,
  side: Side,
  edition: EditionName,
  rankOf: (unit: ListedUnit) => Rank,
): NewUnit {
  const card = listed.id === null ? null : cardById(listed.id);
  const facts = card === null ? null : factsIn(card, edition);
  const counterpart = combinedWith(listed.counterpart?.id, edition);
  return {
    id,
    name: card?.name ?? listed.name,
    side,
    rank: listed.rank ?? rankOf(listed),
    wounds: (facts?.wounds ?? 6) + (counterpart?.wounds ?? 0),
    wounded: 0,
    keywords: keywordsOf(listed, facts?.keywords ?? []),
    types: facts?.types ?? [],
    points: pointsOf(listed, facts?.points ?? 0, edition) + besideOf(listed, edition).beside,
    transport: facts?.transport ?? null,
    inside: null,
    emergencyStims: listed.upgrades.includes(stimsUpgrade),
    ...(counterpart === null ? {} : { counterpart }),
    ...(listed.id === null || card === null
      ? {}
      : { card: cardBehind(listed, listed.id, edition) }),
  };
}

function cardBehind(listed: ListedUnit, id: string, edition: EditionName): CardBehind {
  return {
    id,
    upgrades: listed.upgrades.filter((upgrade) => upgrade !== null),
    told: listed.points !== undefined,
    ...besideOf(listed, edition),
  };
}

function keywordsOf(listed: ListedUnit, printed: readonly Keyword[]): readonly Keyword[] {
  const given = [
    ...keywordsGiven(listed.upgrades),
    ...(listed.bounty ? (["bounty"] as const) : []),
  ];
  return [...new Set([...printed, ...given])];
}

/** [LC-END-06] What the list says; else the card and every upgrade whose cost is known. */
function pointsOf(listed: ListedUnit, card: number, edition: EditionName): number {
  return listed.points ?? card + costOf(listed.upgrades, edition);
}
