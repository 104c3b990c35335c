/** Marked Targets: two own and two enemy units a side; each one defeated pays its opponent. */
import type { Decision, Refusal } from "../../game.ts";
import { editionOf, refuseFor, ruleFor } from "../edition/edition.ts";
import { newPage, type PageDraft } from "../entries/page.ts";
import { knownRefusal } from "../entries/presence.ts";
import type { Event } from "../events.ts";
import { other, type Side, type UnitId } from "../names.ts";
import { unitOf } from "../units.ts";
import { type State, type Unit } from "../state.ts";
import { missionRefusal } from "./choose.ts";

const each = 2;

export function isTarget(state: State, id: UnitId): boolean {
  return state.mission.targets.some((target) => target.unit === id);
}

/** Units of a side that nobody has chosen yet. */
export function freeTargets(state: State, side: Side): readonly Unit[] {
  return state.units.filter(
    (unit) => unit.side === side && !unit.defeated && !isTarget(state, unit.id),
  );
}

/**
 * [LC-MARKED-01] Two of a kind, or as many as there are: with
 * fewer than four the card says nothing, and this is our ruling.
 */
export function targetsOwed(
  state: State,
  side: Side,
): { readonly own: number; readonly enemy: number } {
  return {
    own: Math.min(each, freeTargets(state, side).length),
    enemy: Math.min(each, freeTargets(state, other(side)).length),
  };
}

/** [LC-MARKED-01] [LC-ORDER-01] Blue, then red; `null` when nobody owes targets. */
export function sideToTarget(state: State): Side | null {
  if (!editionOf(state).missions || state.mission.cards?.secondary !== "marked-targets")
    return null;
  const open = (["blue", "red"] as const).find((side) => owes(state, side));
  return open ?? null;
}

function owes(state: State, side: Side): boolean {
  const { own, enemy } = targetsOwed(state, side);
  return own + enemy > 0 && state.mission.targets.every((target) => target.by !== side);
}

/**
 * [LC-MARKED-04] [LC-SETUP-07] The secondary objective is set
 * up before Bounty chooses, and before anything else happens.
 */
export function targetsRefusal(state: State): Refusal | null {
  const side = state.phase === "armies" ? null : sideToTarget(state);
  return side === null ? null : refuseFor(state, "TARGETS_REQUIRED", "targets-required", { side });
}

export function chooseTargets(state: State, side: Side, units: readonly UnitId[]): Decision<Event> {
  const refusal = missionRefusal(state) ?? choiceRefusal(state, side, units);
  if (refusal !== null) return refusal;
  const page = newPage(state);
  page.write(ruleFor(state, "targets"), { type: "targets-chosen", side, units });
  return page.events();
}

function choiceRefusal(state: State, side: Side, units: readonly UnitId[]): Refusal | null {
  const turn = sideToTarget(state);
  if (turn === null) return refuseFor(state, "NO_TARGETS_OWED", "targets");
  if (turn !== side) return refuseFor(state, "BLUE_FIRST", "targets");
  for (const id of units) {
    const missing = knownRefusal(state, id);
    if (missing !== null) return missing;
    if (isTarget(state, id)) return refuseFor(state, "TARGET_TAKEN", "targets", { unit: id });
  }
  const { own, enemy } = targetsOwed(state, side);
  const mine = units.filter((id) => unitOf(state, id).side === side).length;
  const distinct = new Set(units).size === units.length;
  return distinct && mine === own && units.length - mine === enemy
    ? null
    : refuseFor(state, "TARGET_COUNT", "targets", { own, enemy });
}

/** [LC-MARKED-02] [LC-MARKED-03] By whatever it was defeated, and beside any bounty. */
export function payTarget(page: PageDraft, victim: Unit): void {
  if (!isTarget(page.now(), victim.id)) return;
  page.write("LC-MARKED-02", {
    type: "mission-scored",
    side: other(victim.side),
    source: "secondary",
    points: 1,
    what: victim.id,
  });
}
