/** Outer Rim with Unfinished Business: the adventure game for one to four, as one value. */
import { readCommand } from "./commands.ts";
import { decide } from "./decide.ts";
import { evolve } from "./evolve.ts";
import { imagine } from "./imagine.ts";
import { newsFor, reveals } from "./news.ts";
import { awaited, onTimeOut, options, outcome, whyNot } from "./options.ts";
import { begin, checkSetup, setUp, tableOptions } from "./setup.ts";
import { viewFor } from "./view.ts";
import type { Command } from "./commands.ts";
import type { Event } from "./events.ts";
import type { News } from "./news.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";
import type { Game } from "../game.ts";

// What a player can work out at the table, for bots and screens.
export {
  abilitiesOf,
  combatValue,
  healthOf,
  healthRemaining,
  hullOf,
  hyperdriveOf,
  skillsOf,
} from "./crew-and-ships/abilities.ts";
export { deliveryOf } from "./jobs/cargo.ts";
export { allCardIds } from "./cards/all.ts";
export { ambitionSheet } from "./cards/ambitions.ts";
export { characterCard } from "./cards/characters.ts";
export { contactCard } from "./cards/contacts.ts";
export { databankCards } from "./cards/databank/index.ts";
export { encounterCard, encounterLists } from "./cards/encounters/index.ts";
export { deckLists, marketCard } from "./cards/market/index.ts";
export { planetCards, spaces } from "./cards/spaces.ts";
export { shipSheet } from "./cards/ships.ts";
export { fameOf, holds } from "./effects/conditions.ts";
export { distance, isPlanet } from "./movement/map.ts";
export { contactClasses, faces, factions, marketDecks, planets, skills } from "./names.ts";
export { favorKinds } from "./commands.ts";
export { fameSources } from "./events.ts";
export { patrolStrength } from "./movement/patrols.ts";
export { roomFor } from "./crew-and-ships/slots.ts";
export { encounterPlace } from "./turn/encounter.ts";
export type { Ability, AmbitionGoal, Goal, JobCard, Trigger } from "./cards/types.ts";
export type { Condition, Effect, Effects } from "./cards/effects.ts";
export type { CombatKind, Face, Faction, Skill, SpaceId } from "./names.ts";
export type { PlayerView } from "./view.ts";
export type { Command } from "./commands.ts";
export type { Event } from "./events.ts";
export type { News } from "./news.ts";
export type { View } from "./view.ts";

export interface OuterRim {
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: View;
  readonly news: News;
}

export const outerRim: Game<OuterRim> = {
  id: "outer-rim",
  rulesVersion: 4,
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
  onTimeOut,
  outcome,
  imagine,
};
