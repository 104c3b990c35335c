/** From a line of an army list to units with ids nobody has yet. */
import {
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
  rank: Rank = "corps",
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
  return unitsFromList(list, side, view.edition, () => rank).map((unit) => {
    while (used.has(`${letter}${next}`)) next++;
    return { ...unit, id: `${letter}${next++}` };
  });
}
