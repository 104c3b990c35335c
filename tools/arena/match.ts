/** Deals in turn, on as many lanes as wished; what they say is taken in their order, so that lanes change nothing. */
import type { Game, Setup } from "#rules/game.ts";
import { hashOf } from "#rules/seeded-chance.ts";
import type { Entrant } from "./entrants.ts";
import { playGame, type Chair } from "./game.ts";
import { lineupsOf, seatings, type Lineup } from "./lineups.ts";
import { startProgram, type Program } from "./program.ts";
import { placesOf, type DealResult, type ArenaResult } from "./result.ts";
import { startThinkers, type Thinkers } from "./thinkers.ts";

export interface Match {
  readonly game: Game;
  readonly entrants: readonly Entrant[];
  readonly options: Setup["options"];
  /** Table sizes. */
  readonly sizes: readonly number[];
  /** Of each lineup, at most. */
  readonly deals: number;
  readonly seed: string;
  readonly seconds: number;
  readonly secondsToBegin: number;
  readonly iterations: number;
  readonly lanes: number;
}

export interface Referee {
  /** In the order of the deals, with the journals by their files. */
  heard(result: DealResult, journals: ReadonlyMap<string, string>): void;
  /** Nothing is left to know at tables of this size. */
  isDone(seats: number): boolean;
}

interface Task {
  readonly seats: number;
  readonly deal: number;
}

interface Lane {
  readonly match: Match;
  readonly thinkers: Thinkers;
  readonly programs: Programs;
}

type Dealt = readonly [DealResult, ReadonlyMap<string, string>];

export async function playMatch(match: Match, referee: Referee): Promise<void> {
  const tasks = Array.from({ length: match.deals }, (_, deal) =>
    match.sizes.map((seats): Task => ({ seats, deal })),
  ).flat();
  const results = new Map<number, Dealt | "left-out">();
  let next = 0;
  let told = 0;
  const thinkers = startThinkers(match.lanes, match.iterations);
  try {
    await Promise.all(Array.from({ length: match.lanes }, lane));
  } finally {
    await thinkers.close();
  }

  async function lane(): Promise<void> {
    const programs = keepPrograms();
    try {
      for (let at = next++; at < tasks.length; at = next++) {
        const task = tasks[at];
        if (task === undefined) return;
        const isLeft = referee.isDone(task.seats);
        results.set(at, isLeft ? "left-out" : await playDeal({ match, thinkers, programs }, task));
        tell();
      }
    } finally {
      await programs.close();
    }
  }

  /** A deal that another lane was still at when the test knew is left out: lanes change nothing. */
  function tell(): void {
    for (let result = results.get(told); result !== undefined; result = results.get(++told)) {
      results.delete(told);
      if (result !== "left-out" && !referee.isDone(result[0].seats)) referee.heard(...result);
    }
  }
}

async function playDeal(lane: Lane, { seats, deal }: Task): Promise<Dealt> {
  const { game, options, entrants, seconds, secondsToBegin, seed: drawn } = lane.match;
  const seed = hashOf(`arena ${drawn} ${seats} ${deal}`);
  const setup: Setup = { seats, options, content: null };
  const games: ArenaResult[] = [];
  const journals = new Map<string, string>();
  for (const lineup of lineupsOf(entrants.length, seats).flatMap((one) => seatings(one, deal))) {
    const chairs = lineup.map((_, seat) => chairOf(lane, lineup, seat));
    const bots = lane.thinkers.at(seed);
    const played = await playGame({ game, setup, seed, chairs, bots, seconds, secondsToBegin });
    const { outcome, faults, pages, journal } = played;
    const file = `${game.id}-${seats}-${deal}-${games.length}.journal`;
    games.push({ lineup, faults, places: placesOf(outcome, faults), pages, file });
    journals.set(file, journal);
  }
  return [{ seats, deal, games }, journals];
}

function chairOf({ match, programs }: Lane, lineup: Lineup, seat: number): Chair {
  const number = lineup[seat] ?? 0;
  const entrant = match.entrants[number];
  if (entrant === undefined) throw new Error(`no entrant ${number}`);
  if (entrant.type === "house") return { entrant, program: null };
  return { entrant, program: programs.of(entrant, `${number} ${copyOf(lineup, seat)}`) };
}

/** The same program in two seats is two processes: neither sees the other's hand. */
function copyOf(seated: Lineup, seat: number): number {
  return seated.slice(0, seat).filter((entrant) => entrant === seated[seat]).length;
}

interface Programs {
  of(entrant: Extract<Entrant, { type: "program" }>, key: string): Program;
  close(): Promise<void>;
}

/** A process plays game after game; one that is over is begun anew for the next. */
function keepPrograms(): Programs {
  const kept = new Map<string, Program>();
  return {
    of({ command, args }, key) {
      const known = kept.get(key);
      if (known !== undefined && !known.isOver()) return known;
      const program = startProgram(command, args);
      kept.set(key, program);
      return program;
    },
    async close() {
      await Promise.all([...kept.values()].map((program) => program.close()));
    },
  };
}
