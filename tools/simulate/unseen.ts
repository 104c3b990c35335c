/**
 * `npm run simulate -- outer-rim --games N --unseen`: games of every kind of table in turn, and what none of them met.
 */
import { botsOf } from "#bots/index.ts";
import { abilitiesOf, ambitionSheet, outerRim } from "#rules/outer-rim/index.ts";
import type { Command, Event, OuterRim } from "#rules/outer-rim/index.ts";
import { abilityName, inventory, kinds, type Kind } from "./inventory.ts";
import { simulateGame, type Move, type SimulatedGame } from "./simulated-game.ts";

type State = OuterRim["state"];

/** Every option of a table in turn; people play with favors more often than alone. */
const tables: readonly { readonly seats: number; readonly options: Record<string, string> }[] = [
  { seats: 3, options: {} },
  { seats: 3, options: { favors: "on" } },
  { seats: 4, options: { favors: "on", ambitions: "on" } },
  { seats: 1, options: { opponents: "base" } },
  { seats: 2, options: { favors: "on", characters: "random" } },
  { seats: 3, options: { ambitions: "on" } },
  { seats: 1, options: { opponents: "bounty-hunter" } },
  { seats: 4, options: { favors: "on" } },
  { seats: 2, options: { ambitions: "on", favors: "on" } },
  { seats: 1, options: { opponents: "both", ambitions: "on" } },
  { seats: 3, options: { box: "base" } },
  { seats: 1, options: { opponents: "classic", expert: "2" } },
];

export interface Unseen {
  readonly games: number;
  /** How many of how many were met. */
  readonly met: Readonly<Record<Kind, readonly [number, number]>>;
  readonly unseen: Readonly<Record<Kind, readonly string[]>>;
  /** Met, and in no list: the lists are wrong. */
  readonly unlisted: readonly string[];
}

type Seen = Readonly<Record<Kind, Set<string>>>;

export function whatIsUnseen(
  games: number,
  seed: number,
  progress: (done: number) => void,
): Unseen {
  const seen = Object.fromEntries(kinds.map((kind) => [kind, new Set<string>()])) as Seen;
  const levels = botsOf("outer-rim").slice(1);
  for (let i = 0; i < games; i++) {
    const table = tables[i % tables.length];
    if (table === undefined) break;
    const setup = { ...table, content: null };
    // Every level in every kind of table, and beside one another.
    const bots = Array.from({ length: table.seats }, (_, seat) => {
      const bot = levels[(seat + Math.floor(i / tables.length)) % levels.length];
      if (bot === undefined) throw new Error("nobody plays");
      return bot;
    });
    const budget = { type: "iterations", iterations: 1 } as const;
    watch(seen, setup, simulateGame({ game: outerRim, setup, bots, budget }, seed, i, "moves"));
    progress(i + 1);
  }
  return compared(games, seen);
}

function compared(games: number, seen: Seen): Unseen {
  const all = inventory();
  const each = <T>(of: (kind: Kind) => T): Record<Kind, T> =>
    Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<Kind, T>;
  const isMet = (kind: Kind) => (id: string) => seen[kind].has(id);
  return {
    games,
    met: each((kind) => [[...all[kind]].filter(isMet(kind)).length, all[kind].size] as const),
    unseen: each((kind) => [...all[kind]].filter((id) => !seen[kind].has(id))),
    unlisted: kinds.flatMap((kind) =>
      [...seen[kind]].filter((id) => !all[kind].has(id)).map((id) => `${kind}: ${id}`),
    ),
  };
}

function watch(
  seen: Seen,
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

function said(seen: Seen, { command }: Move): void {
  seen.commands.add((command as Command).type);
}

/** What lies before the people whose turn it is. */
function look(seen: Seen, state: State): void {
  const player = state.players[state.current];
  if (player === undefined || player.character === null) return;
  for (const { ability } of abilitiesOf(player)) seen.abilities.add(abilityName(ability));
  seen.sides.add(player.character).add(player.ship);
  if (player.flipped) seen.sides.add(`${player.character} (far side)`);
  if (player.shipFlipped) seen.sides.add(`${player.ship} (far side)`);
  seen.places.add(player.space);
}

function hear(seen: Seen, event: Event, state: State): void {
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

/** For a terminal: each kind with how much of it was met, and what was not. */
export function unseenText({ games, met, unseen, unlisted }: Unseen): string {
  const lines = kinds.map((kind) => {
    const [seen, of] = met[kind];
    const rest = unseen[kind].length === 0 ? "" : `: not ${unseen[kind].join(", ")}`;
    return `${kind.padEnd(20)} ${seen} of ${of}${rest}`;
  });
  const wrong = unlisted.length === 0 ? [] : [`in no list: ${unlisted.join(", ")}`];
  return [`outer-rim: what ${games} games met`, ...lines, ...wrong].join("\n");
}
