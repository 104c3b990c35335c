import fc from "fast-check";
import { expect, test } from "vitest";
import { fold, isRefusal, type Setup } from "#rules/game.ts";
import { entryOf, legion, type Command, type Event, type State } from "#rules/legion/index.ts";
import { demoUnits } from "#rules/legion/cards/demo.ts";
import type { LogEntry, Rejudged } from "#table/talk/words.ts";
import { entriesIn } from "./entries.ts";
import { foreseeAmend } from "./foresee-amend.ts";
import { stepsOf } from "./undo.ts";

const setup: Setup = { seats: 2, options: { edition: "classic" }, content: { units: demoUnits } };
const never = (): never => {
  throw new Error("a ledger has no chance in it");
};

/** A ledger as its log tells it: entries and amendments of two players. */
class Book {
  log: LogEntry[] = [];
  #version = 10;

  state(): State {
    const start = fold(legion, legion.begin(setup), legion.setUp(setup, never));
    const events = entriesIn(this.log).flatMap(({ events, refused }) => (refused ? [] : events));
    return fold(legion, start, events);
  }

  write(seat: number, command: Command): void {
    const decision = legion.decide(this.state(), seat, command, never);
    if (isRefusal(decision)) return;
    this.#version += 1;
    const at = { version: this.#version, at: 0 };
    this.log.push({ ...at, type: "news", seat, by: "person", news: decision, reasons: [] });
  }

  amend(seat: number, page: number, command: Command | null): void {
    const known = entriesIn(this.log);
    const back = { page, seat, events: [], refused: null };
    const all = known.some((entry) => entry.page === page)
      ? known
      : [...known, back].toSorted((a, b) => a.page - b.page);
    const { changes } = foreseeAmend(setup, all, page, command);
    if (changes.find(({ entry }) => entry.page === page)?.refused) return;
    const changed = changes.map(({ entry, events, refused }): Rejudged => ({
      page: entry.page,
      news: events,
      refused,
    }));
    this.#version += 1;
    this.log.push({ version: this.#version, at: 0, type: "amended", seat, page, changed });
  }
}

const entry: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant("score-objective" as const),
    side: fc.constantFrom("blue" as const, "red" as const),
    tokens: fc.constantFrom(1, 2, -1),
  }),
  fc.record({
    type: fc.constant("correct-wounds" as const),
    unit: fc.constantFrom("boba-fett", "leia-organa"),
    wounded: fc.nat(3),
  }),
);

function started(): Book {
  const book = new Book();
  book.write(0, { type: "mark", by: "boba-fett", target: "leia-organa" });
  book.write(0, { type: "mark", by: "bossk", target: "chewbacca" });
  return book;
}

const pages = (book: Book, seat: number): string =>
  JSON.stringify(
    entriesIn(book.log)
      .filter((each) => each.seat === seat)
      .map(({ page, events }) => [page, entryOf(events as readonly Event[])]),
  );

test("[LB-LEDGER-05] Undo takes my last entry and nobody else's; Redo brings it back", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(1), entry), { minLength: 2, maxLength: 10 }),
      fc.nat(1),
      (written, me) => {
        const book = started();
        for (const [seat, command] of written) book.write(seat, command);
        const theirs = pages(book, 1 - me);
        const mine = pages(book, me);
        const { undo } = stepsOf(book.log, me);
        if (undo === null) return;
        book.amend(me, undo.page, undo.before);
        expect(pages(book, 1 - me)).toBe(theirs);
        const { redo } = stepsOf(book.log, me);
        if (pages(book, me) === mine) return;
        expect(redo).toEqual(undo);
        book.amend(me, undo.page, undo.after);
        expect(pages(book, me)).toBe(mine);
        expect(stepsOf(book.log, me).undo).toEqual(undo);
      },
    ),
    { numRuns: 200 },
  );
});

test("[LB-LEDGER-05] removing a mark refuses what hangs on it, shown first; one Undo restores everything", () => {
  const book = started();
  book.write(1, { type: "score-objective", side: "red", tokens: 2 });
  const before = JSON.stringify(book.state());
  const [first] = entriesIn(book.log);
  const page = first?.page ?? 0;
  const foreseen = foreseeAmend(setup, entriesIn(book.log), page, null);
  expect(foreseen.changes.map(({ refused }) => refused?.code ?? null)).toContain("MARK_REQUIRED");
  book.amend(0, page, null);
  expect(JSON.stringify(book.state())).not.toBe(before);
  const { undo } = stepsOf(book.log, 0);
  expect(undo).toMatchObject({ page, after: null });
  if (undo !== null) book.amend(0, undo.page, undo.before);
  expect(JSON.stringify(book.state())).toBe(before);
});
