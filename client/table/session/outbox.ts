/**
 * What this device must not forget when the page is closed without
 * a network: asks nobody answered yet, what the table refused of them, and how the table stood.
 */
import type { Viewer } from "#rules/game.ts";
import type { Answer, Ask, TableId, TableInfo, Tell, Version } from "#table/talk/words.ts";

/** An ask as it waits: what was known when it was made, and what it was expected to bring. */
export interface WaitingAsk {
  readonly ask: Ask;
  readonly after: Version;
  readonly news: readonly unknown[];
}

/** The table said no to something that had counted here: its author decides what becomes of it. */
export interface UndecidedAsk extends WaitingAsk {
  readonly answer: Exclude<Answer, { type: "done" }>;
}

interface Kept {
  readonly waiting: readonly WaitingAsk[];
  readonly undecided: readonly UndecidedAsk[];
}

export interface Outbox {
  /** A record loses no line: what is refused waits for its author's decision. */
  readonly keepsRefused: boolean;
  readonly read: () => Kept;
  readonly keep: (kept: Kept) => void;
}

/** Only moves and their corrections wait for better days; a question about a past hour does not. */
export function isLasting({ type }: Ask): boolean {
  return type === "command" || type === "amend" || type === "insert";
}

const nothing: Kept = { waiting: [], undecided: [] };

export function outboxOf(table: TableId, keepsRefused: boolean): Outbox {
  const place = `guildhall.outbox.${table}`;
  return {
    keepsRefused,
    read: () => ({ ...nothing, ...(read(place) as Partial<Kept> | null) }),
    keep: ({ waiting, undecided }) => {
      const lasting = waiting.filter(({ ask }) => isLasting(ask));
      const isEmpty = lasting.length + undecided.length === 0;
      write(place, isEmpty ? null : { waiting: lasting, undecided });
    },
  };
}

/** The table as it was last seen here. */
export interface RememberedTable {
  readonly as: Viewer;
  readonly info: TableInfo;
  readonly tell: Extract<Tell, { type: "view" }>;
}

export function recall(table: TableId): RememberedTable | null {
  return read(`guildhall.seen.${table}`) as RememberedTable | null;
}

export function remember(table: TableId, seen: RememberedTable | null): void {
  write(`guildhall.seen.${table}`, seen);
}

/** A full or forbidden store costs the comfort, never the game. */
function read(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null") as unknown;
  } catch {
    return null;
  }
}

function write(place: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // Nothing is lost that the hall does not hold.
  }
}
