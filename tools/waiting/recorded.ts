/** Games to look at: journals with the times of their pages, or games of bots with times as people take. */
import { botOf } from "#bots/index.ts";
import { bountyHunters, type Event, type State } from "#rules/bounty-hunters/index.ts";
import { quickRng } from "#rules/rng.ts";
import type { Page } from "#table/journal/page.ts";
import { simulateGame } from "../simulate/simulated-game.ts";
import { stopsOf, type Stop, type TimedMove } from "./stops.ts";

export interface Recording {
  readonly seats: number;
  readonly stops: readonly Stop[];
}

/** Nobody thinks for longer about one card: they were away. */
const longest = 180;

export function recordingOf(begun: State, pages: readonly Page[]): Recording {
  let before = pages[0]?.at ?? 0;
  let state = begun;
  const moves: TimedMove[] = [];
  for (const page of pages) {
    if (page.type === "started") {
      for (const event of page.events as readonly Event[])
        state = bountyHunters.evolve(state, event);
      before = page.at;
    }
    if (page.type !== "played") continue;
    const isTurnedOver = (page.events as readonly Event[]).length > 1;
    const seconds = Math.min(longest, (page.at - before) / 1000);
    const events = page.events as readonly Event[];
    moves.push({ seat: page.seat, events, seconds: page.by === "person" ? seconds : null });
    // Who is asked next is asked from the last answer on.
    if (isTurnedOver) before = page.at;
  }
  return { seats: begun.seats, stops: stopsOf(state, moves) };
}

/** How long people take, in seconds: the middle, and how far it spreads (as a factor). */
const thinking: Readonly<Record<string, number>> = { draw: 4, choose: 14, activate: 6, decide: 6 };
const spread = 1.9;

export function simulatedRecording(seats: number, level: string, seed: number): Recording {
  const standard = bountyHunters.tableOptions.map(({ id, standard: value }) => [id, value]);
  const setup = { seats, options: Object.fromEntries(standard), content: null };
  const bots = Array.from({ length: seats }, () => botOf("bounty-hunters", level));
  const budget = { type: "iterations", iterations: 1 } as const;
  const game = simulateGame({ game: bountyHunters, setup, bots, budget }, seed, 0, "moves");
  let state = bountyHunters.begin(setup);
  for (const event of game.opening as readonly Event[]) state = bountyHunters.evolve(state, event);
  const rng = quickRng(seed);
  let now = state;
  const moves = game.moves.map(({ seat, events }): TimedMove => {
    const kind = bountyHunters.asks?.(now, seat) ?? now.step.type;
    for (const event of events as readonly Event[]) now = bountyHunters.evolve(now, event);
    // Between a divided and a multiplied middle, evenly in its logarithm.
    const factor = spread ** (rng.below(2001) / 1000 - 1);
    return { seat, events: events as readonly Event[], seconds: (thinking[kind] ?? 4) * factor };
  });
  return { seats, stops: stopsOf(state, moves) };
}
