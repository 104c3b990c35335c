/** While the referee waits for an answer, nothing else is written. */
import type { Decision, Refusal } from "../../game.ts";
import { endActivation, orderRefusal } from "./activation.ts";
import type { Command } from "../commands.ts";
import { refuseFor } from "../edition/edition.ts";
import type { Event } from "../events.ts";
import type { Effect, Question, State } from "../state.ts";
import type { UnitId } from "../names.ts";

export function pendingRefusal(state: State, command: Command): Refusal | null {
  const { question } = state;
  if (question === null || command.type === "choose-order" || command.type === "choose-credit")
    return null;
  return choiceRequired(state, question);
}

/** [LB-ORDER-05] */
export function chooseOrder(state: State, order: readonly Effect[]): Decision<Event> {
  const { question } = state;
  if (question === null) return refuseFor(state, "NOTHING_ASKED", "effect-order");
  if (question.type !== "effect-order") return choiceRequired(state, question);
  return (
    orderRefusal(state, question.unit, question.effects, order) ??
    endActivation(state, { type: "end-activation", unit: question.unit, order, creditTo: null })
  );
}

/** [LB-POISON-08] */
export function chooseCredit(state: State, hunter: UnitId): Decision<Event> {
  const { question } = state;
  if (question === null) return refuseFor(state, "NOTHING_ASKED", "poison-choice");
  if (question.type !== "poison-credit" || !question.hunters.includes(hunter))
    return choiceRequired(state, question);
  return endActivation(state, {
    type: "end-activation",
    unit: question.unit,
    order: question.order,
    creditTo: hunter,
  });
}

function choiceRequired(state: State, question: Question): Refusal {
  return refuseFor(
    state,
    "CHOICE_REQUIRED",
    question.type === "effect-order" ? "effect-order" : "poison-choice",
    { unit: question.unit },
  );
}
