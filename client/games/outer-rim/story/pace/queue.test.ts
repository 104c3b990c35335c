import { expect, test } from "vitest";
import type { News, View } from "#rules/outer-rim/index.ts";
import type { Recall } from "../recall/use-recall.ts";
import { hear, turnPage, type Queue, type TaleInput } from "./queue.ts";

const rule = "OR-TURN-01";
const flight = (to: string): News =>
  ({ type: "moved", player: 1, to, directly: false, rule }) as News;
const view = { viewer: 0, current: 1, players: [] } as unknown as View;

const quiet: TaleInput = {
  latest: null,
  view,
  seat: 0,
  hurried: false,
  isAsked: false,
  inStory: false,
  inOffer: false,
  wantsStage: false,
  isPast: false,
  recall: null,
  isRecalling: false,
  session: null,
};

const heard = (version: number, ...places: readonly string[]): TaleInput => {
  const news = places.map(flight);
  const page = { type: "news", version, at: 0, seat: 1, by: "bot", news, reasons: [] } as const;
  return {
    ...quiet,
    latest: { version, entries: [page], before: view, steps: [{ version, news, view }] },
  };
};

const nothingTold = (): Queue => ({
  pace: "mine",
  told: [],
  place: 0,
  heard: -1,
  view,
  recalled: null,
  movedOn: false,
  covered: false,
});

test("[OR-TURN-01] however much is heard meanwhile, the page being read stays until the tap", () => {
  const queue = nothingTold();
  const reads = (): unknown => queue.told[queue.place]?.scene.news[0];
  hear(queue, heard(5, "kessel", "naboo"), "mine");
  turnPage(queue, false);
  for (let version = 6; version < 40; version++) {
    hear(queue, heard(version, "lothal"), "mine");
    expect(reads()).toEqual(flight("naboo"));
  }
  expect(queue.told.length).toBeLessThanOrEqual(15);
  turnPage(queue, false);
  expect(reads()).toEqual(flight("lothal"));
});

test("[OR-TURN-01] a page that has been read does not come again while others play on; what is new does", () => {
  const queue = nothingTold();
  const hears = (watched: TaleInput): void => hear(queue, watched, "mine");
  const reads = (): unknown => queue.told[queue.place]?.scene.news[0];
  hears(heard(5, "kessel"));
  expect(reads()).toEqual(flight("kessel"));
  // More comes while the last page is read: it is the same page until the tap, and never after it.
  hears(heard(6, "naboo", "ryloth"));
  expect([reads(), queue.told.length]).toEqual([flight("kessel"), 3]);
  turnPage(queue, false);
  expect(reads()).toEqual(flight("naboo"));
  turnPage(queue, false);
  turnPage(queue, false);
  expect(reads()).toBe(undefined);
  // The same batch is drawn again, and then a new one comes.
  hears(heard(6, "naboo", "ryloth"));
  expect(reads()).toBe(undefined);
  hears(heard(7, "lothal"));
  expect([reads(), queue.told.length]).toEqual([flight("lothal"), 1]);
});

/** What was missed, from its second scene on. */
const recallOf = (...places: readonly string[]): Recall => {
  const steps = places.map((to, i) => ({ version: 7 + i, news: [flight(to)], view }));
  return { from: 7, nth: 1, tale: { before: view, steps } };
};

test("[OR-TURN-01] a scene that has been read does not come again with the whole table", () => {
  const queue = nothingTold();
  const reads = (): readonly unknown[] => queue.told.map(({ scene }) => scene.news[0]);
  const recall = recallOf("kessel", "naboo", "ryloth");
  hear(queue, { ...quiet, recall }, "mine");
  expect(reads()).toEqual([flight("naboo"), flight("ryloth")]);
  // What is told now is still counted from the same page on, and each ends with its own.
  expect(queue.told.map(({ from, nth, version }) => [from, nth, version])).toEqual([
    [7, 1, 8],
    [7, 2, 9],
  ]);
  // Drawn again it is the same tale; what is heard now comes after it.
  turnPage(queue, false);
  hear(queue, { ...heard(10, "lothal"), recall }, "mine");
  expect([queue.place, ...reads()]).toEqual([
    1,
    flight("naboo"),
    flight("ryloth"),
    flight("lothal"),
  ]);
});

test("[OR-TURN-01] a whole view ends the tale, unless what led there is being asked for", () => {
  const queue = nothingTold();
  hear(queue, heard(5, "kessel"), "mine");
  const whole = { ...quiet, view: { ...view } };
  hear(queue, { ...whole, isRecalling: true }, "mine");
  expect(queue.told).toHaveLength(1);
  hear(queue, { ...whole, recall: recallOf("kessel", "naboo") }, "mine");
  expect(queue.told.map(({ scene }) => scene.news[0])).toEqual([flight("naboo")]);
  hear(queue, { ...quiet, view: { ...view } }, "mine");
  expect(queue.told).toEqual([]);
});
