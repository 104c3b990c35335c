/** What lies on the real table, kept on this device: it survives a reload and needs no network. */
import { useState } from "preact/hooks";
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

/** People and printed opponents share four places. */
export const places = 4;

const key = "guildhall.outer-rim.companion";
const pastKey = `${key}.past`;
const empty: Kept = { opponents: [], people: [{ name: "", fame: 0 }], target: 10 };

/** How many steps can be taken back. */
const most = 40;

function readKept(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Kept> | null;
    return kept !== null &&
      Array.isArray(kept.opponents) &&
      Array.isArray(kept.people) &&
      Number.isInteger(kept.target)
      ? { ...empty, ...kept }
      : empty;
  } catch {
    return empty;
  }
}

/** The steps that can be taken back survive a reload, too. */
function readPast(): readonly Kept[] {
  try {
    const past = JSON.parse(localStorage.getItem(pastKey) ?? "[]") as unknown;
    return Array.isArray(past) ? (past as readonly Kept[]) : [];
  } catch {
    return [];
  }
}

export interface Keeping {
  readonly now: Kept;
  readonly canGoBack: boolean;
  change(next: Kept): void;
  back(): void;
  reset(): void;
}

export function useKept(): Keeping {
  const [now, show] = useState<Kept>(readKept);
  const [past, recall] = useState<readonly Kept[]>(readPast);
  const remember = (steps: readonly Kept[]): void => {
    localStorage.setItem(pastKey, JSON.stringify(steps));
    recall(steps);
  };
  const put = (next: Kept): void => {
    localStorage.setItem(key, JSON.stringify(next));
    show(next);
  };
  return {
    now,
    canGoBack: past.length > 0,
    change(next) {
      remember([...past, now].slice(-most));
      put(next);
    },
    back() {
      const before = past.at(-1);
      if (before === undefined) return;
      remember(past.slice(0, -1));
      put(before);
    },
    reset() {
      remember([...past, now].slice(-most));
      put(empty);
    },
  };
}

/** A fair shuffle by the device's own chance: nobody at the table has to trust a seed. */
export function shuffle<T>(cards: readonly T[]): T[] {
  const pile = [...cards];
  for (let i = pile.length - 1; i > 0; i--) {
    const at = below(i + 1);
    const [one, two] = [pile[i], pile[at]];
    if (one === undefined || two === undefined) continue;
    pile[i] = two;
    pile[at] = one;
  }
  return pile;
}

function below(bound: number): number {
  const limit = Math.floor(2 ** 32 / bound) * bound;
  for (;;) {
    const value = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    if (value < limit) return value % bound;
  }
}
