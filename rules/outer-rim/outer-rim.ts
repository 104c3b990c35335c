/**
 * The game as one value. It stands apart from what screens and bots work out at the table, so that a browser's bots
 * travel without the engine.
 */
import { readCommand } from "./commands.ts";
import { decide } from "./decide.ts";
import { evolve } from "./evolve.ts";
import { imagine } from "./imagine.ts";
import { newsFor, reveals } from "./news.ts";
import { awaited, onTimeOut, options, outcome, whyNot } from "./options.ts";
import { begin, setUp } from "./setup.ts";
import { checkSetup, tableOptions } from "./setup/table-rules.ts";
import { viewFor } from "./view.ts";
import type { Command } from "./commands.ts";
import type { Event } from "./events.ts";
import type { News } from "./news.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";
import type { Game } from "../game.ts";
import { stepOf } from "./step.ts";

export interface OuterRim {
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: View;
  readonly news: News;
}

export const outerRim: Game<OuterRim> = {
  id: "outer-rim",
  rulesVersion: 15,
  seats: { min: 1, max: 4 },
  tableOptions,
  amendable: false,
  standardContent: null,
  checkSetup,
  readCommand,
  begin,
  setUp,
  decide,
  evolve,
  viewFor,
  newsFor,
  reveals,
  options,
  whyNot,
  awaited,
  asks: (state) => stepOf(state) ?? "choice",
  onTimeOut,
  outcome,
  imagine,
};
