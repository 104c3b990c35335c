/** What I am asked, and my answers by the thing they belong to. */
import type { Command, Question, View } from "#rules/outer-rim/index.ts";
import type { Seat } from "#rules/game.ts";
import { faceOf, type BoardFace } from "./faces.ts";
import { keyOf, thingOf, type Thing } from "./surface.ts";

export interface Answer {
  readonly command: Command;
  readonly thing: Thing;
}

export interface OpenQuestion {
  readonly question: Question;
  readonly face: BoardFace;
  readonly answers: readonly Answer[];
  /** Things that hold an answer, by key. */
  readonly lit: ReadonlySet<string>;
}

export function questionFor(view: View, seat: Seat | null): Question | null {
  if (seat === null || view.winner !== null) return null;
  return (
    view.questions.find((question, i) => question.seat === seat && view.answered[i] !== true) ??
    null
  );
}

export function askedOf(view: View, seat: Seat | null): OpenQuestion | null {
  const question = questionFor(view, seat);
  if (question === null) return null;
  const answers = question.choices.map((command) => ({
    command,
    thing: thingOf(command, question, view),
  }));
  return {
    question,
    face: faceOf(question),
    answers,
    lit: new Set(answers.map(({ thing }) => keyOf(thing))),
  };
}

export function answersAt(asked: OpenQuestion | null, thing: Thing): readonly Command[] {
  if (asked === null) return [];
  const key = keyOf(thing);
  return asked.answers
    .filter((answer) => keyOf(answer.thing) === key)
    .map(({ command }) => command);
}
