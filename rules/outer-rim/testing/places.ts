/** Where everything is: each printed card, person, encounter and debt token in exactly one place [UB-DATA-05]. */
import { encounterDecks, marketDecks } from "../names.ts";
import type { Event } from "../events.ts";
import type { State } from "../state.ts";

/** By thing: `card.dl-44`, `token.12`, `encounter.navpoint-03`, `debt.2`. What lies in the databank has no place. */
export type Places = ReadonlyMap<string, string>;

/** Throws where something is in two places at once. */
export function placesOf(state: State): Places {
  const places = new Map<string, string>();
  const lay = (thing: string, place: string): void => {
    const other = places.get(thing);
    if (other !== undefined) throw new Error(`${thing} is at ${other} and at ${place}`);
    places.set(thing, place);
  };
  for (const card of state.removed) lay(`card.${card}`, "box");
  for (const deck of marketDecks) for (const card of state.market[deck]) lay(`card.${card}`, deck);
  for (const deck of encounterDecks)
    for (const card of state.encounters[deck]) lay(`encounter.${card}`, deck);
  for (const [i, token] of state.tokens.entries())
    if (token.at !== "crew" && token.at !== "captured") lay(`token.${i}`, token.at);
  for (const [i, player] of state.players.entries()) {
    for (const { id, token } of player.cards) {
      lay(`card.${id}`, `player ${i}`);
      if (token !== null) lay(`token.${token}`, `prisoner of ${i}`);
    }
    for (const { id, token } of player.crew)
      lay(token === null ? `card.${id}` : `token.${token}`, `ship of ${i}`);
    for (const { card } of player.secrets) lay(`encounter.${card}`, `player ${i}`);
    for (const owner of player.debts) lay(`debt.${owner}`, `player ${i}`);
  }
  return places;
}

/** Everything that is somewhere else afterwards. */
export function movedBetween(before: Places, after: Places): string[] {
  const things = new Set([...before.keys(), ...after.keys()]);
  return [...things].filter((thing) => before.get(thing) !== after.get(thing));
}

/** What an event says it moves. */
export function movedBy(state: State, event: Event): readonly string[] {
  switch (event.type) {
    case "top-removed":
    case "card-gained":
    case "card-given":
      return [`card.${event.card}`, ...prisonerOn(state, event.card)];
    case "card-discarded":
    case "card-removed":
      return [`card.${event.card}`, ...prisonerOn(state, event.card)];
    case "crew-gained":
    case "crew-given":
    case "crew-discarded":
    case "crew-removed":
      return [`card.${event.crew}`, ...tokenOf(state, event.crew)];
    case "contact-captured":
    case "contact-removed":
      return [`token.${event.token}`];
    case "secret-kept":
    case "secret-used":
      return [`encounter.${event.card}`];
    case "secrets-discarded":
      return (state.players[event.player]?.secrets ?? []).map(({ card }) => `encounter.${card}`);
    case "debt-given":
      return [`debt.${event.owner}`];
    default:
      return [];
  }
}

function tokenOf(state: State, contact: string): string[] {
  const token = state.tokens.findIndex((one) => one.contact === contact);
  return token < 0 ? [] : [`token.${token}`];
}

function prisonerOn({ players }: State, card: string): string[] {
  const held = players.flatMap(({ cards }) => cards).find(({ id }) => id === card);
  return held === undefined || held.token === null ? [] : [`token.${held.token}`];
}
