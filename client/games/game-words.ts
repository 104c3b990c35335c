/** What the lobby calls the games, before their own words are loaded. */
import { words } from "../words/words.ts";

export function gameName(id: string): string {
  return words.value.games[id]?.name ?? id;
}

export function blurbOf(id: string): string {
  return words.value.games[id]?.blurb ?? "";
}

export function pageName(id: string, path: string): string {
  return words.value.games[id]?.pages[path] ?? path;
}

/** A choice of "play now" that its line tells; what is usual needs no word. */
export function quickName(id: string, value: string): string | null {
  return words.value.quick[id]?.[value] ?? null;
}
