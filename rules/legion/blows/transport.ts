/** Riding in a transport. What a wounded or wrecked one does to its riders is in `defeat.ts`. */
import type { Decision, Refusal } from "../../game.ts";
import { editionOf, refuseFor, ruleFor } from "../edition/edition.ts";
import type { Event } from "../events.ts";
import { newPage } from "../entries/page.ts";
import { livingRefusal } from "../entries/presence.ts";
import { unitOf } from "../units.ts";
import { type State } from "../state.ts";
import { type UnitId } from "../names.ts";

/** [LB-SETUP-07] [LB-SETUP-15] A mark travels with its unit; a rider stays a legal target and stays able to receive. */
export function board(state: State, id: UnitId, vehicle: UnitId): Decision<Event> {
  const refusal =
    livingRefusal(state, id) ??
    livingRefusal(state, vehicle) ??
    passengerRefusal(state, id) ??
    boardRefusal(state, id, vehicle);
  if (refusal !== null) return refusal;
  const page = newPage(state);
  page.write(ruleFor(state, "transport-board"), { type: "boarded", unit: id, vehicle });
  return page.events();
}

/** [LC-TRANSPORT-03] In the current edition nobody rides. */
function passengerRefusal(state: State, id: UnitId): Refusal | null {
  return editionOf(state).passengers
    ? null
    : refuseFor(state, "NO_PASSENGERS", "transport-board", { unit: id });
}

function boardRefusal(state: State, id: UnitId, vehicle: UnitId): Refusal | null {
  const unit = unitOf(state, id);
  const transport = unitOf(state, vehicle);
  const params = { unit: id, vehicle };
  if (transport.transport === null)
    return refuseFor(state, "NOT_A_TRANSPORT", "transport-board", params);
  if (transport.side !== unit.side)
    return refuseFor(state, "NOT_FRIENDLY", "transport-board", params);
  if (unit.types.includes("vehicle"))
    return refuseFor(state, "NOT_A_TROOPER", "transport-board", params);
  return unit.inside === null
    ? null
    : refuseFor(state, "ALREADY_TRANSPORTED", "transport-board", params);
}

export function disembark(state: State, id: UnitId): Decision<Event> {
  const refusal = livingRefusal(state, id);
  if (refusal !== null) return refusal;
  const vehicle = unitOf(state, id).inside;
  if (vehicle === null) return refuseFor(state, "NOT_TRANSPORTED", "transport-board", { unit: id });
  const page = newPage(state);
  page.write(ruleFor(state, "transport-board"), { type: "disembarked", unit: id, vehicle });
  return page.events();
}
