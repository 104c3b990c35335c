import { expect, test } from "vitest";
import type { News, View } from "#rules/outer-rim/index.ts";
import { hear, turnPage, type Queue, type Watched } from "./queue.ts";

const rule = "OR-TURN-01";
const flight = (to: string): News =>
  ({ type: "moved", player: 1, to, directly: false, rule }) as News;
const view = { viewer: 0, current: 1, players: [] } as unknown as View;

const quiet: Watched = {
  latest: null,
  view,
  seat: 0,
  hurried: false,
  isAsked: false,
  inStory: false,
  inOffer: false,
  wantsStage: false,
  isPast: false,
  names: [],
  session: null,
};

const heard = (version: number, ...places: readonly string[]): Watched => {
  const news = places.map(flight);
  const page = { type: "news", version, at: 0, seat: 1, by: "bot", news, reasons: [] } as const;
  return { ...quiet, latest: { version, entries: [page] } };
};

const nothingTold = (): Queue => ({
  told: [],
  place: 0,
  heard: -1,
  last: view,
  recalled: view,
  went: 0,
  movedOn: false,
  covered: false,
});

test("[OR-TURN-01] however much is heard meanwhile, the page being read stays until the tap", () => {
  const queue = nothingTold();
  const reads = (): unknown => queue.told[queue.place]?.scene.news[0];
  hear(queue, heard(5, "kessel", "naboo"), "mine", () => null);
  turnPage(queue, false);
  for (let version = 6; version < 40; version++) {
    hear(queue, heard(version, "lothal"), "mine", () => null);
    expect(reads()).toEqual(flight("naboo"));
  }
  expect(queue.told.length).toBeLessThanOrEqual(15);
  turnPage(queue, false);
  expect(reads()).toEqual(flight("lothal"));
});

test("[OR-TURN-01] a page that has been read does not come again while others play on; what is new does", () => {
  const queue = nothingTold();
  const hears = (watched: Watched): void => hear(queue, watched, "mine", () => null);
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
