/** Who sits at a table: every selection of entrants that fits, and every seat of a deal for each of them in turn. */
import { quickRng, shuffled } from "#rules/rng.ts";

/** Numbers of entrants, one for each seat. */
export type Lineup = readonly number[];

/**
 * With more entrants than seats every choice of so many; with fewer everyone sits as often as everyone else, and who
 * sits once more changes from lineup to lineup.
 */
export function lineupsOf(entrants: number, seats: number): readonly Lineup[] {
  const all = Array.from({ length: entrants }, (_, one) => one);
  const rounds = Math.floor(seats / entrants);
  const everyone = Array.from({ length: rounds }, () => all).flat();
  return choices(all, seats - everyone.length).map((more) => [...everyone, ...more]);
}

function choices(from: readonly number[], count: number): readonly Lineup[] {
  if (count === 0) return [[]];
  return from.flatMap((one, at) =>
    choices(from.slice(at + 1), count - 1).map((rest) => [one, ...rest]),
  );
}

/**
 * The tables of one deal: the lineup in an order of this deal's own (who sits beside whom matters), then moved round
 * until everyone has had every seat.
 */
export function seatings(lineup: Lineup, deal: number): readonly Lineup[] {
  const order = shuffled(lineup, quickRng(deal));
  const found = new Map<string, Lineup>();
  for (let turn = 0; turn < order.length; turn++) {
    const seated = [...order.slice(turn), ...order.slice(0, turn)];
    found.set(seated.join(), seated);
  }
  return [...found.values()];
}
