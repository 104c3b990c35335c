import { expect, test } from "vitest";
import type { News, View } from "#rules/outer-rim/index.ts";
import type { Recall } from "../recall/use-recall.ts";
import { emptyQueue, heardBy, pageTurned, type Queue, type TaleInput } from "./queue.ts";

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

/** A board's queue, as it hears and reads on. */
function readerHere() {
  let queue = emptyQueue(quiet, "mine");
  return {
    now: (): Queue => queue,
    reads: (): unknown => queue.told[queue.place]?.scene.news[0],
    hears: (watched: TaleInput): void => void (queue = heardBy(queue, watched, "mine")),
    turnsThePage: (): void => void (queue = pageTurned(queue, false)),
  };
}

test("[OR-TURN-01] however much is heard meanwhile, the page being read stays until the tap", () => {
  const { now, reads, hears, turnsThePage } = readerHere();
  hears(heard(5, "kessel", "naboo"));
  turnsThePage();
  for (let version = 6; version < 40; version++) {
    hears(heard(version, "lothal"));
    expect(reads()).toEqual(flight("naboo"));
  }
  expect(now().told.length).toBeLessThanOrEqual(15);
  turnsThePage();
  expect(reads()).toEqual(flight("lothal"));
});

test("[OR-TURN-01] a page that has been read does not come again while others play on; what is new does", () => {
  const { now, reads, hears, turnsThePage } = readerHere();
  hears(heard(5, "kessel"));
  expect(reads()).toEqual(flight("kessel"));
  // More comes while the last page is read: it is the same page until the tap, and never after it.
  hears(heard(6, "naboo", "ryloth"));
  expect([reads(), now().told.length]).toEqual([flight("kessel"), 3]);
  turnsThePage();
  expect(reads()).toEqual(flight("naboo"));
  turnsThePage();
  turnsThePage();
  expect(reads()).toBe(undefined);
  // The same batch is drawn again, and then a new one comes.
  hears(heard(6, "naboo", "ryloth"));
  expect(reads()).toBe(undefined);
  hears(heard(7, "lothal"));
  expect([reads(), now().told.length]).toEqual([flight("lothal"), 1]);
});

/** What was missed, from its second scene on. */
const recallOf = (...places: readonly string[]): Recall => {
  const steps = places.map((to, i) => ({ version: 7 + i, news: [flight(to)], view }));
  return { from: 7, nth: 1, tale: { before: view, steps } };
};

test("[OR-TURN-01] a scene that has been read does not come again with the whole table", () => {
  const { now, hears, turnsThePage } = readerHere();
  const all = (): readonly unknown[] => now().told.map(({ scene }) => scene.news[0]);
  const recall = recallOf("kessel", "naboo", "ryloth");
  hears({ ...quiet, recall });
  expect(all()).toEqual([flight("naboo"), flight("ryloth")]);
  // What is told now is still counted from the same page on, and each ends with its own.
  expect(now().told.map(({ from, nth, version }) => [from, nth, version])).toEqual([
    [7, 1, 8],
    [7, 2, 9],
  ]);
  // Drawn again it is the same tale; what is heard now comes after it.
  turnsThePage();
  hears({ ...heard(10, "lothal"), recall });
  expect([now().place, ...all()]).toEqual([1, flight("naboo"), flight("ryloth"), flight("lothal")]);
});

test("[OR-TURN-01] a whole view ends the tale, unless what led there is being asked for", () => {
  const { now, hears } = readerHere();
  hears(heard(5, "kessel"));
  const whole = { ...quiet, view: { ...view } };
  hears({ ...whole, isRecalling: true });
  expect(now().told).toHaveLength(1);
  hears({ ...whole, recall: recallOf("kessel", "naboo") });
  expect(now().told.map(({ scene }) => scene.news[0])).toEqual([flight("naboo")]);
  hears({ ...quiet, view: { ...view } });
  expect(now().told).toEqual([]);
});
