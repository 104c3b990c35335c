/** The lesson's table: the real engine, three novices, one learner, in this browser alone. */
// By name: the list of all bots would bring every game of the house along.
import { novice } from "#bots/bounty-hunters/players/novice.ts";
import {
  bountyHunters,
  type Command,
  type News,
  type State,
  type View,
} from "#rules/bounty-hunters/index.ts";
import {
  fold,
  isRefusal,
  type Chance,
  type Outcome,
  type Refusal,
  type Seat,
} from "#rules/game.ts";
import { chanceOf } from "#rules/rng.ts";
import type { Meant } from "./advice.ts";
import { strongMove } from "./strong-move.ts";
import { lessonKey, lessonSetup } from "./opening.ts";

export const learner: Seat = 0;

export interface LessonGame {
  view(): View;
  /** What the learner heard since the last look. */
  news(): readonly News[];
  outcome(): Outcome | null;
  play(command: Command): Refusal | null;
  /** The bots move until the learner is awaited or the game is over. */
  answerAll(): void;
  /** The learner's moves of before the reload; false when they no longer fit. */
  playAgain(moves: readonly Command[]): boolean;
  /** What a strong player would do now; the same however often it is asked. */
  advice(): Meant | null;
}

const thinking = { type: "iterations", iterations: 1 } as const;

export function openLesson(key: string = lessonKey()): LessonGame {
  const chance: Chance = chanceOf(key);
  const rng = chance("bots");
  let heard: readonly News[] = [];
  let state: State = bountyHunters.begin(lessonSetup);
  take(bountyHunters.setUp(lessonSetup, chance));

  function take(events: ReturnType<typeof bountyHunters.setUp>): void {
    state = fold(bountyHunters, state, events);
    heard = [...heard, ...events.flatMap((event) => bountyHunters.newsFor(event, learner) ?? [])];
  }

  function say(seat: Seat, command: Command): Refusal | null {
    const decision = bountyHunters.decide(state, seat, command, chance);
    if (isRefusal(decision)) return decision;
    take(decision);
    return null;
  }

  /** A bot that has chosen is content: only who still owes an answer moves. */
  function owes(seat: Seat): boolean {
    const { step } = bountyHunters.viewFor(state, seat);
    if (step.type === "draw" || step.type === "choose") return step.ready[seat] !== true;
    return true;
  }

  function answerAll(): void {
    for (;;) {
      const seat = bountyHunters.awaited(state).find((one) => one !== learner && owes(one));
      if (seat === undefined) return;
      const view = bountyHunters.viewFor(state, seat);
      say(seat, novice.play(view, bountyHunters.options(view), rng, thinking).command);
    }
  }

  return {
    view: () => bountyHunters.viewFor(state, learner),
    news: () => {
      const told = heard;
      heard = [];
      return told;
    },
    outcome: () => bountyHunters.outcome(state),
    play: (command) => say(learner, command),
    answerAll,
    playAgain(moves) {
      answerAll();
      for (const move of moves) {
        if (say(learner, move) !== null) return false;
        answerAll();
      }
      return true;
    },
    advice() {
      return strongMove(bountyHunters.viewFor(state, learner), chance);
    },
  };
}
