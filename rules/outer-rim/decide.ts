/** May this happen, and what follows from it. */
import { sameCommand } from "./commands.ts";
import { startPlay } from "./agenda/play.ts";
import { openTalk } from "./bargaining/talk.ts";
import { whyRefused } from "./refusals.ts";
import { carryOut, run } from "./agenda/run.ts";
import type { Command } from "./commands.ts";
import type { Event } from "./events.ts";
import type { State } from "./state.ts";
import type { Chance, Decision } from "../game.ts";

export function decide(
  state: State,
  seat: number,
  command: Command,
  chance: Chance,
): Decision<Event> {
  const { questions, answers } = state.pending;
  const mine = questions.findIndex(
    (question, i) => question.seat === seat && (answers[i] ?? null) === null,
  );
  const question = questions[mine];
  const refusal = whyRefused({ ...state, asked: state.pending.number }, question, command);
  if (refusal !== null || question === undefined) return refusal ?? [];
  const chosen = question.choices.find((choice) => sameCommand(choice, command)) ?? command;
  const all: Command[] = [];
  for (let i = 0; i < questions.length; i++) {
    const answer = i === mine ? chosen : (answers[i] ?? null);
    // Others still think: the answer is kept, nothing happens yet [OR-TURN-07].
    if (answer === null) return [{ type: "answered", seat, command: chosen, rule: question.rule }];
    all.push(answer);
  }
  const play = startPlay(state, chance);
  if (opensTalk(state, chosen)) {
    openTalk(play, question, chosen);
    return run(play);
  }
  const task = play.agenda.pop();
  if (task === undefined) throw new Error("a question without a task");
  carryOut(play, task, all);
  return run(play);
}

/** Offers within a talk answer it; out of any other question they begin one, and that question waits. */
function opensTalk(state: State, { type }: Command): boolean {
  return (type === "offer" || type === "call-debt") && state.agenda.at(-1)?.type !== "talk";
}
