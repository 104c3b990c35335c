/** Who sits in at Outer Rim. */
import { options } from "#rules/outer-rim/index.ts";
import { random } from "../random.ts";
import type { Roster } from "../roster.ts";
import { analyst } from "./analyst.ts";
import { minds } from "./players/levels.ts";
import { traderOf } from "./players/trader.ts";

export const roster: Roster = {
  // Traders weigh and never play ahead: the engine need not come with them into a browser.
  game: { id: "outer-rim", options },
  bots: [random, ...minds.map(traderOf)],
  analyst,
};
