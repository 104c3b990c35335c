/** All who think about one game, and the rules they think by. */
import type { Game } from "#rules/game.ts";
import type { Analyst } from "./analyst.ts";
import type { Bot } from "./bot.ts";
import { random } from "./random.ts";

export interface Roster {
  /** What may be done is all that thinking always needs of a game: whoever searches brings the rest along. */
  readonly game: Pick<Game, "id" | "options">;
  /** Weakest first; every game has at least the one who plays at random. */
  readonly bots: readonly [Bot, ...Bot[]];
  /** `null` for games nobody can explain yet. */
  readonly analyst: Analyst | null;
}

const untaught = [random] as const;

/** For a game nobody has taught a bot yet: whoever plays at random plays every game. */
export function randomRoster(games: readonly Game[], id: string): Roster {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return { game, bots: untaught, analyst: null };
}

/** A level nobody knows (any more) is played by the best we have. */
export function botIn({ bots }: Roster, level: string): Bot {
  return bots.find((bot) => bot.level === level) ?? bots.at(-1) ?? bots[0];
}
