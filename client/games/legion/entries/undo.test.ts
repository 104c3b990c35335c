import fc from "fast-check";
import { expect, test } from "vitest";
import { entryOf, legion, type Command, type Event } from "#rules/legion/index.ts";
import { demoUnits } from "#rules/legion/cards/demo.ts";
import type { Answer, LogEntry } from "#table/talk/words.ts";
import { ask, ginny, mia, openNew, rig, startWith, terms } from "#table/testing/rig.ts";
import { watch } from "#table/testing/watcher.ts";
import { entriesIn } from "./entries.ts";
import { stepsOf } from "./undo.ts";

/** A ledger of two players at a real table, and what its log tells. */
interface Book {
  readonly log: readonly LogEntry[];
  readonly view: () => unknown;
  readonly write: (seat: number, command: Command) => Promise<Answer>;
  readonly amend: (seat: number, page: number, command: Command | null) => Promise<Answer>;
}

const people = [ginny, mia];

async function openBook(): Promise<Book> {
  const wanted = terms(legion, 2);
  const setup = { seats: 2, options: { edition: "classic" }, content: { units: demoUnits } };
  const table = await openNew(rig(), legion, { ...wanted, setup });
  await startWith(table, people, 2);
  const watcher = await watch(table, ginny, 0);
  const who = (seat: number) => people[seat] ?? ginny;
  return {
    log: watcher.log,
    view: () => watcher.view(),
    write: (seat, command) => ask(table, who(seat), { type: "command", seat, command }),
    amend: (seat, page, command) => ask(table, who(seat), { type: "amend", seat, page, command }),
  };
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

async function started(): Promise<Book> {
  const book = await openBook();
  await book.write(0, { type: "mark", by: "boba-fett", target: "leia-organa" });
  await book.write(0, { type: "mark", by: "bossk", target: "chewbacca" });
  return book;
}

const pages = (book: Book, seat: number): string =>
  JSON.stringify(
    entriesIn(book.log)
      .filter((each) => each.seat === seat)
      .map(({ page, events }) => [page, entryOf(events as readonly Event[])]),
  );

test("[LB-LEDGER-05] Undo takes my last entry and nobody else's; Redo brings it back", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(1), entry), { minLength: 2, maxLength: 10 }),
      fc.nat(1),
      async (written, me) => {
        const book = await started();
        for (const [seat, command] of written) await book.write(seat, command);
        const theirs = pages(book, 1 - me);
        const mine = pages(book, me);
        const { undo } = stepsOf(book.log, me);
        if (undo === null) return;
        await book.amend(me, undo.page, undo.before);
        expect(pages(book, 1 - me)).toBe(theirs);
        const { redo } = stepsOf(book.log, me);
        if (pages(book, me) === mine) return;
        expect(redo).toEqual(undo);
        await book.amend(me, undo.page, undo.after);
        expect(pages(book, me)).toBe(mine);
        expect(stepsOf(book.log, me).undo).toEqual(undo);
      },
    ),
    { numRuns: 100 },
  );
});

test("[LB-LEDGER-05] removing a mark refuses what hangs on it; one Undo restores everything", async () => {
  const book = await started();
  await book.write(1, { type: "score-objective", side: "red", tokens: 2 });
  const before = JSON.stringify(book.view());
  const [first] = entriesIn(book.log);
  const page = first?.page ?? 0;
  await book.amend(0, page, null);
  expect(entriesIn(book.log).map(({ refused }) => refused?.code)).toContain("MARK_REQUIRED");
  expect(JSON.stringify(book.view())).not.toBe(before);
  const { undo } = stepsOf(book.log, 0);
  expect(undo).toMatchObject({ page, after: null });
  if (undo !== null) await book.amend(0, undo.page, undo.before);
  expect(JSON.stringify(book.view())).toBe(before);
});
