/** Is the unit in the ledger, and does it still live? */
import type { Refusal } from "../../game.ts";
import { refuseFor } from "../edition/edition.ts";
import { findUnit, unitOf } from "../units.ts";
import { type State } from "../state.ts";
import { type UnitId } from "../names.ts";

export function knownRefusal(state: State, id: UnitId): Refusal | null {
  return findUnit(state, id) === null
    ? refuseFor(state, "UNKNOWN_UNIT", "unit-known", { unit: id })
    : null;
}

function aliveRefusal(state: State, id: UnitId): Refusal | null {
  return unitOf(state, id).defeated
    ? refuseFor(state, "UNIT_DEFEATED", "unit-alive", { unit: id })
    : null;
}

export function livingRefusal(state: State, id: UnitId): Refusal | null {
  return knownRefusal(state, id) ?? aliveRefusal(state, id);
}
