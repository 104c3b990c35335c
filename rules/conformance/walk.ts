/** A random game: what was said, what came of it, and where it stands. */
import { fold, isRefusal } from "../game.ts";
import type { Chance, Game, GameTypes, Rng, Seat, Setup } from "../game.ts";
import { quickRng } from "../rng.ts";

/**
 * What the suite needs to know of a game beyond the contract. All of it may be left out. Methods, so that a list of
 * samples may forget their types.
 */
export interface Sample<T extends GameTypes = GameTypes> {
  /** Contents to play with; `null` is the game's own. */
  readonly contents?: readonly unknown[];
  /**
   * The game takes entries rather than moves: options are those worth offering, any seat may write at any time, first
   * come first served.
   */
  readonly openEnded?: true;
  /** No random game is longer than this many commands. */
  readonly longest?: number;
  /**
   * How much dearer a random game is than a short one: it is looked at less often, and its own deep suite looks longer.
   */
  readonly cost?: number;
  /** What is wrong with the pieces on the table: a card too many, a token lost. */
  miscount?(state: T["state"], setup: Setup): string | null;
  /** Exchanges two things this viewer cannot see. Without it everything unseen is imagined anew. */
  swap?(state: T["state"], viewer: Seat, rng: Rng): T["state"];
  /**
   * Something a seat might say, well-formed but not always legal; options with a field changed are tried in any case.
   */
  noise?(view: T["view"], rng: Rng): T["command"];
  /** A question may describe commands by a shape where a list would have no end: is this one within it? */
  shaped?(view: T["view"], command: T["command"]): boolean;
}

export interface WalkPage<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly command: T["command"];
  readonly events: readonly T["event"][];
  readonly before: T["state"];
}

export interface Walk<T extends GameTypes = GameTypes> {
  readonly setup: Setup;
  readonly chance: Chance;
  readonly opening: readonly T["event"][];
  readonly pages: readonly WalkPage<T>[];
  readonly state: T["state"];
  /** Commands that were options of someone at some time. */
  readonly heard: readonly T["command"][];
  /** The first purpose that chance was asked for twice in this line of play; `null` as it should be. */
  readonly askedTwice: string | null;
}

/** A stream for each purpose, whoever asks first. */
export function chanceBy(seed: number): Chance {
  return (purpose) => {
    let hash = seed | 0;
    for (let i = 0; i < purpose.length; i++)
      hash = (Math.imul(hash, 31) + purpose.charCodeAt(i)) | 0;
    return quickRng(hash);
  };
}

/** The same chance, and which purpose it was asked for a second time. */
function watched(chance: Chance): { readonly chance: Chance; askedTwice(): string | null } {
  const asked = new Set<string>();
  let twice: string | null = null;
  return {
    chance: (purpose) => {
      if (asked.has(purpose)) twice ??= purpose;
      asked.add(purpose);
      return chance(purpose);
    },
    askedTwice: () => twice,
  };
}

export function pick<T>(list: readonly T[], rng: Rng): T {
  const chosen = list[rng.below(list.length)];
  if (chosen === undefined) throw new Error("nothing to pick from");
  return chosen;
}

export function randomSetup(game: Game, sample: Sample, rng: Rng): Setup {
  const seats = game.seats.min + rng.below(game.seats.max - game.seats.min + 1);
  const options: Record<string, string> = {};
  for (const { id, values, standard } of game.tableOptions)
    options[id] = rng.below(2) === 0 ? standard : pick(values, rng);
  return { seats, options, content: pick(sample.contents ?? [null], rng) };
}

/**
 * Refused this often in a row, a walk gives up. That options are
 * accepted is one promise; the others are looked at all the same.
 */
const mostRefusals = 50;

/** At most `length` commands of a random game; stops by itself when the game is over. */
export function walk(game: Game, sample: Sample, seed: number, length: number): Walk {
  const rng = quickRng(seed);
  const setup = randomSetup(game, sample, rng);
  const chance = chanceBy(seed);
  const played = watched(chance);
  const opening = game.setUp(setup, played.chance);
  let state = fold(game, game.begin(setup), opening);
  const pages: WalkPage[] = [];
  const heard: unknown[] = [];
  for (let refused = 0; pages.length < length && refused < mostRefusals;) {
    const waiting = game.awaited(state);
    if (waiting.length === 0) break;
    const seat = pick(waiting, rng);
    const options = game.options(game.viewFor(state, seat));
    if (options.length === 0) break;
    const command = pick(options, rng);
    heard.push(command, pick(options, rng));
    const events = game.decide(state, seat, command, played.chance);
    if (isRefusal(events)) {
      refused++;
      continue;
    }
    refused = 0;
    pages.push({ seat, command, events, before: state });
    state = fold(game, state, events);
  }
  return { setup, chance, opening, pages, state, heard, askedTwice: played.askedTwice() };
}
