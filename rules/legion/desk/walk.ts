/**
 * A way from somebody without a partner to somebody else without one, changing between those who may meet and those who
 * are paired. Along it everyone gets the other neighbour, and both ends have a partner. Where ways close to a ring of
 * odd length (a flower), all of the ring stand for one from then on.
 */

/** A player by their place in the order. */
export type Rank = number;

export const nobody = -1;

export interface Company {
  readonly count: number;
  readonly partnerOf: (one: Rank) => Rank;
  readonly mayPair: (one: Rank, two: Rank) => boolean;
}

export interface Walk {
  readonly end: Rank;
  readonly before: (one: Rank) => Rank;
}

export function walkFrom(root: Rank, { count, partnerOf, mayPair }: Company): Walk | null {
  const places = Array.from({ length: count }, (_, place) => place);
  const cameFrom = places.map(() => nobody);
  /** Who stands for the ring somebody is in. */
  const stem = [...places];
  const reached = new Set([root]);
  const before = (one: Rank): Rank => cameFrom[one] ?? nobody;
  const stemOf = (one: Rank): Rank => stem[one] ?? one;

  /** Where the ways of two back to the root meet. */
  function meeting(one: Rank, two: Rank): Rank {
    const passed = new Set<Rank>();
    for (let at = stemOf(one); ; at = stemOf(before(partnerOf(at)))) {
      passed.add(at);
      if (at === root || partnerOf(at) === nobody) break;
    }
    let at = stemOf(two);
    while (!passed.has(at)) at = stemOf(before(partnerOf(at)));
    return at;
  }

  function close(one: Rank, two: Rank): void {
    const bottom = meeting(one, two);
    const ring = new Set<Rank>();
    for (const [start, other] of [
      [one, two],
      [two, one],
    ] as const) {
      let child = other;
      for (let at = start; stemOf(at) !== bottom; at = before(partnerOf(at))) {
        ring.add(stemOf(at));
        ring.add(stemOf(partnerOf(at)));
        cameFrom[at] = child;
        child = partnerOf(at);
      }
    }
    for (const place of places) {
      if (!ring.has(stemOf(place))) continue;
      stem[place] = bottom;
      reached.add(place);
    }
  }

  // A set goes on to what is added to it meanwhile.
  for (const one of reached)
    for (const two of places) {
      if (!mayPair(one, two) || stemOf(one) === stemOf(two) || partnerOf(one) === two) continue;
      const partner = partnerOf(two);
      if (two === root || (partner !== nobody && before(partner) !== nobody)) close(one, two);
      else if (before(two) === nobody) {
        cameFrom[two] = one;
        if (partner === nobody) return { end: two, before };
        reached.add(partner);
      }
    }
  return null;
}
