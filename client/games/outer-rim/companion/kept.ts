/** What lies on the real table, as the device keeps it; what an older version kept still opens. */
import { usualFame } from "#rules/outer-rim/index.ts";
import type { ChangeAtTable, Opponent, Turn } from "./opponent.ts";
import { answer, settled } from "./reading.ts";

export interface Person {
  readonly name: string;
  readonly fame: number;
  /** [UB-AMB-11] Every goal of their sheet but the last, which is the fame. */
  readonly fulfilled?: boolean;
}

export interface CompanionState {
  readonly opponents: readonly Opponent[];
  readonly people: readonly Person[];
  /** The fame agreed. */
  readonly target: number;
  readonly ambitions: boolean;
}

export const empty: CompanionState = {
  opponents: [],
  people: [{ name: "", fame: 0 }],
  target: usualFame(false),
  ambitions: false,
};

/** `null` for what no version ever wrote. */
export function keptFrom(found: unknown): CompanionState | null {
  const kept = found as Partial<CompanionState> | null;
  return kept !== null &&
    typeof kept === "object" &&
    Array.isArray(kept.opponents) &&
    Array.isArray(kept.people) &&
    Number.isInteger(kept.target)
    ? { ...empty, ...kept, opponents: kept.opponents.map(opponentFrom) }
    : null;
}

/**
 * Used cards once lay on a pile of their own, and the one being read nowhere: they belong under the deck.
 * Of what a line brought only that it was being asked.
 */
interface Older extends Omit<Opponent, "turn"> {
  readonly used?: readonly string[];
  readonly turn: (Omit<Turn, "open"> & { readonly open: ChangeAtTable | boolean | null }) | null;
}

function opponentFrom({ used = [], turn, ...one }: Older): Opponent {
  if (turn === null) return { ...one, cards: [...one.cards, ...used], turn };
  const { open, ...rest } = turn;
  const read = one.cards.includes(turn.card) ? [] : [turn.card];
  const cards = [...one.cards, ...used, ...read];
  if (typeof open !== "boolean") return { ...one, cards, turn: { ...rest, open } };
  const asked = { ...one, cards, turn: { ...rest, open: null } };
  return open ? answer(asked, true) : settled(asked);
}
