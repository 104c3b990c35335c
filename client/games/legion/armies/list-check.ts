/** [LC-LEDGER-03] A list that counts itself is held to its count: of units, and of points. */
import type { ArmyList, NewUnit } from "#rules/legion/index.ts";
import type { Words } from "#words/made/legion/words.ts";

export interface ListCheck {
  readonly units: Count;
  readonly points: Count;
  readonly fits: boolean;
}

/** `said`: `null` where the list does not say. */
interface Count {
  readonly read: number;
  readonly said: number | null;
}

/** `null`: it says nothing about itself. A link tells the size of the game, not what the list costs. */
export function listCheck(
  list: ArmyList,
  army: readonly NewUnit[],
  isLink: boolean,
): ListCheck | null {
  const units = { read: army.length, said: list.activations ?? null };
  const points = {
    read: army.reduce((sum, unit) => sum + unit.points, 0),
    said: isLink ? null : list.points,
  };
  if (units.said === null && points.said === null) return null;
  const fits = [units, points].every(({ read, said }) => said === null || said === read);
  return { units, points, fits };
}

export function checkText({ units, points, fits }: ListCheck, { armies }: Words): string {
  return armies.check(units.read, units.said, points.read, points.said, fits);
}
