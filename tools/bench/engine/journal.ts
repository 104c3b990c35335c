/** How much paper a game takes. */
import { gzipSync } from "node:zlib";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { BountyHunters, Event, State } from "#rules/bounty-hunters/index.ts";
import { fold } from "#rules/game.ts";
import { quickRng } from "#rules/rng.ts";
import { playBout } from "#bots/arena.ts";
import type { Bot } from "#bots/bot.ts";
import { botOf } from "#bots/index.ts";
import { setup } from "./deals.ts";

export function journalBytes(): { events: number; bytes: number; gzip: number } {
  const journal: Event[] = [];
  const told = {
    ...bountyHunters,
    evolvePage(state: State, events: readonly Event[]) {
      journal.push(...events);
      return fold(bountyHunters, state, events);
    },
  };
  const steady = botOf("bounty-hunters", "steady") as Bot<BountyHunters>;
  playBout(told, setup, [steady, steady, steady, steady], quickRng(5), {
    type: "iterations",
    iterations: 0,
  });
  const text = JSON.stringify(journal);
  return { events: journal.length, bytes: text.length, gzip: gzipSync(text).length };
}
