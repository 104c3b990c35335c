/** The pad at hand and the last games, kept on this device. */
import type { GameEntry } from "./entry.ts";

export interface KeptGame {
  readonly at: number;
  readonly game: GameEntry;
}

const draftKey = "guildhall.bounty-hunters.pad";
const keptKey = "guildhall.bounty-hunters.pads";
const most = 20;

function read<T>(key: string, standard: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? standard;
  } catch {
    return standard;
  }
}

export function draft(standard: GameEntry): GameEntry {
  return read(draftKey, standard);
}

export function keepDraft(game: GameEntry): void {
  localStorage.setItem(draftKey, JSON.stringify(game));
}

export function keptGames(): readonly KeptGame[] {
  return read<readonly KeptGame[]>(keptKey, []);
}

export function keepGames(games: readonly KeptGame[]): void {
  localStorage.setItem(keptKey, JSON.stringify(games.slice(0, most)));
}
