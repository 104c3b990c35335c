/** Lines of talk in words, and whom I would rather not read. */
import { signal } from "@preact/signals";
import type { Utterance } from "#table/talk/said.ts";
import type { LogEntry, TableId } from "#table/talk/words.ts";
import { words } from "../../words/words.ts";

type Speaker = Pick<Extract<LogEntry, { type: "said" }>, "name" | "seat">;

export function saidText(said: Utterance): string {
  return said.type === "text" ? said.text : words.value.phrases[said.phrase];
}

/** Where the talk lies on the table nobody needs to be told of a line twice. */
export function isTalkInSight(): boolean {
  return document.querySelector(".talk-corner")?.checkVisibility() ?? false;
}

const key = "guildhall.hidden";
/** Kept for this visit: a grudge should not outlive the evening. */
const hidden = signal<ReadonlySet<string>>(new Set(read()));

export function isHidden(table: TableId, speaker: Speaker): boolean {
  return hidden.value.has(markOf(table, speaker));
}

export function hide(table: TableId, speaker: Speaker, yes: boolean): void {
  const next = new Set(hidden.value);
  if (yes) next.add(markOf(table, speaker));
  else next.delete(markOf(table, speaker));
  hidden.value = next;
  sessionStorage.setItem(key, JSON.stringify([...next]));
}

function markOf(table: TableId, { name, seat }: Speaker): string {
  return `${table} ${seat ?? "-"} ${name}`;
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
