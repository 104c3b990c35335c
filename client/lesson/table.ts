/** The lesson's table: a game's real engine, one learner, the others answer at once, in this browser alone. */
import {
  fold,
  isRefusal,
  type Chance,
  type Game,
  type GameTypes,
  type Outcome,
  type Refusal,
  type Seat,
  type Setup,
} from "#rules/game.ts";
import { eyesOf } from "#table/announce/eyes.ts";
import { tellMove } from "#table/announce/steps.ts";
import { seenSteps, type SeenStep } from "#table/talk/steps/seen-steps.ts";

/** Everyone learns in the first seat. */
export const learner: Seat = 0;

/** What the learner heard since the last look, and saw step by step. */
export interface LessonNews<T extends GameTypes> {
  readonly news: readonly T["news"][];
  readonly before: T["view"] | null;
  readonly steps: readonly SeenStep[];
}

const nothing = { news: [], before: null, steps: [] };

export interface LessonTable<T extends GameTypes> {
  view(): T["view"];
  heard(): LessonNews<T>;
  outcome(): Outcome | null;
  play(command: T["command"]): Refusal | null;
  /** Somebody else still owes an answer. */
  waitsForOthers(): boolean;
  /** They answer until the learner is awaited or the game is over. */
  answerAll(): void;
  /** The learner's moves of before the reload; false when they no longer fit. */
  playAgain(moves: readonly T["command"][]): boolean;
}

/** What the clerk means is the game's own: at least a command. */
export interface LessonGame<T extends GameTypes, Meant> extends LessonTable<T> {
  /** What a strong player would do now; the same however often it is asked. */
  advice(): Meant | null;
}

export interface LessonDeal<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setup: Setup;
  readonly chance: Chance;
  /** A bot that has chosen is content: only who still owes an answer moves. */
  owes(view: T["view"], seat: Seat): boolean;
  answer(view: T["view"], options: readonly T["command"][]): T["command"];
}

export function openTable<T extends GameTypes>(deal: LessonDeal<T>): LessonTable<T> {
  const { game, setup, chance } = deal;
  const eyes = eyesOf(game as Game, learner);
  const dealt = game.setUp(setup, chance);
  let state = fold(game, game.begin(setup), dealt);
  let view: T["view"] = game.viewFor(state, learner);
  let heard: LessonNews<T> = { ...nothing, news: dealt.flatMap((event) => eyes.hear(event, null)) };

  function take(events: readonly T["event"][]): void {
    const before = state;
    state = fold(game, state, events);
    const told = tellMove(game as Game, eyes, view, { before, events, after: state });
    const steps = seenSteps(view, told.steps, told.news, 0);
    heard = {
      news: [...heard.news, ...told.news],
      before: heard.before ?? view,
      steps: [...heard.steps, ...steps],
    };
    view = steps.at(-1)?.view ?? view;
  }

  function say(seat: Seat, command: T["command"]): Refusal | null {
    const decision = game.decide(state, seat, command, chance);
    if (isRefusal(decision)) return decision;
    take(decision);
    return null;
  }

  function owing(): Seat | undefined {
    return game
      .awaited(state)
      .find((seat) => seat !== learner && deal.owes(game.viewFor(state, seat), seat));
  }

  function answerAll(): void {
    for (let seat = owing(); seat !== undefined; seat = owing()) {
      const view = game.viewFor(state, seat);
      say(seat, deal.answer(view, game.options(view)));
    }
  }

  return {
    view: () => view,
    heard: () => {
      const told = heard;
      heard = nothing;
      return told;
    },
    outcome: () => game.outcome(state),
    play: (command) => say(learner, command),
    waitsForOthers: () => owing() !== undefined,
    answerAll,
    playAgain(moves) {
      answerAll();
      for (const move of moves) {
        if (say(learner, move) !== null) return false;
        answerAll();
      }
      return true;
    },
  };
}
