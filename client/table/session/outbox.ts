/**
 * What this device must not forget when the page is closed without
 * a network: asks nobody answered yet, and how the table stood.
 */
import type { Viewer } from "#rules/game.ts";
import type { Ask, TableId, TableInfo, Tell } from "#table/talk/words.ts";

export interface Outbox {
  readonly asks: () => readonly Ask[];
  readonly keep: (asks: readonly Ask[]) => void;
}

/** Only moves and their amendments wait for better days; a question about a past hour does not. */
const lasting: readonly Ask["type"][] = ["command", "amend"];

export function outboxOf(table: TableId): Outbox {
  const place = `guildhall.outbox.${table}`;
  return {
    asks: () => (read(place) as readonly Ask[] | null) ?? [],
    keep: (asks) => {
      const kept = asks.filter(({ type }) => lasting.includes(type));
      write(place, kept.length === 0 ? null : kept);
    },
  };
}

/** The table as it was last seen here. */
export interface Remembered {
  readonly as: Viewer;
  readonly info: TableInfo;
  readonly tell: Extract<Tell, { type: "view" }>;
}

export function recall(table: TableId): Remembered | null {
  return read(`guildhall.seen.${table}`) as Remembered | null;
}

export function remember(table: TableId, seen: Remembered | null): void {
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
