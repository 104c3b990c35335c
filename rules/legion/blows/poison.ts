/** Poison tokens: who caused them is remembered until they are suffered. */
import type { Decision } from "../../game.ts";
import { knownRefusal, livingRefusal } from "../entries/presence.ts";
import type { Event } from "../events.ts";
import { editionOf, refuseFor, ruleFor } from "../edition/edition.ts";
import { sufferWounds } from "./defeat.ts";
import { newPage, type PageDraft } from "../entries/page.ts";
import { marksOn, remaining, unitOf } from "../units.ts";
import { type State, type Unit } from "../state.ts";
import { type UnitId } from "../names.ts";

/**
 * [LB-POISON-05] Droids and vehicles cannot be poisoned. [LB-POISON-02] How a hunter caused the poison does not matter.
 */
export function poison(page: PageDraft, id: UnitId, tokens: number, by: UnitId | null): void {
  const unit = unitOf(page.now(), id);
  if (tokens === 0 || unit.defeated || unit.types.length > 0) return;
  page.write(ruleFor(page.now(), "poison"), { type: "poisoned", unit: id, tokens, by });
}

/** Tokens somebody wrote down as such; [LB-POISON-05] not on droids and vehicles. */
export function poisonUnit(
  state: State,
  id: UnitId,
  tokens: number,
  by: UnitId | null,
): Decision<Event> {
  const refusal = livingRefusal(state, id) ?? (by === null ? null : knownRefusal(state, by));
  if (refusal !== null) return refusal;
  if (unitOf(state, id).types.length > 0)
    return refuseFor(state, "NO_POISON", "poison", { unit: id });
  const page = newPage(state);
  poison(page, id, tokens, by);
  return page.events();
}

/** [LB-POISON-01] [LB-POISON-04] One wound per token, then all of them are gone. */
export function sufferPoison(page: PageDraft, id: UnitId, creditTo: UnitId | null): void {
  const state = page.now();
  const unit = unitOf(state, id);
  if (unit.defeated) return;
  const [only, second] = editionOf(state).poisonHunters(state, unit);
  const by = second === undefined ? (only?.id ?? null) : creditTo;
  sufferWounds(
    page,
    { unit: id, wounds: unit.poison.length, ground: "poison-payment" },
    { route: "poison", by },
  );
  page.write(ruleFor(state, "poison-payment"), { type: "poison-discarded", unit: id });
}

/** [LB-POISON-08] The hunters among whom their player must choose; empty when nothing hangs on it. */
export function hunterChoice(state: State, unit: Unit): readonly UnitId[] {
  const fatal = !unit.defeated && unit.poison.length >= remaining(unit);
  if (!fatal || marksOn(state, unit.id).length === 0) return [];
  const hunters = editionOf(state).poisonHunters(state, unit);
  return hunters.length > 1 ? hunters.map((hunter) => hunter.id) : [];
}
