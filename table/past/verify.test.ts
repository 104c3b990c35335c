import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { Game } from "#rules/game.ts";
import { hashOf } from "#rules/rng.ts";
import type { Page } from "../journal/page.ts";
import { readJournal, writeFile, writeJournal, type JournalFile } from "../journal/file.ts";
import type { Person } from "../ports.ts";
import { sealed, wordOf } from "../testing/sealed-game.ts";
import {
  ask,
  finishedJournal,
  ginny,
  mia,
  openNew,
  rig,
  startWith,
  terms,
  the,
} from "../testing/rig.ts";
import { verify } from "./verify.ts";

let text = "";
let file: JournalFile;

beforeAll(async () => {
  text = await finishedJournal(bountyHunters, 3);
  const read = readJournal(text);
  if ("type" in read) throw new Error(read.code);
  file = read;
});

const games = [bountyHunters];

/** A journal altered by someone who also mends every hash, so that only dealing it again can find out. */
function altered(change: (pages: Page[]) => void): ReturnType<typeof verify> {
  const pages = [...file.pages];
  change(pages);
  return verify(games, { ...file, pages });
}

test("a finished game verifies", () => {
  const result = verify(games, file);
  expect(result).toMatchObject({
    type: "verified",
    commit: file.header.commit,
    pages: file.pages.length,
  });
});

test("the file holds no person’s id and no seed outside its last pages", () => {
  expect(text).not.toContain(ginny.id);
  const seed = the(file.pages.find((page) => page.type === "ended")).seed;
  expect(text.split(seed)).toHaveLength(2);
});

describe("with every hash mended, what was altered is still found where it stands", () => {
  type Leaf = { readonly holder: Record<string, unknown>; readonly key: string };

  /** Every plain value below `root`. */
  function leavesOf(root: unknown): Leaf[] {
    if (typeof root !== "object" || root === null) return [];
    return Object.entries(root).flatMap(([key, value]) =>
      typeof value === "object" && value !== null
        ? leavesOf(value)
        : [{ holder: root as Record<string, unknown>, key }],
    );
  }

  /** The smallest change: one bit of a number or of a letter, a flag turned over. */
  function flip({ holder, key }: Leaf, bit: number): void {
    const value = holder[key];
    if (typeof value === "number") holder[key] = value ^ (1 << (bit % 6));
    else if (typeof value === "boolean") holder[key] = !value;
    else if (value === null) holder[key] = bit;
    else if (typeof value === "string") {
      const at = bit % value.length;
      holder[key] =
        value.slice(0, at) + String.fromCharCode(value.charCodeAt(at) ^ 1) + value.slice(at + 1);
    }
  }

  const parts = [
    "events",
    "command",
    "outcome",
    "seed",
    "entropies",
    "entropy",
    "published",
  ] as const;

  test("one bit of any event, command, outcome, entropy or seed", () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(...parts),
        fc.nat(),
        fc.nat(),
        (which, part, leaf, bit) => {
          const holding = file.pages.filter(
            (page) =>
              part in page &&
              leavesOf({ part: (page as unknown as Record<string, unknown>)[part] }).length > 0,
          );
          const page = the(holding[which % holding.length]);
          const result = altered((pages) => {
            const copy = structuredClone(page) as unknown as Record<string, unknown>;
            pages[page.version - 1] = copy as unknown as Page;
            const leaves =
              typeof copy[part] === "object" ? leavesOf(copy[part]) : [{ holder: copy, key: part }];
            if (leaves.length > 0) flip(the(leaves[leaf % leaves.length]), bit);
          });
          expect(result).toMatchObject({
            type: "flaw",
            page: part === "entropy" || part === "entropies" ? expect.any(Number) : page.version,
          });
        },
      ),
      { numRuns: process.env["DEEP"] === "1" ? 3000 : 150 },
    );
  });

  test.each([
    {
      what: "a page left out",
      code: "numbering",
      change: (pages: Page[]) => void pages.splice(20, 1),
    },
    {
      what: "two pages changed about",
      code: "numbering",
      change: (pages: Page[]) => void pages.splice(20, 2, the(pages[21]), the(pages[20])),
    },
    {
      what: "the end cut away",
      code: "not-finished",
      change: (pages: Page[]) => void pages.splice(30),
    },
    {
      what: "another seed with a new promise",
      code: "commit",
      change: (pages: Page[]) =>
        void pages.splice(-1, 1, {
          ...(pages.at(-1) as Extract<Page, { type: "ended" }>),
          seed: hashOf("other"),
        }),
    },
    {
      what: "a move of another seat",
      code: "refused",
      change: (pages: Page[]) =>
        void pages.splice(10, 1, { ...(pages[10] as Extract<Page, { type: "played" }>), seat: 9 }),
    },
    {
      what: "a page of no known kind",
      code: "unreadable",
      change: (pages: Page[]) =>
        void pages.splice(10, 1, { ...the(pages[10]), type: "dreamt" } as unknown as Page),
    },
  ])("$what", ({ code, change }) => {
    const result = altered(change);
    expect(result).toMatchObject({ type: "flaw" });
    expect([code, "unreadable"]).toContain((result as { code: string }).code);
  });

  test("the cards travel with the journal, also when they are the standard ones", () => {
    expect(file.header.contentHash).not.toBeNull();
    expect(file.content).toEqual(bountyHunters.standardContent);
  });

  describe("judged by other rules", () => {
    const old = (): JournalFile => ({ ...file, header: { ...file.header, rulesVersion: 0 } });
    const { rulesVersion } = bountyHunters;

    test("it says so, and the deal, the order and the end are as the seed gives them", () => {
      const result = verify(games, old());
      expect(result).toMatchObject({ type: "verified", rules: { then: 0, now: rulesVersion } });
      expect(result).toMatchObject({ judgedAlike: (result as { moves: number }).moves });
    });

    test("a move that our rules would refuse counts as it was judged then", () => {
      const strict: Game = {
        ...(bountyHunters as Game),
        decide: () => ({ type: "refused", code: "no", rule: "BH-TURN-03", params: {} }),
      };
      expect(verify([strict], old())).toMatchObject({ type: "verified", judgedAlike: 0 });
      expect(verify([strict], file)).toMatchObject({ type: "flaw" });
    });

    test("another seed, another deal or another end is not verified", () => {
      const changed = (type: string, change: object): JournalFile => ({
        ...old(),
        pages: old().pages.map((page) =>
          page.type === type ? ({ ...page, ...change } as typeof page) : page,
        ),
      });
      expect(verify(games, changed("ended", { seed: "0".repeat(64) }))).toMatchObject({
        code: "commit",
      });
      expect(verify(games, changed("started", { events: [] }))).toMatchObject({ type: "flaw" });
      const ended = old().pages.find((page) => page.type === "ended");
      const outcome = { ...ended?.outcome, places: [[1], [0]] };
      expect(verify(games, changed("ended", { outcome }))).toMatchObject({ code: "other-rules" });
    });
  });

  test("other content, an unknown game", () => {
    expect(verify(games, { ...file, content: { cards: [] } })).toMatchObject({ code: "content" });
    expect(verify([], file)).toMatchObject({ code: "unknown-game" });
    expect(verify(games, {} as JournalFile)).toMatchObject({ code: "unreadable" });
  });
});

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

  test("a last line that counts wrong", () => {
    const lines = text.trimEnd().split("\n");
    const before = the(/"hash":"(\w+)"/.exec(the(lines.at(-2)))?.[1]);
    const forged = `{"hash":"${hashOf(`${before}1`)}","end":1}`;
    expect(readJournal([...lines.slice(0, -1), forged].join("\n"))).toMatchObject({
      code: "cut-off",
    });
  });
});

