/** The one list of games. Whoever needs a game asks here and never which game it is. */
import { bountyHunters } from "./bounty-hunters/index.ts";
import type { Game } from "./game.ts";
import { legion } from "./legion/index.ts";
import { outerRim } from "./outer-rim/index.ts";

export const games: readonly Game[] = [bountyHunters, legion, outerRim];
