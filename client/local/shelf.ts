/** The tables kept on this device, as the lobby lists them. Small on purpose: no rules are loaded to read it. */
import { signal } from "@preact/signals";
import type { TableId, TableInfo } from "#table/talk/words.ts";
import { setCaption } from "./captions.ts";
import { answerOf, database, finished } from "./database.ts";

export interface ShelfCard {
  readonly id: TableId;
  readonly game: string;
  readonly names: readonly string[];
  readonly phase: TableInfo["phase"];
  readonly myMove: boolean;
  /** Milliseconds since 1970. */
  readonly moved: number;
}

export const shelf = signal<readonly ShelfCard[]>([]);

export async function readShelf(): Promise<void> {
  const store = (await database()).transaction("shelf").objectStore("shelf");
  const cards: readonly ShelfCard[] = await answerOf(store.getAll());
  shelf.value = cards.toSorted((a, b) => Number(b.myMove) - Number(a.myMove) || b.moved - a.moved);
}

export async function putOnShelf(card: ShelfCard): Promise<void> {
  const transaction = (await database()).transaction("shelf", "readwrite");
  transaction.objectStore("shelf").put(card, card.id);
  await finished(transaction);
}

export async function removeFromShelf(id: TableId): Promise<void> {
  const transaction = (await database()).transaction(["shelf", "headers", "pages"], "readwrite");
  transaction.objectStore("shelf").delete(id);
  transaction.objectStore("headers").delete(id);
  transaction.objectStore("pages").delete(IDBKeyRange.bound([id], [id, []]));
  await finished(transaction);
  setCaption(id, null);
  await readShelf();
}
