/** Bounty Hunters: 2–6 players draft cards at the same time to capture targets. */
import type { Game } from "#rules/game.ts";
import { ahead } from "./turn/ahead.ts";
import { asks, awaited } from "./awaited.ts";
import { standardSet } from "./cards/standard.ts";
import type { Command } from "./commands.ts";
import { decide } from "./decide.ts";
import type { Event } from "./events.ts";
import { evolve } from "./evolve.ts";
import { evolvePage } from "./speed/remembered-page.ts";
import { imagine } from "./imagine.ts";
import { newsFor, reveals } from "./news.ts";
import { onTimeOut } from "./time-out.ts";
import { options } from "./options.ts";
import { whyNot } from "./why-not.ts";
import { readCommand } from "./read-command.ts";
import { outcome } from "./scoring.ts";
import { begin, checkSetup, seats, setUp, tableOptions } from "./setup.ts";
import type { News, View } from "./view-types.ts";
import type { State } from "./state.ts";
import { viewFor } from "./view.ts";

export interface BountyHunters {
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: View;
  readonly news: News;
}

export const bountyHunters: Game<BountyHunters> = {
  id: "bounty-hunters",
  rulesVersion: 2,
  seats,
  tableOptions,
  amendable: false,
  standardContent: standardSet,
  checkSetup,
  readCommand,
  begin,
  setUp,
  decide,
  evolve,
  evolvePage,
  viewFor,
  newsFor,
  reveals,
  options,
  whyNot,
  ahead,
  awaited,
  turn: ({ turn }) => turn,
  asks,
  onTimeOut,
  outcome,
  imagine,
};

export { characters, decks } from "./cards/face.ts";
export type { CardSet, Character, ContractFace, Face, Trio } from "./cards/face.ts";
export { standardSet } from "./cards/standard.ts";
export { problemsWith } from "./cards/check-set.ts";
export { copiesPrinted } from "./cards/tables.ts";
export type { Command } from "./commands.ts";
export { activationGain } from "./turn/activation-gain.ts";
export { unjudged } from "./speed/unjudged.ts";
export { isOpen, lonePile, missing, suffices } from "./pieces/confrontation.ts";
export { contractPay } from "./pieces/contracts.ts";
export type { ContractPay } from "./pieces/contracts.ts";
export { haulOf } from "./pieces/haul.ts";
export type { Haul } from "./pieces/haul.ts";
export { majorityBonus } from "./pieces/crates.ts";
export { padsOf, padsOfBoards, placesOf } from "./scoring.ts";
export type { Pad } from "./scoring.ts";
export type { News, View } from "./view-types.ts";
export type { Board, Choice, Confrontation, Fate, State, Step } from "./state.ts";
export type { Event } from "./events.ts";
