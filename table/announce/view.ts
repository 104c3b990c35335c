/** How one viewer hears what happened: view, log and how things stand. Nothing here knows more than the game's own `viewFor` and `newsFor`. */
import type { Game, Viewer } from "#rules/game.ts";
import type { Book } from "../state/table-state.ts";
import type { Page } from "../journal/page.ts";
import { logEntry } from "./log.ts";
import { takeBackFor } from "../judge/take-back.ts";
import type { LogEntry, Tell } from "../talk/words.ts";

type Standing = Pick<
  Extract<Tell, { type: "view" }>,
  "as" | "version" | "takeBack" | "redo" | "awaited" | "clocks"
>;

/** `null` before the game has begun. */
export function viewOf(game: Game, book: Book, as: Viewer): unknown {
  return book.stand === null ? null : game.viewFor(book.stand.state, as);
}

export function standingOf(
  game: Game,
  book: Book,
  as: Viewer,
  clocks: readonly number[],
): Standing {
  return {
    as,
    version: book.version,
    takeBack: takeBackFor(game, book, as),
    redo: game.amendable && book.undone.at(-1)?.seat === as,
    awaited: book.stand?.awaited ?? [],
    clocks,
  };
}

export function logOf(game: Game, pages: readonly Page[], as: Viewer): readonly LogEntry[] {
  const log: LogEntry[] = [];
  for (const page of pages) {
    const entry = logEntry(game, page, as);
    if (entry !== null) log.push(entry);
  }
  return log;
}
