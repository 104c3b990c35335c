/**
 * `npm run simulate -- outer-rim --games N --unseen`: games of every kind of table in turn, and what none of them met.
 */
import { botsOf } from "#bots/index.ts";
import { outerRim } from "#rules/outer-rim/index.ts";
import { inventory, kinds, type Kind } from "./inventory.ts";
import { simulateGame } from "./simulated-game.ts";
import { type Coverage, watch } from "./seen.ts";

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

export function whatIsUnseen(
  games: number,
  seed: number,
  progress: (done: number) => void,
): Unseen {
  const seen = Object.fromEntries(kinds.map((kind) => [kind, new Set<string>()])) as Coverage;
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

function compared(games: number, seen: Coverage): Unseen {
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
