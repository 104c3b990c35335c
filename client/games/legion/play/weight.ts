/** Which units are shown, and which of them first. */
import { isHunter, isTarget, marksOn } from "#rules/legion/index.ts";
import type { Side, Unit, View } from "#rules/legion/index.ts";

/** Only these are worth a tile; the rest folds into "other units". */
export function matters(view: View, unit: Unit): boolean {
  const role =
    unit.rank === "commander" ||
    unit.rank === "operative" ||
    isTarget(view, unit.id) ||
    unit.keywords.length > 0 ||
    unit.transport !== null ||
    unit.stims !== null ||
    unit.reminders !== undefined;
  return role || unit.poison.length > 0 || marksOn(view, unit.id).length > 0;
}

/** Hunters and the marked first, then whoever can be marked; the defeated last. */
export function byWeight(view: View): (one: Unit, two: Unit) => number {
  const weight = (unit: Unit): number =>
    Number(unit.defeated) * 8 -
    Number(isHunter(unit)) * 4 -
    Number(marksOn(view, unit.id).length > 0) * 2 -
    Number(unit.rank === "commander" || unit.rank === "operative");
  return (one, two) => weight(one) - weight(two);
}

/** Everyone of a side who has not gone in this round, shown or not. */
export function yetToGo({ units, activated }: View, side: Side): readonly Unit[] {
  return units.filter(
    (unit) => unit.side === side && !unit.defeated && !activated.includes(unit.id),
  );
}
