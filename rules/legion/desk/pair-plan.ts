/**
 * Who can be paired with whom so that nobody is left over (Edmonds, “Paths, trees, and flowers”). Whether the others
 * have a legal round without two of them, or one, is a single walk along those who may meet: nothing is tried out.
 */
import { nobody, walkFrom, type Rank } from "./walk.ts";

export interface PairPlan {
  /** Those without a partner: as few as can be. */
  readonly alone: readonly Rank[];
  /** These two meet and are gone; `false`: they may not, or the rest could not be paired then. Nothing has changed. */
  take(one: Rank, two: Rank): boolean;
  /** This one sits out and is gone; `false`: the rest could not be paired then, and nothing has changed. */
  leaveOut(one: Rank): boolean;
}

export function pairPlanOf(count: number, mayMeet: (one: Rank, two: Rank) => boolean): PairPlan {
  const places = Array.from({ length: count }, (_, place) => place);
  const partners = places.map(() => nobody);
  const gone = new Set<Rank>();
  const partnerOf = (one: Rank): Rank => partners[one] ?? nobody;
  const mayPair = (one: Rank, two: Rank): boolean =>
    one !== two && !gone.has(one) && !gone.has(two) && mayMeet(one, two);

  function join(one: Rank, two: Rank): void {
    partners[one] = two;
    partners[two] = one;
  }

  /** Somebody without a partner gets one, and everyone on the way there another one. */
  function pairUp(alone: Rank): boolean {
    const walk = walkFrom(alone, { count, partnerOf, mayPair });
    if (walk === null) return false;
    for (let last = walk.end; last !== nobody;) {
      const before = walk.before(last);
      const next = partnerOf(before);
      join(before, last);
      last = next;
    }
    return true;
  }

  function goWithout(some: readonly Rank[]): boolean {
    const pairs = some.map((one) => [one, partnerOf(one)] as const);
    const left = pairs.flatMap(([, two]) => (two === nobody || some.includes(two) ? [] : [two]));
    for (const one of [...some, ...left]) partners[one] = nobody;
    for (const one of some) gone.add(one);
    const [first] = left;
    if (first === undefined || pairUp(first)) return true;
    for (const one of some) gone.delete(one);
    for (const [one, two] of pairs) if (two !== nobody) join(one, two);
    return false;
  }

  for (const one of places) if (partnerOf(one) === nobody) pairUp(one);

  return {
    get alone() {
      return places.filter((one) => partnerOf(one) === nobody && !gone.has(one));
    },
    take: (one, two) => mayPair(one, two) && goWithout([one, two]),
    leaveOut: (one) => goWithout([one]),
  };
}
