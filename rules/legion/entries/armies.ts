/** Writing the armies down. */
import { isRefusal, type Decision, type Refusal } from "../../game.ts";
import type { NewUnit } from "../commands.ts";
import { editionOf, refuseFor, ruleFor } from "../edition/edition.ts";
import type { Event } from "../events.ts";
import { newPage } from "./page.ts";
import { knownRefusal } from "./presence.ts";
import { bountyIsOn } from "../edition/scenario.ts";
import { printedIn } from "../lists/printed.ts";
import { findUnit, unitOf } from "../units.ts";
import { type Side, type UnitId } from "../names.ts";
import { type State } from "../state.ts";

export const mostUnits = 400;

/**
 * [LB-LEDGER-03] Before the marks; and later, for a unit nobody
 * thought would matter. [LB-SETUP-12] A late hunter marks nobody.
 */
export function addUnit(state: State, unit: NewUnit): Decision<Event> {
  if (findUnit(state, unit.id) !== null)
    return refuseFor(state, "UNIT_EXISTS", "armies-open", { unit: unit.id });
  if (state.units.length >= mostUnits)
    return refuseFor(state, "TOO_MANY_UNITS", "army-size", { most: mostUnits });
  const placed = asPrinted(state, unit);
  return rideRefusal(state, placed) ?? written(state, { type: "unit-added", unit: placed });
}

/** All of them, or none. */
export function addArmy(state: State, units: readonly NewUnit[]): Decision<Event> {
  const page = newPage(state);
  for (const unit of units) {
    const decision = addUnit(page.now(), unit);
    if (isRefusal(decision)) return decision;
    for (const { rule, ...deed } of decision) page.write(rule, deed);
  }
  return page.events();
}

/** [LB-LEDGER-15] [LC-LEDGER-14] A list pasted again replaces the one before. */
export function listArmy(state: State, side: Side, units: readonly NewUnit[]): Decision<Event> {
  const refusal = openRefusal(state);
  if (refusal !== null) return refusal;
  const page = newPage(state);
  page.write(ruleFor(state, "list-questions"), { type: "army-listed", side });
  for (const unit of units) {
    const decision = addUnit(page.now(), { ...unit, side });
    if (isRefusal(decision)) return decision;
    for (const { rule, ...deed } of decision) page.write(rule, deed);
  }
  return page.events();
}

export function changeUnit(state: State, listed: NewUnit): Decision<Event> {
  const unit = asPrinted(state, listed);
  const refusal =
    openRefusal(state) ??
    knownRefusal(state, unit.id) ??
    rideRefusal(state, unit) ??
    riddenRefusal(state, unit);
  return refusal ?? written(state, { type: "unit-changed", unit });
}

export function removeUnit(state: State, id: UnitId): Decision<Event> {
  const refusal = openRefusal(state) ?? knownRefusal(state, id) ?? occupiedRefusal(state, id);
  if (refusal !== null) return refusal;
  const { name } = unitOf(state, id);
  return written(state, { type: "unit-removed", unit: id, name });
}

/** [LB-LEDGER-22] [LC-LEDGER-19] Before the marks: seats stay, colours and armies change sides. */
export function swapColours(state: State): Decision<Event> {
  return openRefusal(state) ?? [{ type: "colours-swapped", rule: ruleFor(state, "colours") }];
}

export function closeArmies(state: State, whole: boolean): Decision<Event> {
  const refusal = openRefusal(state) ?? questionsRefusal(state);
  if (refusal !== null) return refusal;
  const page = newPage(state);
  page.write(ruleFor(state, "armies-open"), {
    type: "armies-closed",
    ...(whole ? { whole } : {}),
  });
  if (bountyIsOn(state)) editionOf(state).placeOwnMarks(page);
  return page.events();
}

/** [LB-LEDGER-15] [LC-LEDGER-14] No unit is lost to a question nobody answered. */
function questionsRefusal(state: State): Refusal | null {
  const count = state.units.filter((unit) => unit.open !== null).length;
  return count === 0 ? null : refuseFor(state, "QUESTIONS_OPEN", "list-questions", { count });
}

function openRefusal(state: State): Refusal | null {
  return state.phase === "armies" ? null : refuseFor(state, "ARMIES_CLOSED", "armies-open");
}

/** [LC-TRANSPORT-03] Where nobody rides, a unit listed in a transport stands beside it; no unit is lost for that. */
function asPrinted(state: State, unit: NewUnit): NewUnit {
  const printed = printedIn(unit, state.edition);
  return editionOf(state).passengers ? printed : { ...printed, inside: null };
}

/** A rider needs a transport of its own side that is already written down. */
function rideRefusal(state: State, unit: NewUnit): Refusal | null {
  if (unit.inside === null) return null;
  const vehicle = findUnit(state, unit.inside);
  const fits =
    vehicle !== null &&
    vehicle.id !== unit.id &&
    vehicle.transport !== null &&
    vehicle.side === unit.side &&
    !vehicle.defeated;
  return fits && !unit.types.includes("vehicle")
    ? null
    : refuseFor(state, "NOT_A_TRANSPORT", "transport-board", {
        unit: unit.id,
        vehicle: unit.inside,
      });
}

function riddenRefusal(state: State, unit: NewUnit): Refusal | null {
  const before = findUnit(state, unit.id);
  const same = before !== null && before.side === unit.side && before.transport === unit.transport;
  return same ? null : occupiedRefusal(state, unit.id);
}

function occupiedRefusal(state: State, id: UnitId): Refusal | null {
  const rider = state.units.find((unit) => unit.inside === id);
  return rider === undefined
    ? null
    : refuseFor(state, "TRANSPORT_OCCUPIED", "transport-board", { unit: rider.id, vehicle: id });
}

function written(
  state: State,
  deed:
    | { type: "unit-added" | "unit-changed"; unit: NewUnit }
    | { type: "unit-removed"; unit: UnitId; name: string },
): readonly Event[] {
  const page = newPage(state);
  page.write(ruleFor(state, "armies-open"), deed);
  return page.events();
}
