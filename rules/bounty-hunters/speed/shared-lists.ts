/**
 * Lists with one entry per seat. State and views are never written to, so equal lists are shared instead of made anew.
 */
import type { Seat } from "#rules/game.ts";
import type { Choice } from "../state.ts";

const mostSeats = 6;
const largestHand = 5;

/**
 * Pushed one by one: the machine under us keeps such lists, and their copies, in a tight form. Numbers have
 * a function of their own, because lists made in one place all take the form that suits the widest of them.
 */
function numbers(length: number, at: (i: number) => number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(at(i));
  return list;
}

function listOf<T>(length: number, at: (i: number) => T): T[] {
  const list: T[] = [];
  for (let i = 0; i < length; i++) list.push(at(i));
  return list;
}

export function bySeats<T>(value: T): readonly (readonly T[])[] {
  return listOf(mostSeats + 1, (seats) => listOf(seats, () => value));
}

function numbersBySeats(value: number): readonly (readonly number[])[] {
  return listOf(mostSeats + 1, (seats) => numbers(seats, () => value));
}

/** How many cards each hand holds, when it is the same for all: as a rule it is. */
const counts = listOf(largestHand + 1, (count) => numbersBySeats(count));
const unchosen = numbersBySeats(-1);
const sealed = bySeats<Choice | null>(null);

/** A set of seats as a number: seat s is in it when bit s is set. */
const flags = listOf(mostSeats + 1, (seats) =>
  listOf(1 << seats, (set) => listOf(seats, (seat) => (set & (1 << seat)) !== 0)),
);
const members = listOf(1 << mostSeats, (set) =>
  numbers(mostSeats, (seat) => seat).filter((seat) => (set & (1 << seat)) !== 0),
);

export const sameCounts = (seats: number, count: number): readonly number[] | undefined =>
  counts[count]?.[seats];
export const zeroes = (seats: number): readonly number[] => counts[0]?.[seats] ?? [];
export const noDecks = (seats: number): readonly number[] => unchosen[seats] ?? [];
export const noChoices = (seats: number): readonly (Choice | null)[] => sealed[seats] ?? [];
export const flagsOf = (seats: number, set: number): readonly boolean[] =>
  flags[seats]?.[set] ?? [];
export const seatsIn = (set: number): readonly Seat[] => members[set] ?? [];
export const everyone = (seats: number): readonly boolean[] => flagsOf(seats, (1 << seats) - 1);
export const nobody = (seats: number): readonly boolean[] => flagsOf(seats, 0);

/** As long as the longest deck of a usual set. */
const longestPile = 64;
const blanks = listOf(longestPile + 1, (length) => numbers(length, () => 0));

/** A list of this length to write to. A copy takes exactly the room it needs; a list that grows takes far more. */
export function blank(length: number): number[] {
  return blanks[length]?.slice() ?? numbers(length, () => 0);
}
