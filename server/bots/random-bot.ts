/** Plays any game by choosing among its options: what a seat falls back to when no better bot can answer. */
import { randomInt } from 'node:crypto';
import type { Game } from '#rules/game.ts';
import type { BotThought } from '#table/ports.ts';

export function randomMove(game: Game, view: unknown): BotThought {
  const options = game.options(view);
  if (options.length === 0) throw new Error(`${game.id} offers nothing to a bot that is awaited`);
  return { command: options[randomInt(options.length)], reasons: null };
}
