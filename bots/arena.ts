/** A whole game between bots by the ordinary road: view, options, command, journal. */
import { fold, isRefusal } from "#rules/game.ts";
import type { Game, GameTypes, Outcome, Rng, Setup } from "#rules/game.ts";
import { oneStream } from "#rules/rng.ts";
import type { Bot, Budget } from "./bot.ts";

export interface Bout {
  readonly outcome: Outcome;
  readonly decisions: number;
}

/** `watch` hears of every state before a move; a refused move is a bug of the bot and throws. */
export function playBout<T extends GameTypes>(
  game: Game<T>,
  setup: Setup,
  bots: readonly Bot<T>[],
  rng: Rng,
  budget: Budget,
  watch: (state: T["state"]) => void = () => undefined,
): Bout {
  const chance = oneStream(rng);
  let state = fold(game, game.begin(setup), game.setUp(setup, chance));
  let decisions = 0;
  for (;;) {
    watch(state);
    const outcome = game.outcome(state);
    if (outcome !== null) return { outcome, decisions };
    for (const seat of game.awaited(state)) {
      const view = game.viewFor(state, seat);
      const bot = bots[seat];
      if (bot === undefined) throw new Error(`nobody sits in seat ${seat}`);
      const { command } = bot.play(view, game.options(view), rng, budget);
      const events = game.decide(state, seat, command, chance);
      if (isRefusal(events))
        throw new Error(`${bot.level} was refused: ${events.code} ${JSON.stringify(command)}`);
      state = fold(game, state, events);
      decisions++;
    }
  }
}
