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

/** Everyone learns in the first seat. */
export const learner: Seat = 0;

export interface LessonTable<T extends GameTypes> {
  view(): T["view"];
  /** What the learner heard since the last look. */
  news(): readonly T["news"][];
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
  let heard: readonly T["news"][] = [];
  let state = game.begin(setup);
  let seen: T["view"] | null = null;
  take(game.setUp(setup, chance));

  function take(events: readonly T["event"][]): void {
    state = fold(game, state, events);
    seen = null;
    heard = [...heard, ...events.flatMap((event) => game.newsFor(event, learner) ?? [])];
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
    // One view per state: a board may ask whether anything changed.
    view: () => (seen ??= game.viewFor(state, learner)),
    news: () => {
      const told = heard;
      heard = [];
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
