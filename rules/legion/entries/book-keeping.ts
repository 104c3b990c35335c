/** Entries made by hand: wounds, healing, objectives, the round counter, leaving the battlefield. */
import type { Decision, Refusal } from "../../game.ts";
import type { SufferWounds } from "../commands.ts";
import { defeat, sufferWounds } from "../blows/defeat.ts";
import { editionOf, refuseFor, ruleFor } from "../edition/edition.ts";
import type { Event } from "../events.ts";
import { newPage } from "./page.ts";
import { knownRefusal, livingRefusal } from "./presence.ts";
import { unitOf } from "../units.ts";
import { type Side, type UnitId } from "../names.ts";
import { type State } from "../state.ts";

/** [LB-DEFEAT-12] [LB-DEFEAT-13] Nobody's wounds, or those of another unit's card or ability. */
export function woundUnit(state: State, command: SufferWounds): Decision<Event> {
  const { unit, wounds, by, cause } = command;
  const refusal = livingRefusal(state, unit) ?? (by === null ? null : knownRefusal(state, by));
  if (refusal !== null) return refusal;
  const page = newPage(state);
  const ground = by === null ? "own-wounds" : "hunter-effect";
  sufferWounds(
    page,
    { unit, wounds, ground, cause },
    { route: by === null ? "own-wounds" : "effect", by },
  );
  return page.events();
}

/** [LB-DEFEAT-11] Fled or carried off: defeated, and by nobody. */
export function leaveBattlefield(state: State, id: UnitId): Decision<Event> {
  const refusal = livingRefusal(state, id) ?? flightRefusal(state, id);
  if (refusal !== null) return refusal;
  const page = newPage(state);
  page.write(ruleFor(state, "left"), { type: "left-battlefield", unit: id });
  defeat(page, id, { route: "left", by: null });
  return page.events();
}

/** [LC-DEFEAT-05] In the current edition panic costs actions and nobody leaves the table. */
function flightRefusal(state: State, id: UnitId): Refusal | null {
  return editionOf(state).flight ? null : refuseFor(state, "NOBODY_FLEES", "left", { unit: id });
}

/** [LB-STIMS-03] Healing takes wounds off the unit, never off the Stims card. */
export function heal(state: State, id: UnitId, wounds: number): Decision<Event> {
  const refusal = livingRefusal(state, id);
  if (refusal !== null) return refusal;
  const page = newPage(state);
  page.write(ruleFor(state, "healing"), {
    type: "healed",
    unit: id,
    wounds: Math.min(wounds, unitOf(state, id).wounded),
  });
  return page.events();
}

/** [LB-LEDGER-09] Wounds nobody wrote down in time; a correction never defeats. */
export function correctWounds(state: State, id: UnitId, wounded: number): Decision<Event> {
  const refusal = livingRefusal(state, id);
  if (refusal !== null) return refusal;
  if (wounded >= unitOf(state, id).wounds)
    return refuseFor(state, "TOO_MANY_WOUNDS", "wounds-by-hand", {
      unit: id,
      most: unitOf(state, id).wounds - 1,
    });
  const page = newPage(state);
  page.write(ruleFor(state, "wounds-by-hand"), { type: "wounds-corrected", unit: id, wounded });
  return page.events();
}

/** [LB-LEDGER-07] Tokens of the objective belong to players; a negative number takes back. */
export function scoreObjective(state: State, side: Side, tokens: number): Decision<Event> {
  if (state.objectives[side] + tokens < 0)
    return refuseFor(state, "BELOW_ZERO", "objective-by-hand", { side });
  const page = newPage(state);
  page.write(ruleFor(state, "objective-by-hand"), { type: "objective-scored", side, tokens });
  return page.events();
}

export function newRound(state: State): Decision<Event> {
  if (state.round >= state.rounds)
    return refuseFor(state, "LAST_ROUND", "round-counter", { rounds: state.rounds });
  const page = newPage(state);
  page.write(ruleFor(state, "round-counter"), { type: "round-begun", round: state.round + 1 });
  return page.events();
}
