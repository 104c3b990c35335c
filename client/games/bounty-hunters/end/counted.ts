/** The count is shown once: which tables were counted on this device already. */
import { useState } from "preact/hooks";
import type { TableId } from "#table/talk/words.ts";

/** Each row stands this long before the next is counted. */
export const rowMs = 1600;

const key = "guildhall.counted";
const kept = 40;

function counted(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

function wasCounted(table: TableId): boolean {
  return counted().includes(table);
}

export function markCounted(table: TableId): void {
  if (!wasCounted(table))
    localStorage.setItem(key, JSON.stringify([table, ...counted()].slice(0, kept)));
}

/** Asked once, when the result is opened; a lesson has no table and always counts. */
export function useWasCounted(table: TableId | undefined): boolean {
  const [was] = useState(() => table !== undefined && wasCounted(table));
  return was;
}
