/** What lies on the real table, as the device keeps it; what an older version kept still opens. */
import type { Opponent } from "./opponent.ts";

export interface Person {
  readonly name: string;
  readonly fame: number;
}

export interface Kept {
  readonly opponents: readonly Opponent[];
  readonly people: readonly Person[];
  readonly target: number;
}

export const empty: Kept = { opponents: [], people: [{ name: "", fame: 0 }], target: 10 };

/** `null` for what no version ever wrote. */
export function keptFrom(found: unknown): Kept | null {
  const kept = found as Partial<Kept> | null;
  return kept !== null &&
    typeof kept === "object" &&
    Array.isArray(kept.opponents) &&
    Array.isArray(kept.people) &&
    Number.isInteger(kept.target)
    ? { ...empty, ...kept, opponents: kept.opponents.map(opponentFrom) }
    : null;
}

/** Used cards once lay on a pile of their own, and the one being read nowhere: they belong under the deck. */
type Older = Opponent & { readonly used?: readonly string[] };

function opponentFrom({ used, ...one }: Older): Opponent {
  if (used === undefined) return one;
  const read = one.turn === null ? [] : [one.turn.card];
  return { ...one, cards: [...one.cards, ...used, ...read] };
}
