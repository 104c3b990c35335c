/** The dates of the log come when somebody opens it; until then a turn is told without where it began. */
import { signal } from "@preact/signals";
import type { LogEntry } from "#table/talk/words.ts";

const known = signal<((entries: readonly LogEntry[]) => readonly LogEntry[]) | null>(null);

export function dated(entries: readonly LogEntry[]): readonly LogEntry[] {
  if (known.value !== null) return known.value(entries);
  void import("./dated.ts").then(
    ({ datedLog }) => (known.value = datedLog),
    () => undefined,
  );
  return entries;
}
