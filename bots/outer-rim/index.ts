/** Who sits in at Outer Rim. */
import { outerRim } from "#rules/outer-rim/index.ts";
import { random } from "../random.ts";
import type { Roster } from "../roster.ts";
import { analyst } from "./analyst.ts";
import { minds } from "./players/levels.ts";
import { traderOf } from "./players/trader.ts";

export const roster: Roster = {
  game: outerRim,
  bots: [random, ...minds.map(traderOf)],
  analyst,
};
