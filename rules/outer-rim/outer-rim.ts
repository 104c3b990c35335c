/**
 * The game as one value. It stands apart from what screens and bots work out at the table, so that a browser's bots,
 * and a screen at a hall's table, travel without the engine.
 */
import { readCommand } from "./commands.ts";
import { decide } from "./decide.ts";
import { evolve } from "./evolve.ts";
import { imagine } from "./imagine.ts";
import { date, newsFor, reveals } from "./news.ts";
import { handbook } from "./handbook.ts";
import { awaited, onTimeOut, outcome } from "./options.ts";
import { begin, setUp } from "./setup.ts";
import { checkSetup } from "./setup/table-rules.ts";
import { viewFor } from "./view.ts";
import type { Game } from "../game.ts";
import type { OuterRim } from "./game-types.ts";
import { stepOf } from "./step.ts";

export const outerRim: Game<OuterRim> = {
  ...handbook,
  rulesVersion: 17,
  standardContent: null,
  checkSetup,
  readCommand,
  begin,
  setUp,
  decide,
  evolve,
  viewFor,
  newsFor,
  date,
  reveals,
  awaited,
  turn: ({ round }) => round,
  asks: (state) => stepOf(state) ?? "choice",
  onTimeOut,
  outcome,
  imagine,
};
