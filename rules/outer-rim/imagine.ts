/** A whole state that could be behind a view: what the viewer cannot know is dealt anew. */
import { encounterCard } from "./cards/encounters/index.ts";
import { contactClasses, encounterDecks, marketDecks } from "./names.ts";
import { marketOf, peopleOf } from "./setup/box.ts";
import { encountersOf } from "./setup/encounters.ts";
import { aiDeckFor } from "./solo/decks.ts";
import { shuffled } from "../rng.ts";
import type { Command } from "./commands.ts";
import type { EncounterDeck, MarketDeck } from "./names.ts";
import type { Player, Secret, State, Token } from "./state.ts";
import type { PlayerView, SecretView, View } from "./view.ts";
import type { Rng } from "../game.ts";

export function imagine(view: View, rng: Rng): State {
  const piles = encounterPiles(view, rng);
  return {
    rules: view.rules,
    seats: view.seats,
    players: view.players.map((player) => imaginePlayer(player, view, piles, rng)),
    round: view.round,
    current: view.current,
    first: view.first,
    patrols: view.patrols,
    patrolsMoved: view.patrolsMoved,
    tokens: imagineTokens(view, rng),
    market: imagineMarket(view, rng),
    encounters: piles,
    shown: view.shown,
    fight: view.fight,
    removed: view.removed,
    ambitions: view.ambitions,
    pending: {
      number: view.asked,
      questions: view.questions,
      answers: view.questions.map((question, i) => imagineAnswer(view, i, question.choices)),
    },
    agenda: view.agenda,
    rolls: view.rolls,
    winner: view.winner,
  };
}

/** Somebody answered, nobody else knows what: the last choice is always a harmless one. */
function imagineAnswer(view: View, index: number, choices: readonly Command[]): Command | null {
  if (view.answered[index] !== true) return null;
  return view.answers[index] ?? choices.at(-1) ?? null;
}

function imaginePlayer(
  player: PlayerView,
  view: View,
  piles: Record<EncounterDeck, string[]>,
  rng: Rng,
): Player {
  const { fameNow: _, ...rest } = player;
  const deck = player.opponent;
  const cards =
    deck === null || player.character === null
      ? []
      : shuffled(aiDeckFor(player.character, deck.deck, view.rules.opponents), rng);
  return {
    ...rest,
    opponent: deck === null ? null : { deck: deck.deck, cards, handicap: deck.handicap },
    secrets: player.secrets.map((secret) => imagineSecret(secret, piles)),
  };
}

function imagineSecret(secret: SecretView, piles: Record<EncounterDeck, string[]>): Secret {
  if (secret.card !== null && secret.section !== null)
    return { deck: secret.deck, card: secret.card, section: secret.section };
  const pile = piles[secret.deck];
  const at = pile.findIndex((id) => secretSection(id) !== null);
  const card = pile.splice(Math.max(0, at), 1)[0] ?? "";
  return { deck: secret.deck, card, section: secretSection(card) ?? "" };
}

function secretSection(id: string): string | null {
  for (const [name, section] of Object.entries(encounterCard(id).sections))
    if ("secret" in section) return name;
  return null;
}

/** Every encounter card the viewer does not hold; the right number stays after other people's secrets are dealt. */
function encounterPiles(view: View, rng: Rng): Record<EncounterDeck, string[]> {
  const known = new Set<string>();
  for (const player of view.players)
    for (const secret of player.secrets) if (secret.card !== null) known.add(secret.card);
  const piles: Partial<Record<EncounterDeck, string[]>> = {};
  for (const deck of encounterDecks) {
    piles[deck] = shuffled(
      encountersOf(view.rules, view.seats, deck).filter((card) => !known.has(card)),
      rng,
    );
  }
  return piles as Record<EncounterDeck, string[]>;
}

/** Facedown tokens of a class are shuffled among themselves. */
function imagineTokens(view: View, rng: Rng): Token[] {
  const known = new Set(view.tokens.map((token) => token.contact));
  const piles = peopleOf(view.rules);
  for (const rank of contactClasses)
    piles[rank] = shuffled(
      piles[rank].filter((id) => !known.has(id)),
      rng,
    );
  return view.tokens.map((token) => ({
    contact: token.contact ?? piles[token.class].pop() ?? "",
    class: token.class,
    at: token.at,
    faceup: token.faceup,
    seenBy: token.seenBy,
  }));
}

/** The faceup card stays on top; every other card that is nowhere to be seen lies below it. */
function imagineMarket(view: View, rng: Rng): Record<MarketDeck, string[]> {
  const seen = new Set<string>(view.removed);
  for (const player of view.players) {
    for (const held of player.cards) seen.add(held.id);
    for (const crew of player.crew) if (crew.token === null) seen.add(crew.id);
  }
  const laid: Record<MarketDeck, string[]> = {
    bounty: [],
    cargo: [],
    "gear-mod": [],
    job: [],
    luxury: [],
    ship: [],
  };
  for (const deck of marketDecks) {
    const { top } = view.market[deck];
    const below = shuffled(
      marketOf(view.rules, deck).filter((card) => card !== top && !seen.has(card)),
      rng,
    );
    laid[deck] = top === null ? below : [top, ...below];
  }
  return laid;
}
