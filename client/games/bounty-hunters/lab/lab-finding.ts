/** What a few thousand games say about a set and one of its cards, each number with its doubt. */
import type { Flag } from "#bots/bounty-hunters/lab/flags.ts";
import type { Survey } from "#bots/bounty-hunters/lab/counts.ts";
import type { CardSet } from "#rules/bounty-hunters/index.ts";

export interface LabAsk {
  readonly before: CardSet;
  readonly after: CardSet;
  readonly card: number;
  readonly games: number;
}

interface Measured {
  readonly mean: number;
  /** Half of the 95 % interval. */
  readonly error: number;
}

export interface LabFinding {
  readonly turns: Measured;
  readonly winner: Measured;
  readonly picked: Measured;
  /** Of the times it was played; `null` for cards that are not captured. */
  readonly captured: Measured | null;
  /** Wins of its users beyond the fair share. */
  readonly lift: Measured;
  readonly verdict: Flag["verdict"] | "fine" | "above" | "below";
}

export interface LabComparison {
  readonly before: LabFinding;
  readonly after: LabFinding;
  readonly done: number;
  readonly games: number;
}

export function cardFinding(
  set: CardSet,
  found: Survey,
  card: number,
  seats: number,
  flags: readonly Flag[],
): LabFinding {
  const users = found.users[card] ?? 0;
  const lift = (found.lift[card] ?? 0) / Math.max(1, users);
  const doubt = share(users * (lift + 1 / seats), users).error;
  const picked = found.picked[card] ?? 0;
  return {
    turns: meanOf(found.turns, found.games),
    winner: fromSums(found.winnerRows[5] ?? 0, found.winnerSquares, found.games),
    picked: share(picked, found.seen[card] ?? 0),
    captured: set.faces[card]?.type === "target" ? share(found.captured[card] ?? 0, picked) : null,
    lift: { mean: lift, error: doubt },
    verdict: flags.find((flag) => flag.card === card)?.verdict ?? leaning(lift, doubt),
  };
}

/** So many wins beyond the fair share, doubt taken off, are worth a word even where the whole kind is like that. */
const worthAWord = 0.05;

/** No flag: the card is not the extreme of its kind. That alone does not make it ordinary. */
export function leaning(lift: number, doubt: number): "fine" | "above" | "below" {
  if (lift - doubt > worthAWord) return "above";
  return lift + doubt < -worthAWord ? "below" : "fine";
}

function share(some: number, all: number): Measured {
  const mean = some / Math.max(1, all);
  return { mean, error: 1.96 * Math.sqrt(Math.max(0, mean * (1 - mean)) / Math.max(1, all)) };
}

function meanOf(counts: readonly number[], n: number): Measured {
  let sum = 0;
  let squares = 0;
  counts.forEach((count, value) => {
    sum += count * value;
    squares += count * value * value;
  });
  return fromSums(sum, squares, n);
}

function fromSums(sum: number, squares: number, n: number): Measured {
  const mean = sum / Math.max(1, n);
  return {
    mean,
    error: 1.96 * Math.sqrt(Math.max(0, squares / Math.max(1, n) - mean * mean) / Math.max(1, n)),
  };
}
