/** How much paper a game takes. */
import { gzipSync } from 'node:zlib';
import { bountyHunters } from '#rules/bounty-hunters/index.ts';
import type { BountyHunters, Event } from '#rules/bounty-hunters/index.ts';
import { quickRng } from '#rules/rng.ts';
import { playBout } from '#bots/arena.ts';
import type { Bot } from '#bots/bot.ts';
import { botOf } from '#bots/index.ts';
import { setup } from './engine-deals.ts';

export function journalBytes(): { events: number; bytes: number; gzip: number } {
  const events: Event[] = [];
  const told = {
    ...bountyHunters,
    evolve(state: Parameters<typeof bountyHunters.evolve>[0], event: Event) {
      events.push(event);
      return bountyHunters.evolve(state, event);
    },
  };
  const steady = botOf('bounty-hunters', 'steady') as Bot<BountyHunters>;
  playBout(told, setup, [steady, steady, steady, steady], quickRng(5), { type: 'iterations', iterations: 0 });
  const text = JSON.stringify(events);
  return { events: events.length, bytes: text.length, gzip: gzipSync(text).length };
}