test("a file with mended hashes reads again", () => {
  expect(readJournal(writeFile(file))).toEqual(file);
});

test("any flipped bit of the file is noticed", () => {
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.nat(6), (at, bit) => {
      const changed =
        text.slice(0, at) +
        String.fromCharCode(text.charCodeAt(at) ^ (1 << bit)) +
        text.slice(at + 1);
      expect(readJournal(changed)).toMatchObject({ type: "flaw" });
    }),
    { numRuns: 60 },
  );
});

test("a file cut anywhere is noticed", () => {
  fc.assert(
    fc.property(fc.nat(text.length - 2), (at) => {
      expect(readJournal(text.slice(0, at))).toMatchObject({
        type: "flaw",
        code: expect.stringMatching(/cut-off|not-a-journal/),
      });
    }),
    { numRuns: 60 },
  );
});

test.each(["", "\n", "hello", "{}", "[1,2]", '{"hash":"","journal":{}}', "\u0000\u0001"])(
  "%j is not a journal",
  (other) => {
    expect(readJournal(other)).toMatchObject({ type: "flaw", code: "not-a-journal" });
  },
);

test("a running game with secrets does not leave the table", async () => {
  const bench = rig({ think: () => new Promise(() => {}) });
  const table = await openNew(bench, bountyHunters, terms(bountyHunters, 2));
  await startWith(table, [ginny], 2);
  await ask(table, ginny, { type: "say", said: { type: "phrase", phrase: "hello" } });
  const header = the(await bench.journal.header(table.id));
  expect(
    writeJournal(
      bountyHunters,
      header,
      bountyHunters.standardContent,
      await bench.journal.read(table.id, 0),
    ),
  ).toMatchObject({ type: "error", code: "not-over" });
});
