/** Who can sit in for a person: one list of levels per game, weakest first. */
import { sharp, steady } from './bounty-hunters/levels.ts';
import { master } from './bounty-hunters/master.ts';
import { novice } from './bounty-hunters/novice.ts';
import { hindsight } from './bounty-hunters/hindsight.ts';
import type { Analyst } from './analyst.ts';
import { trader } from './outer-rim/trader.ts';
import type { Bot } from './bot.ts';
import { random } from './random.ts';

const taught: Readonly<Record<string, readonly Bot[]>> = {
  'bounty-hunters': [random, novice, steady, sharp, master],
  'outer-rim': [random, trader],
};

/** Every game has at least the one who plays at random. */
export function botsOf(game: string): readonly Bot[] {
  return taught[game] ?? [random];
}

/** A level nobody knows (any more) is played by the best we have. */
export function botOf(game: string, level: string): Bot {
  const bots = botsOf(game);
  return bots.find((bot) => bot.level === level) ?? bots.at(-1) ?? random;
}

const analysts: Readonly<Record<string, Analyst>> = { 'bounty-hunters': hindsight };

/** `null` for games nobody can explain yet. */
export function analystOf(game: string): Analyst | null {
  return analysts[game] ?? null;
}
