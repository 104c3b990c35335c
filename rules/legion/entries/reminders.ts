/** [LB-LEDGER-23] [LC-LEDGER-20] Suppression, standby, exhausted cards: noted, never judged by. */
import type { Decision, Refusal } from "../../game.ts";
import type { Reminder } from "../commands.ts";
import { refuseFor, ruleFor } from "../edition/edition.ts";
import type { Event } from "../events.ts";
import type { UnitId } from "../names.ts";
import type { State, Unit } from "../state.ts";
import { unitOf } from "../units.ts";
import { newPage } from "./page.ts";
import { knownRefusal, livingRefusal } from "./presence.ts";

export const mostReminders: Readonly<Record<Reminder, number>> = {
  suppression: 12,
  standby: 1,
  exhausted: 6,
};

export function setReminder(
  state: State,
  unit: UnitId,
  reminder: Reminder,
  count: number,
): Decision<Event> {
  const refusal = livingRefusal(state, unit);
  if (refusal !== null) return refusal;
  const page = newPage(state);
  page.write(ruleFor(state, "reminders"), { type: "reminder-set", unit, reminder, count });
  return page.events();
}

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

/** [LB-LEDGER-24] [LC-LEDGER-21] At any time: no two of a side are called the same by it. */
export function renameUnit(state: State, id: UnitId, name: string): Decision<Event> {
  const refusal = knownRefusal(state, id) ?? nameRefusal(state, id, name);
  if (refusal !== null) return refusal;
  const page = newPage(state);
  const { name: was } = unitOf(state, id);
  page.write(ruleFor(state, "renaming"), { type: "unit-renamed", unit: id, name, was });
  return page.events();
}

function nameRefusal(state: State, id: UnitId, name: string): Refusal | null {
  const { side } = unitOf(state, id);
  const taken = state.units.some(
    (unit) => unit.id !== id && unit.side === side && unit.name === name,
  );
  return taken ? refuseFor(state, "NAME_TAKEN", "renaming", { unit: id }) : null;
}
