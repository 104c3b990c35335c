/** Bots think here, away from the tables. */
import type { Game } from '#rules/game.ts';
import type { Bots } from '#table/ports.ts';
import type { Log } from '../logs.ts';
import type { Metrics } from '../metrics.ts';
import { randomMove } from './random-bot.ts';

export const botLevels: readonly string[] = ['random', 'novice', 'steady', 'sharp', 'master'];

export interface BotPool extends Bots {
  close(): Promise<void>;
}

export function botPool(games: ReadonlyMap<string, Game>, _metrics: Metrics, _log: Log): BotPool {
  return {
    async think({ game: id, view }) {
      const game = games.get(id);
      if (game === undefined) throw new Error(`no game ${id}`);
      return randomMove(game, view);
    },
    async close() {},
  };
}
