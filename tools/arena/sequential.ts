/**
 * A test that may be looked at after every deal and stops when it knows. Each deal is one number from −1 to 1: how
 * much more often A came in ahead of B than behind, over all seats of that deal. Against a supposed mean a gambler
 * bets on every number in turn, with fair odds; if the supposition is true the purse is ≥ 20 at any time with a
 * chance of 1 in 20 at most (Ville), whatever the numbers are like and whenever one stops. So no shape of the
 * numbers is assumed, and looking often costs nothing.
 */

/** Shares of what could be bet; the purse is their mean, so none has to be chosen beforehand. */
const stakes = [0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9];

export type Knowledge = "better" | "worse" | "level" | "open";

export interface Sequence {
  readonly known: Knowledge;
  /** The share of comings-in ahead, with the interval that holds at any time of stopping. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** `margin`: shares this near to a half are as good as level. */
export function sequence(deals: readonly number[], error: number, margin: number): Sequence {
  const mean = deals.reduce((sum, deal) => sum + deal, 0) / Math.max(1, deals.length);
  const low = bound(deals, error / 2);
  const mirrored = deals.map((deal) => -deal);
  const high = -bound(mirrored, error / 2);
  return {
    known: known(low, high, 2 * margin),
    share: (1 + mean) / 2,
    low: (1 + low) / 2,
    high: (1 + high) / 2,
  };
}

function known(low: number, high: number, margin: number): Knowledge {
  if (low > 0) return "better";
  if (high < 0) return "worse";
  return low > -margin && high < margin ? "level" : "open";
}

/** The largest mean that everything below is refuted of. */
function bound(deals: readonly number[], error: number): number {
  let [refuted, stands] = [-1, 1];
  for (let step = 0; step < 14; step++) {
    const middle = (refuted + stands) / 2;
    if (purse(deals, middle) >= 1 / error) refuted = middle;
    else stands = middle;
  }
  return refuted;
}

/** What betting on more than `mean` has made of 1; nothing can make it negative. */
function purse(deals: readonly number[], mean: number): number {
  let sum = 0;
  for (const stake of stakes) {
    const bet = stake / (1 + mean);
    let log = 0;
    for (const deal of deals) log += Math.log1p(bet * (deal - mean));
    sum += Math.exp(Math.min(log, 700));
  }
  return sum / stakes.length;
}
