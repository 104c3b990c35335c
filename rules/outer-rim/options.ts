/**
 * What a seat may do: the choices of the question it has not answered yet. It stands for the
 * reference card [UB-COMP-06, UB-SETUP-10] and shows where crossing is possible [UB-CORE-12].
 */
import { offersOf } from "./bargaining/samples.ts";
import { shapeOf } from "./bargaining/shape.ts";
import { listed, whyRefused } from "./refusals.ts";
import type { DealShape } from "./bargaining/shape.ts";
import type { Command } from "./commands.ts";
import type { Question, State } from "./state.ts";
import type { View } from "./view.ts";
import type { Outcome, Refusal, Seat } from "../game.ts";
import { fameOf } from "./effects/conditions.ts";

const nothing: readonly Command[] = [];

function questionOf(view: View): Question | undefined {
  if (view.viewer === "spectator" || view.winner !== null) return undefined;
  return view.questions.find(
    (question, i) => question.seat === view.viewer && view.answered[i] !== true,
  );
}

export function options(view: View): readonly Command[] {
  const question = questionOf(view);
  if (question === undefined) return nothing;
  const { deal, seat } = question;
  const choices = listed(question);
  return deal === undefined ? choices : [...choices, ...offersOf(view, deal, seat, view.asked)];
}

/** What may be put on the table beside the choices of the question; `null` when nobody can be talked to now. */
export function dealShape(view: View, question: Question): DealShape | null {
  return question.deal === undefined ? null : shapeOf(view, question.deal, question.seat);
}

export function whyNot(view: View, command: Command): Refusal | null {
  return whyRefused(view, questionOf(view), command);
}

export function awaited(state: State): readonly Seat[] {
  if (state.winner !== null) return [];
  const seats: Seat[] = [];
  const { questions, answers } = state.pending;
  for (let i = 0; i < questions.length; i++) {
    const seat = questions[i]?.seat;
    if (seat !== undefined && (answers[i] ?? null) === null && !seats.includes(seat))
      seats.push(seat);
  }
  return seats;
}

/** Words that change as little as possible. */
const quiet: readonly Command["type"][] = [
  "decline",
  "leave-market",
  "end-actions",
  "cancel",
  "stay",
  "stand",
  "roll",
  "earn",
  "encounter-space",
  "take-credits",
  "capture",
  "pay",
];

/** [OR-TURN-08] The mildest choice when the time is up. */
export function onTimeOut(view: View): Command {
  const choices = options(view);
  for (const type of quiet) {
    const found = choices.find((choice) => choice.type === type);
    if (found !== undefined) return found;
  }
  const first = choices[0];
  if (first === undefined) throw new Error("nobody is asked");
  return first;
}

/**
 * [OR-FAME-05] The winner first; the others by fame, then credits.
 * When a printed opponent won, the first place stays empty.
 */
export function outcome(state: State): Outcome | null {
  const { winner } = state;
  if (winner === null) return null;
  const seats: Seat[] = [];
  for (let i = 0; i < state.seats; i++) seats.push(i);
  const rank = (seat: Seat): number =>
    (seat === winner ? 1e9 : 0) + fameOf(state, seat) * 1e6 + (state.players[seat]?.credits ?? 0);
  const places: Seat[][] = winner < state.seats ? [] : [[]];
  for (const seat of seats.toSorted((a, b) => rank(b) - rank(a))) {
    const last = places.at(-1);
    if (last?.[0] !== undefined && rank(last[0]) === rank(seat)) last.push(seat);
    else places.push([seat]);
  }
  const pads = seats.map((seat) => ({
    fame: fameOf(state, seat),
    credits: state.players[seat]?.credits ?? 0,
    won: seat === winner ? 1 : 0,
  }));
  return {
    places,
    pads,
    rule: state.rules.ambitions && winner < state.seats ? "UB-AMB-15" : "OR-FAME-03",
  };
}
