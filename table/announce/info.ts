/** The table from outside: terms, seats, phase. */
import { phaseOf, type Book } from "../state/table-state.ts";
import type { Header, PersonId } from "../journal/page.ts";
import type { PresenceBook } from "../live/presence.ts";
import { unreachable, type Setup } from "#rules/game.ts";
import type { Sitter } from "../state/seats.ts";
import type { Holder, TableInfo } from "../talk/words.ts";

interface Outside {
  readonly header: Header;
  readonly setup: Setup;
  readonly book: Book;
  readonly presence: PresenceBook;
  readonly spectators: number;
  /** Milliseconds left for each awaited seat; empty without a clock. */
  readonly clocks: readonly number[];
}

export function infoFor(
  { header, setup, book, presence, spectators, clocks }: Outside,
  person: PersonId | null,
): TableInfo {
  const awaited = book.stand?.awaited ?? [];
  return {
    ...header.terms,
    setup,
    id: header.table,
    phase: phaseOf(book),
    seats: book.seats.map((sitter, seat) => ({
      seat,
      holder: holderOf(sitter, person, presence),
      awaited: awaited.includes(seat),
      clock: clocks[awaited.indexOf(seat)] ?? null,
    })),
    spectators,
    mine: person === header.host,
    commit: header.commit,
    seed: book.seed,
    outcome: book.stand?.outcome ?? null,
    rematch: book.rematch,
  };
}

function holderOf(sitter: Sitter, person: PersonId | null, presence: PresenceBook): Holder {
  switch (sitter.type) {
    case "open":
      return { type: "open" };
    case "person":
      return {
        type: "person",
        name: sitter.name,
        mine: sitter.person === person,
        presence: presence.of(sitter.person),
        standIn: sitter.standIn,
      };
    case "bot":
      return { type: "bot", level: sitter.level, name: sitter.name };
    default:
      return unreachable(sitter);
  }
}
