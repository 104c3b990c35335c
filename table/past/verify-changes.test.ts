import { describe, expect, test } from "vitest";
import { hashOf } from "#rules/seeded-chance.ts";
import type { Page } from "../journal/page.ts";
import { readJournal, writeJournal, type JournalFile } from "../journal/file.ts";
import type { Person } from "../ports.ts";
import { sealed, wordOf } from "../testing/sealed-game.ts";
import { ask, ginny, mia, openNew, rig, startWith, terms } from "../testing/rig.ts";
import { the } from "../testing/the.ts";
import { verify } from "./verify.ts";

describe("take-backs, clocks and the end are checked too", () => {
  /** Ginny peeks and takes it back, Mia runs out of time once, then both play on. */
  async function eventful(): Promise<JournalFile> {
    const bench = rig();
    const table = await openNew(bench, sealed, terms(sealed, 2, { clock: 30 }));
    await startWith(table, [ginny, mia], 2);
    const say = (person: Person, seat: number, command: unknown): Promise<unknown> =>
      ask(table, person, { type: "command", seat, command });
    await say(ginny, 0, { type: "seal", word: wordOf("choice", 0, 1) });
    await ask(table, ginny, { type: "take-back", seat: 0 });
    await say(ginny, 0, { type: "seal", word: `${wordOf("choice", 0, 1)}-rather` });
    await bench.clock.pass(30_000);
    for (const round of [2, 3])
      for (const [seat, person] of [ginny, mia].entries())
        await say(person, seat, { type: "seal", word: wordOf("choice", seat, round) });
    const written = writeJournal(
      sealed,
      the(await bench.journal.header(table.id)),
      null,
      await bench.journal.read(table.id, 0),
    );
    const read = readJournal(typeof written === "string" ? written : "");
    if ("type" in read) throw new Error(read.code);
    return read;
  }

  const change = (journal: JournalFile, alter: (page: Page) => Page): ReturnType<typeof verify> =>
    verify([sealed], { ...journal, pages: journal.pages.map(alter) });
  const append = (journal: JournalFile, ...more: readonly object[]): ReturnType<typeof verify> =>
    verify([sealed], {
      ...journal,
      pages: [
        ...journal.pages,
        ...more.map(
          (page, i) =>
            ({
              at: 0,
              person: null,
              id: null,
              ...page,
              version: journal.pages.length + 1 + i,
            }) as Page,
        ),
      ],
    });

  test("as it was", async () => {
    const journal = await eventful();
    expect(journal.pages.map(({ type }) => type)).toContain("taken-back");
    expect(verify([sealed], journal)).toMatchObject({ type: "verified" });
  });

  test("a take-back of something else", async () => {
    const journal = await eventful();
    expect(
      change(journal, (page) => (page.type === "taken-back" ? { ...page, to: page.to - 1 } : page)),
    ).toMatchObject({ code: "taken-back" });
    expect(
      change(journal, (page) => (page.type === "taken-back" ? { ...page, seat: 1 } : page)),
    ).toMatchObject({ code: "taken-back" });
  });

  test("a clock that plays what it likes", async () => {
    const journal = await eventful();
    const late = (text: string): string =>
      text.replaceAll("choice-of-1-in-1-late", "choice-of-1-in-1-kind");
    const pages = JSON.parse(late(JSON.stringify(journal.pages))) as readonly Page[];
    expect(verify([sealed], { ...journal, pages })).toMatchObject({ code: "time-out" });
  });

  test("anything after the end", async () => {
    const journal = await eventful();
    const ended = the(journal.pages.find((page) => page.type === "ended"));
    const played = {
      type: "played",
      seat: 0,
      by: "person",
      command: {},
      events: [],
      reasons: null,
      published: [],
    };
    expect(
      append(journal, { type: "taken-back", seat: 0, to: journal.pages.length - 2 - 1 }),
    ).toMatchObject({ code: "after-the-end" });
    expect(append(journal, { ...played })).toMatchObject({
      code: "after-the-end",
      page: journal.pages.length + 1,
    });
    expect(append(journal, { ...ended, seed: hashOf("another") })).toMatchObject({ code: "seed" });
    expect(
      append(journal, {
        type: "said",
        seat: 0,
        name: "Ginny",
        said: { type: "phrase", phrase: "good-game" },
      }),
    ).toMatchObject({ type: "verified" });
  });
});
