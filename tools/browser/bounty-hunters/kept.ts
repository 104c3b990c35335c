/** A game of Bounty Hunters as a device keeps it, over or stopped at a move of mine: bots played it, for me as well. */
import { botOf } from "#bots/index.ts";
import { bountyHunters, type Event, type State } from "#rules/bounty-hunters/index.ts";
import type { Setup } from "#rules/game.ts";
import { commitTo } from "#rules/seeded-chance.ts";
import { contentHashOf } from "#table/journal/content.ts";
import type { Draft, Header, Page } from "#table/journal/page.ts";
import { simulateGame, type SimulatedMove } from "#tools/simulate/simulated-game.ts";
import type { KeptGame } from "../kept-game.ts";

const level = "novice";
const names = ["Marlo", "Quill", "Juno", "Sable", "Wren"];
const me = 0;

export const finishedGame = (seats: number): KeptGame => gameUntil(seats, () => false);

/** Stopped before the first move of mine for which `isThere` holds; to its end when there is none. */
export function gameUntil(
  seats: number,
  isThere: (state: State, move: SimulatedMove) => boolean,
  seed = 1,
  wished: Readonly<Record<string, string>> = {},
): KeptGame {
  const standard = bountyHunters.tableOptions.map(({ id, standard: value }) => [id, value]);
  const setup = { seats, options: { ...Object.fromEntries(standard), ...wished }, content: null };
  const bots = Array.from({ length: seats }, () => botOf("bounty-hunters", level));
  const budget = { type: "iterations", iterations: 1 } as const;
  const played = simulateGame({ game: bountyHunters, setup, bots, budget }, seed, 0, "moves");
  const pages: Page[] = [];
  const write = (draft: Draft): void => {
    const place = { version: pages.length + 1, at: 1_000_000 + pages.length, id: null };
    pages.push({ ...draft, ...place, person: "here" } as Page);
  };
  for (let seat = 1; seat < seats; seat++)
    write({ type: "bot-seated", seat, level, name: names[seat - 1] ?? "Bot" });
  write({ type: "sat-down", seat: me, name: "Ginny", entropy: "" });
  write({ type: "started", entropies: [], events: played.opening });
  const header = headerOf(setup, played.seed);
  let state = folded(bountyHunters.begin(setup), played.opening as readonly Event[]);
  for (const move of played.moves) {
    const { seat, command, events } = move;
    if (seat === me && isThere(state, move)) return { header, pages };
    state = folded(state, events as readonly Event[]);
    const by = seat === me ? "person" : "bot";
    write({ type: "played", seat, by, command, events, reasons: null, published: [] });
  }
  write({ type: "ended", seed: played.seed, outcome: played.outcome });
  return { header, pages };
}

const folded = (state: State, events: readonly Event[]): State =>
  events.reduce((before, event) => bountyHunters.evolve(before, event), state);

function headerOf(setup: Setup, seed: string): Header {
  const terms = { game: "bounty-hunters", setup, clock: null, botLevel: level, coach: false };
  return {
    format: 1,
    table: seed.slice(0, 16),
    at: 1_000_000,
    rulesVersion: bountyHunters.rulesVersion,
    terms: { ...terms, listed: false },
    contentHash: contentHashOf(bountyHunters.standardContent),
    host: "here",
    commit: commitTo(seed),
    seed,
  };
}
