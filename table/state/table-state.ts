/** Everything the journal says about now. */
import type { Game, Seat, Setup } from "#rules/game.ts";
import type { Page } from "../journal/page.ts";
import { lineOf, moveOf, undoneAfter, type Line, type Move } from "./timeline.ts";
import { openSeats, ownerOf, seatsAfter, type Sitter } from "./seats.ts";
import { standAfter, standAtStart, standOf, type Play, type Stand } from "./position.ts";
import type { TableId, Version } from "../talk/words.ts";

interface AskedBack {
  readonly seat: Seat;
  readonly to: Version;
  readonly agreed: readonly Seat[];
}

export interface Book {
  readonly version: Version;
  readonly seats: readonly Sitter[];
  /** `null` before the game has begun. */
  readonly stand: Stand | null;
  readonly undone: readonly Move[];
  readonly askedBack: AskedBack | null;
  readonly seed: string | null;
  readonly rematch: TableId | null;
}

export interface Rules {
  readonly game: Game;
  readonly setup: Setup;
}

export function emptyBook(setup: Setup): Book {
  return {
    version: 0,
    seats: openSeats(setup.seats),
    stand: null,
    undone: [],
    askedBack: null,
    seed: null,
    rematch: null,
  };
}

export function playOf({ game, setup }: Rules, book: Book): Play {
  return { game, setup, owners: book.seats.map(ownerOf) };
}

/** Folds everything, telling each step: for opening a table, for take-backs and for replays. */
export function bookOf(
  rules: Rules,
  pages: readonly Page[],
  onPage?: (book: Book, page: Page) => void,
): Book {
  let book = emptyBook(rules.setup);
  for (const page of pages) {
    const count = book.version + 1;
    book = bookAfter(rules, book, page, { line: () => lineOf(pages.slice(0, count)) });
    onPage?.(book, page);
  }
  return book;
}

/** What can be known about the game after a page: the whole line, or how it stands. */
type Known = { readonly line: () => Line } | { readonly stand: Stand };

export function bookAfter(rules: Rules, book: Book, page: Page, known: Known): Book {
  const seats = seatsAfter(book.seats, page);
  const next = { ...book, version: page.version, seats };
  switch (page.type) {
    case "started":
      return {
        ...next,
        stand: "stand" in known ? known.stand : standAtStart(playOf(rules, next), page.events),
      };
    case "played":
      return {
        ...next,
        stand: standAfterPage(rules, next, page, known),
        undone: undoneAfter(book.undone, page),
        askedBack: null,
      };
    case "taken-back":
    case "amended":
      return "line" in known
        ? onLine(rules, next, known.line())
        : { ...next, stand: known.stand, undone: [], askedBack: null };
    case "take-back-asked":
      return { ...next, askedBack: { seat: page.seat, to: page.to, agreed: [] } };
    case "take-back-answered":
      return { ...next, askedBack: answered(book.askedBack, page) };
    case "ended":
      return { ...next, seed: page.seed };
    case "rematch":
      return { ...next, rematch: page.table };
    default:
      return next;
  }
}

function onLine(rules: Rules, book: Book, line: Line): Book {
  return {
    ...book,
    stand: standOf(playOf(rules, book), line),
    undone: line.undone,
    askedBack: null,
  };
}

function standAfterPage(
  rules: Rules,
  book: Book,
  page: Extract<Page, { type: "played" }>,
  known: Known,
): Stand | null {
  if ("stand" in known) return known.stand;
  return book.stand && standAfter(playOf(rules, book), book.stand, moveOf(page)).stand;
}

function answered(
  asked: AskedBack | null,
  page: Extract<Page, { type: "take-back-answered" }>,
): AskedBack | null {
  return asked && page.yes ? { ...asked, agreed: [...asked.agreed, page.seat] } : null;
}

export function phaseOf(book: Book): "gathering" | "playing" | "over" {
  if (book.stand === null) return "gathering";
  return book.stand.outcome === null ? "playing" : "over";
}
