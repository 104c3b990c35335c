import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { Game } from "#rules/game.ts";
import { hashOf } from "#rules/seeded-chance.ts";
import type { Page } from "../journal/page.ts";
import { readJournal, type JournalFile } from "../journal/file.ts";
import { finishedJournal } from "../testing/rig.ts";
import { the } from "../testing/the.ts";
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

    test("rules that say more about the same deal still check it", () => {
      const more = (first: object): Game => ({
        ...(bountyHunters as Game),
        setUp: (setup, chance) =>
          (bountyHunters as Game)
            .setUp(setup, chance)
            .map((event, i) => (i === 0 ? { ...event, ...first } : event)),
      });
      expect(verify([more({ since: "then" })], old())).toMatchObject({ type: "verified" });
      expect(verify([more({ rule: "another" })], old())).toMatchObject({ code: "other-rules" });
      expect(verify([more({ since: "then" })], file)).toMatchObject({ code: "set-up" });
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
