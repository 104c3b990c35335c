/** Numbers behind the names of units that are called alike. */
import type { NewUnit } from "../commands.ts";

/** [LC-LEDGER-18] Three of a name are told apart by numbers; one whose card is still asked about keeps its name. */
export function numbered(
  units: readonly NewUnit[],
  before: readonly string[] = [],
): readonly NewUnit[] {
  const taken = new Set(before);
  const bare = (name: string): string => name.replace(/ \d{1,2}$/u, "");
  const count = (name: string): number =>
    units.filter((unit) => unit.open === undefined && unit.name === name).length +
    before.filter((each) => each === name || bare(each) === name).length;
  return units.map((unit) => {
    if (unit.open !== undefined || count(unit.name) < 2) return unit;
    let nth = 1;
    while (taken.has(`${unit.name} ${nth}`) || (nth === 1 && taken.has(unit.name))) nth++;
    taken.add(`${unit.name} ${nth}`);
    return { ...unit, name: `${unit.name} ${nth}` };
  });
}
