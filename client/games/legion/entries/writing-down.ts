/** From a line of an army list to units with ids nobody has yet. */
import {
  numbered,
  unitsFromList,
  type ListedUnit,
  type NewUnit,
  type Rank,
  type Side,
  type View,
} from "#rules/legion/index.ts";

export function newUnits(
  view: View,
  side: Side,
  listed: readonly ListedUnit[],
  rank?: Rank,
): readonly NewUnit[] {
  const list = {
    faction: null,
    points: null,
    battleForce: null,
    units: listed,
    cards: [],
    unread: [],
  };
  const letter = side === "blue" ? "b" : "r";
  const used = new Set(view.units.map((unit) => unit.id));
  let next = view.units.filter((unit) => unit.side === side).length + 1;
  const open = listed.flatMap((unit) => Array<ListedUnit>(unit.count).fill(unit));
  const units = unitsFromList(list, side, view.edition, () => rank ?? "corps").map((unit, at) => {
    while (used.has(`${letter}${next}`)) next++;
    return { ...unit, id: `${letter}${next++}`, ...questionAbout(open[at], rank) };
  });
  return numbered(
    units,
    view.units.filter((unit) => unit.side === side).map(({ name }) => name),
  );
}

/** [LB-LEDGER-15] A unit nobody recognised goes into the ledger with its question. A rank given by hand answers it. */
function questionAbout(
  listed: ListedUnit | undefined,
  rank: Rank | undefined,
): Pick<NewUnit, "open"> {
  const asks = listed !== undefined && listed.id === null && rank === undefined;
  return asks ? { open: listed.mayBe ?? [] } : {};
}
