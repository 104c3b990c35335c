/** [LB-LEDGER-23] What is noted on a unit, and what takes it away again. */
import type { RuleId } from "../game.ts";
import type { EditionName, Reminder } from "./names.ts";
import type { State, Unit } from "./state.ts";

export const mostReminders: Readonly<Record<Reminder, number>> = {
  suppression: 12,
  standby: 1,
  exhausted: 6,
};

export function remindersOf({ reminders }: Unit, reminder: Reminder): number {
  return reminders?.[reminder] ?? 0;
}

export function withReminder(unit: Unit, reminder: Reminder, count: number): Unit {
  const { reminders, ...rest } = unit;
  const all = Object.entries({ ...reminders, [reminder]: count }).filter(([, n]) => n > 0);
  return all.length === 0 ? rest : { ...rest, reminders: Object.fromEntries(all) };
}

/** What an End Phase clears away: standby, and one suppression of each unit. */
export function withRoundBegun(unit: Unit): Unit {
  if (unit.reminders === undefined) return unit;
  const rallied = withReminder(unit, "suppression", remindersOf(unit, "suppression") - 1);
  return withReminder(rallied, "standby", 0);
}

/** [LB-STIMS-09] Recovering takes all suppression away and readies what is exhausted. */
export function withRecovered(unit: Unit): Unit {
  return withReminder(withReminder(unit, "suppression", 0), "exhausted", 0);
}

/** Standby, then detonations, then the rest: what people forget in the heat of it. */
export const afterAction: Readonly<Record<EditionName, RuleId>> = {
  classic: "LB-ORDER-07",
  current: "LC-ORDER-02",
};

export function standingBy({ units }: Pick<State, "units">): readonly Unit[] {
  return units.filter((unit) => !unit.defeated && remindersOf(unit, "standby") > 0);
}
