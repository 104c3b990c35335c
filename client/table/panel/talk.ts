/** Lines of talk in words, and whom I would rather not read. */
import { signal } from "@preact/signals";
import type { Utterance } from "#table/talk/said.ts";
import type { LogEntry } from "#table/talk/words.ts";
import { words } from "../../words/words.ts";

type Speaker = Pick<Extract<LogEntry, { type: "said" }>, "name">;

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

/** By name: the evening goes on at other tables and other seats, and a grudge with it. */
export function isHidden({ name }: Speaker): boolean {
  return hidden.value.has(name);
}

export function hide({ name }: Speaker, yes: boolean): void {
  const next = new Set(hidden.value);
  if (yes) next.add(name);
  else next.delete(name);
  hidden.value = next;
  sessionStorage.setItem(key, JSON.stringify([...next]));
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
