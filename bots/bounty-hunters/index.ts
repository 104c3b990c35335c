/** Who sits in at Bounty Hunters. */
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { random } from "../random.ts";
import type { Roster } from "../roster.ts";
import { hindsight } from "./hindsight.ts";
import { sharp, steady } from "./players/levels.ts";
import { master } from "./players/master.ts";
import { novice } from "./players/novice.ts";

export const roster: Roster = {
  game: bountyHunters,
  bots: [random, novice, steady, sharp, master],
  analyst: hindsight,
};
