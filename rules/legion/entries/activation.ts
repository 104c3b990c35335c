/** The end of a unit's activation: poison and Stims, in the order its controller likes. */
import type { Decision, Refusal } from "../../game.ts";
import type { EndActivation } from "../commands.ts";
import { refuseFor, ruleFor } from "../edition/edition.ts";
import type { Event } from "../events.ts";
import { newPage, type PageDraft } from "./page.ts";
import { hunterChoice, sufferPoison } from "../blows/poison.ts";
import { livingRefusal } from "./presence.ts";
import { unitOf } from "../units.ts";
import { type Effect, type Question, type State, type Unit } from "../state.ts";
import { type UnitId } from "../names.ts";
import { payStims } from "../blows/stims.ts";

export function waitingEffects(unit: Unit): readonly Effect[] {
  const poison: readonly Effect[] = unit.poison.length > 0 ? ["poison"] : [];
  const stims: readonly Effect[] =
    unit.stims !== null && unit.stims.loads.length > 0 ? ["stims"] : [];
  return [...poison, ...stims];
}

/** [LC-STIMS-01] [LC-POISON-01] In the current edition neither pays, unless a ruling says so: nothing hangs on it. */
export function orderMatters({ edition, policies }: Pick<State, "edition" | "policies">): boolean {
  return edition === "classic" || policies.stimsPay || policies.poisonPays;
}

/** [LB-ORDER-05] The order is the controller's; asked for when both wait and nobody said. */
export function endActivation(state: State, command: EndActivation): Decision<Event> {
  const refusal = livingRefusal(state, command.unit);
  if (refusal !== null) return refusal;
  const waiting = waitingEffects(unitOf(state, command.unit));
  if (command.order === null && waiting.length > 1 && orderMatters(state))
    return ask(state, { type: "effect-order", unit: command.unit, effects: waiting });
  const order = waiting.length > 1 ? (command.order ?? waiting) : waiting;
  return (
    orderRefusal(state, command.unit, waiting, order) ??
    resolve(state, command.unit, order, command.creditTo)
  );
}

export function orderRefusal(
  state: State,
  unit: UnitId,
  waiting: readonly Effect[],
  order: readonly Effect[],
): Refusal | null {
  const complete =
    order.length === waiting.length && waiting.every((effect) => order.includes(effect));
  return complete ? null : refuseFor(state, "BAD_ORDER", "effect-order", { unit });
}

/**
 * [LB-POISON-08] Judged on a page of its own; when the choice is
 * needed and missing, the page is thrown away and the question stands.
 */
function resolve(
  state: State,
  id: UnitId,
  order: readonly Effect[],
  creditTo: UnitId | null,
): Decision<Event> {
  const page = newPage(state);
  page.write(ruleFor(state, "effect-order"), { type: "activation-ended", unit: id, order });
  for (const effect of order) {
    const missing = effect === "poison" ? missingChoice(page, id, order, creditTo) : null;
    if (missing !== null) {
      if (creditTo !== null)
        return refuseFor(state, "CHOICE_REQUIRED", "poison-choice", { unit: id });
      return ask(state, missing);
    }
    if (effect === "poison") sufferPoison(page, id, creditTo);
    else payStims(page, id);
  }
  return page.events();
}

function missingChoice(
  page: PageDraft,
  id: UnitId,
  order: readonly Effect[],
  creditTo: UnitId | null,
): Question | null {
  const hunters = hunterChoice(page.now(), unitOf(page.now(), id));
  if (hunters.length === 0 || (creditTo !== null && hunters.includes(creditTo))) return null;
  return { type: "poison-credit", unit: id, order, hunters };
}

function ask(state: State, question: Question): Decision<Event> {
  const page = newPage(state);
  page.write(ruleFor(state, question.type === "effect-order" ? "effect-order" : "poison-choice"), {
    type: "asked",
    question,
  });
  return page.events();
}
