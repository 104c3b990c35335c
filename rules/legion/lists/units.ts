/** From an imported list to units in the ledger. */
import { cardById, factsIn } from "../cards/facts.ts";
import type { NewUnit } from "../commands.ts";
import type { EditionName, Keyword, Rank, Side } from "../state.ts";
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
  const printed: readonly Keyword[] = facts?.keywords ?? [];
  return {
    id,
    name: card?.name ?? listed.name,
    side,
    rank: listed.rank ?? rankOf(listed),
    wounds: facts?.wounds ?? 6,
    wounded: 0,
    keywords: listed.bounty && !printed.includes("bounty") ? [...printed, "bounty"] : printed,
    types: facts?.types ?? [],
    points: listed.points ?? facts?.points ?? 0,
    transport: facts?.transport ?? null,
    inside: null,
    emergencyStims: listed.upgrades.includes(stimsUpgrade),
  };
}
