/** The real table, kept on this device: it survives a reload and needs no network. */
import { useState } from "preact/hooks";
import { empty, keptFrom, type CompanionState } from "./kept.ts";

/** People and printed opponents share four places. */
export const places = 4;

const key = "guildhall.outer-rim.companion";
const pastKey = `${key}.past`;

/** How many steps can be taken back. */
const most = 40;

function readKept(): CompanionState {
  return keptFrom(read(key)) ?? empty;
}

/** The steps that can be taken back survive a reload, too. */
function readPast(): readonly CompanionState[] {
  const past = read(pastKey);
  return Array.isArray(past) ? past.flatMap((step) => keptFrom(step) ?? []) : [];
}

function read(from: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(from) ?? "null");
  } catch {
    return null;
  }
}

export interface CompanionStore {
  readonly now: CompanionState;
  readonly canGoBack: boolean;
  change(next: CompanionState): void;
  /** Kept, but no step of its own to be taken back. */
  note(next: CompanionState): void;
  back(): void;
  reset(): void;
}

export function useKept(): CompanionStore {
  const [now, show] = useState<CompanionState>(readKept);
  const [past, recall] = useState<readonly CompanionState[]>(readPast);
  const remember = (steps: readonly CompanionState[]): void => {
    localStorage.setItem(pastKey, JSON.stringify(steps));
    recall(steps);
  };
  const put = (next: CompanionState): void => {
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
    note: put,
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
