/** Lists with one entry per seat. State is never written to, so equal ones are shared; copies have exactly the right length. */
import type { Choice } from './state.ts';

export const mostSeats = 6;

/** Pushed one by one: the engine under us keeps such lists, and their copies, in its fastest form. */
export function bySeats<T>(value: T): readonly (readonly T[])[] {
  const lists: T[][] = [];
  for (let seats = 0; seats <= mostSeats; seats++) {
    const list: T[] = [];
    for (let seat = 0; seat < seats; seat++) list.push(value);
    lists.push(list);
  }
  return lists;
}

const zeros = bySeats(0);
const unchosen = bySeats(-1);
const yes = bySeats(true);
const no = bySeats(false);
const sealed = bySeats<Choice | null>(null);

export const zeroes = (seats: number): readonly number[] => zeros[seats] ?? [];
export const noDecks = (seats: number): readonly number[] => unchosen[seats] ?? [];
export const everyone = (seats: number): readonly boolean[] => yes[seats] ?? [];
export const nobody = (seats: number): readonly boolean[] => no[seats] ?? [];
export const noChoices = (seats: number): readonly (Choice | null)[] => sealed[seats] ?? [];
