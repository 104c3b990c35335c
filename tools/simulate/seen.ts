/** What a game showed of the box: noted while it is played. */
import { abilitiesOf, ambitionSheet, outerRim } from "#rules/outer-rim/index.ts";
import type { Command, Event, OuterRim } from "#rules/outer-rim/index.ts";
import { abilityName, type Kind } from "./inventory.ts";
import type { SimulatedMove, SimulatedGame } from "./simulated-game.ts";

type State = OuterRim["state"];

export type Coverage = Readonly<Record<Kind, Set<string>>>;

export function watch(
  seen: Coverage,
  setup: Parameters<typeof outerRim.begin>[0],
  { opening, moves }: SimulatedGame,
): void {
  let state = outerRim.begin(setup);
  const fold = (events: readonly unknown[]): void => {
    for (const event of events as readonly Event[]) {
      hear(seen, event, state);
      state = outerRim.evolve(state, event);
    }
    for (const { ask } of state.pending.questions) seen.questions.add(ask);
    look(seen, state);
  };
  fold(opening);
  for (const move of moves) {
    said(seen, move);
    fold(move.events);
  }
}

function said(seen: Coverage, { command }: SimulatedMove): void {
  seen.commands.add((command as Command).type);
}

/** What lies before the people whose turn it is. */
function look(seen: Coverage, state: State): void {
  const player = state.players[state.current];
  if (player === undefined || player.character === null) return;
  for (const { ability } of abilitiesOf(player)) seen.abilities.add(abilityName(ability));
  seen.sides.add(player.character).add(player.ship);
  if (player.flipped) seen.sides.add(`${player.character} (far side)`);
  if (player.shipFlipped) seen.sides.add(`${player.ship} (far side)`);
  seen.places.add(player.space);
}

function hear(seen: Coverage, event: Event, state: State): void {
  seen.rules.add(event.rule);
  switch (event.type) {
    case "card-gained":
    case "top-removed":
      seen.cards.add(event.card);
      return;
    case "deck-shuffled": {
      // An occasion that was bought goes back into its deck.
      const top = state.market[event.deck][0];
      if (event.rule === "OR-MKT-07" && top !== undefined) seen.cards.add(top);
      return;
    }
    case "crew-gained":
      seen.cards.add(event.token === null ? event.crew : `crew-${event.crew}`);
      return;
    case "encounter-drawn":
    case "secret-kept":
      seen.cards.add(event.card);
      seen.sections.add(`${event.card}/${event.section}`);
      return;
    case "databank-drawn":
      seen.cards.add(`databank-${event.number}-${event.version}`);
      return;
    case "character-taken":
    case "opponent-seated":
      seen.cards.add(`character-${event.character}`);
      return;
    case "contact-met":
    case "contact-captured":
      seen.contacts.add(event.contact);
      return;
    case "ai-card-drawn":
      seen["AI cards"].add(event.card);
      return;
    case "ambition-taken":
      seen.ambitions.add(event.ambition);
      return;
    case "ambition-advanced": {
      const id = state.players[event.player]?.ambition?.id;
      if (id !== undefined && event.done) seen.ambitions.add(`${id}/${event.goal + 1}`);
      return;
    }
    case "game-won": {
      const id = state.players[event.player]?.ambition?.id;
      if (id !== undefined && event.rule === "UB-AMB-15")
        seen.ambitions.add(`${id}/${ambitionSheet(id).goals.length}`);
      return;
    }
    case "favor-granted":
      seen["favors and promises"].add(event.favor.kind);
      return;
    case "promise-made":
      seen["favors and promises"].add(event.promise.kind);
      return;
    case "fame-gained":
      seen.fame.add(event.source);
      return;
    default:
  }
}
