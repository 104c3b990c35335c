/** Emergency Stims: up to two wounds wait on the card until the end of the unit's next activation. */
import type { Decision, Refusal } from "../../game.ts";
import { refuseFor, ruleFor } from "../edition/edition.ts";
import type { Event } from "../events.ts";
import { livingRefusal } from "../entries/presence.ts";
import { newPage, type PageDraft } from "../entries/page.ts";
import { unitOf } from "../units.ts";
import { type State, type StimsRoute, type Unit } from "../state.ts";
import { type UnitId } from "../names.ts";
import { sufferWounds } from "./defeat.ts";

/** [LB-STIMS-07] */
const mostDeferred = 2;

interface Incoming {
  readonly on: UnitId;
  readonly wounds: number;
  readonly stims: number;
}

/** [LB-STIMS-07] Puts what the card can take onto it and says how many wounds that were; the rest is suffered now. */
export function deferOntoStims(
  page: PageDraft,
  { on, wounds, stims }: Incoming,
  source: { readonly by: UnitId | null; readonly route: StimsRoute },
): number {
  const unit = unitOf(page.now(), on);
  const deferred = unit.defeated || unit.stims === null ? 0 : Math.min(stims, wounds, mostDeferred);
  if (deferred > 0)
    page.write(ruleFor(page.now(), "stims"), {
      type: "stims-loaded",
      unit: on,
      wounds: deferred,
      ...source,
    });
  return deferred;
}

/** [LB-STIMS-09] An exhausted card takes nothing. */
export function stimsRefusal(state: State, id: UnitId, stims: number): Refusal | null {
  if (stims === 0 || unitOf(state, id).stims?.ready === true) return null;
  return refuseFor(state, "NO_STIMS", "stims-exhausted", { unit: id });
}

/**
 * [LB-STIMS-01] [LB-STIMS-02] The wounds come one load after the other; the load that brings the last one is the cause.
 */
export function payStims(page: PageDraft, id: UnitId): void {
  const loads = unitOf(page.now(), id).stims?.loads ?? [];
  page.write(ruleFor(page.now(), "stims-payment"), { type: "stims-paid", unit: id });
  for (const { by, route, wounds } of loads) {
    sufferWounds(
      page,
      { unit: id, wounds, ground: "stims-payment" },
      { route: "stims", by, loadedBy: route },
    );
  }
}

/** [LB-STIMS-09] Something is exhausted, or suppression lies on the unit. */
export function canRecover(unit: Unit): boolean {
  const { suppression = 0, exhausted = 0 } = unit.reminders ?? {};
  return unit.stims?.ready === false || suppression + exhausted > 0;
}

export function recover(state: State, id: UnitId): Decision<Event> {
  const refusal = livingRefusal(state, id);
  if (refusal !== null) return refusal;
  if (!canRecover(unitOf(state, id))) return refuseFor(state, "NO_STIMS", "recover", { unit: id });
  const page = newPage(state);
  page.write(ruleFor(state, "recover"), { type: "stims-readied", unit: id });
  return page.events();
}
