/** [LB-LEDGER-23] [LC-LEDGER-20] Suppression, standby, exhausted cards: noted, never judged by. */
import type { Decision, Refusal } from "../../game.ts";
import { refuseFor, ruleFor } from "../edition/edition.ts";
import type { Event } from "../events.ts";
import type { Reminder, UnitId } from "../names.ts";
import type { State } from "../state.ts";
import { unitOf } from "../units.ts";
import { newPage } from "./page.ts";
import { knownRefusal, livingRefusal } from "./presence.ts";

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
