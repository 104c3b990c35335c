/** A table just laid, and one played to its first turn. */
import { fold } from "../../game.ts";
import { oneStream, quickRng } from "../../rng.ts";
import { outerRim } from "../index.ts";
import type { Command } from "../commands.ts";
import type { State } from "../state.ts";

export function seated(seats: number, options: Record<string, string> = {}, seed = 5): State {
  const setup = { seats, options, content: null };
  return fold(outerRim, outerRim.begin(setup), outerRim.setUp(setup, oneStream(quickRng(seed))));
}

type Wish = (choices: readonly Command[]) => Command | undefined;

/** Answers with the wish, else the first choice of all, until the first turn. */
export function toFirstTurn(
  state: State,
  wish: Wish = () => undefined,
  said: string[] = [],
): State {
  const chance = oneStream(quickRng(9));
  let now = state;
  while (now.round === 0) {
    const question = now.pending.questions[0];
    const choice =
      question === undefined ? undefined : (wish(question.choices) ?? question.choices[0]);
    if (question === undefined || choice === undefined) throw new Error("nobody is asked");
    said.push(`${question.seat} ${question.ask}`);
    const events = outerRim.decide(now, question.seat, choice, chance);
    now = fold(outerRim, now, events as never);
  }
  return now;
}

export const check = (seats: number, options: Record<string, string> = {}): string[] =>
  outerRim.checkSetup({ seats, options, content: null }).map(({ code }) => code);
