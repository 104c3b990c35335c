/** What a changed past costs, counted in folds: time would measure the machine. */
import { expect, test } from "vitest";
import type { Game } from "#rules/game.ts";
import type { Page } from "../journal/page.ts";
import { pastOf, tellingPast, viewAfter } from "../past/replay.ts";
import { tally } from "../testing/tally-game.ts";
import { folding, foldPages } from "./fold.ts";
import { atOnce, inBreaths } from "./steps.ts";

const setup = { seats: 1, options: {}, content: null };
const written = { at: 0, person: null, id: null };

function counting(): { readonly game: Game; readonly folds: () => number } {
  let folds = 0;
  const evolve: Game["evolve"] = (state, event) => {
    folds++;
    return (tally as Game).evolve(state, event);
  };
  return { game: { ...(tally as Game), evolve }, folds: () => folds };
}

const added = (n: number) => ({ type: "added", rule: "T-2", seat: 0, n, total: n });

function amendment(version: number, page: number): Page {
  const command = { type: "add", n: 1 };
  const judged = [{ page, command, events: [added(1)], refused: null }];
  return { ...written, version, type: "amended", seat: 0, page, command, judged };
}

type Wish = "add" | "take-back" | "amend" | "amend the first";

/** A ledger in which this happens again and again; a take-back or an amendment is about the entry before it. */
function ledger(rounds: number, wishes: readonly Wish[]): readonly Page[] {
  const pages: Page[] = [{ ...written, version: 1, type: "started", entropies: [], events: [] }];
  for (let round = 0; round < rounds; round++) for (const wish of wishes) pages.push(next(wish));
  return pages;

  function next(wish: Wish): Page {
    const version = pages.length + 1;
    switch (wish) {
      case "add":
        return {
          ...written,
          version,
          type: "played",
          seat: 0,
          by: "person",
          command: { type: "add", n: 0 },
          events: [added(0)],
          reasons: null,
          published: [],
        };
      case "take-back":
        return { ...written, version, type: "taken-back", seat: 0, to: version - 2 };
      case "amend":
        return amendment(version, version - 1);
      case "amend the first":
        return amendment(version, 2);
    }
  }
}

test.each([
  { what: "entries, each taken back", wishes: ["add", "take-back"], folds: 1 },
  {
    what: "entries that stay, and as many taken back",
    wishes: ["add", "add", "take-back"],
    folds: 2,
  },
  { what: "entries, each amended", wishes: ["add", "amend"], folds: 2 },
] as const)(
  "[timeline] $what: $folds folds a round, however long the ledger",
  ({ wishes, folds }) => {
    for (const rounds of [10, 1000]) {
      const { game, folds: counted } = counting();
      foldPages({ game, setup }, ledger(rounds, wishes));
      expect(counted()).toBe(rounds * folds);
    }
  },
);

test("[timeline] a past of many early amendments comes in pieces that follow each other, each of bounded work", () => {
  const { game, folds } = counting();
  const pages = ledger(300, ["add", "amend the first"]);
  const span = { as: 0, from: 0, to: pages.length, mostFolds: 5000 } as const;
  const first = atOnce(tellingPast({ game, setup }, "t", pages, span));
  expect(folds()).toBeLessThan(6000);
  const end = first.pages.at(-1)?.version ?? 0;
  expect(first.last).toBe(pages.length);
  expect(end).toBeLessThan(pages.length);
  const second = atOnce(tellingPast({ game, setup }, "t", pages, { ...span, from: end }));
  expect(second.pages[0]?.version).toBe(end + 1);
  expect(second.view).toEqual(viewAfter(first, first.pages.length));
});

test("[steps] in breaths the same comes out, and others have their turn", async () => {
  const pages = ledger(1000, ["add", "add", "take-back"]);
  let breaths = 0;
  const steps = folding({ game: tally as Game, setup }, pages);
  const breath = Object.assign(async () => void breaths++, { isDue: () => true });
  const folded = await inBreaths(steps, breath);
  expect(folded).toEqual(foldPages({ game: tally as Game, setup }, pages));
  // Looked at every ten steps of five thousand.
  expect(breaths).toBe(500);
});

test("[timeline] a whole past costs no more folds than opening the table", () => {
  const { game, folds } = counting();
  const pages = ledger(500, ["add", "add", "take-back"]);
  pastOf({ game, setup }, "t", pages, { as: 0, from: 0, to: pages.length });
  expect(folds()).toBe(1000);
});

test("[timeline] a thousand entries taken back one after the other can all be played again", () => {
  const entries = ledger(1000, ["add"]);
  const back = Array.from({ length: 1000 }, (_, i): Page => {
    const version = entries.length + 1 + i;
    return { ...written, version, type: "taken-back", seat: 0, to: 1000 - i };
  });
  const { state, timeline } = foldPages({ game: tally as Game, setup }, [...entries, ...back]);
  expect(timeline.last).toBeNull();
  const pages: number[] = [];
  for (let next = state.undone; next !== null; next = next.then) pages.push(next.move.page);
  expect(pages).toEqual(Array.from({ length: 1000 }, (_, i) => i + 2));
});
