/** Whoever reads a field is drawn again when it changes, and only then; a region shows one table at a time. */
import { effect } from "@preact/signals";
import { beforeEach, expect, test } from "vitest";
import type { Command, View } from "#rules/outer-rim/index.ts";
import { boardStore, holding, type BoardStore, type Hand, type Snapshot } from "./store.ts";

const map: Hand = { face: "map", picked: null };
const market: Hand = { face: "market", picked: null };
const job = { on: "plate", deck: "job" } as const;

/** Of a table nothing but its round is looked at here. */
function table(round: number, opening: Hand = map): Snapshot {
  const view = { round } as View;
  return { view, now: view, step: String(round), asked: null, opening } as unknown as Snapshot;
}

let store: BoardStore;
let waiting: (() => void)[];
let sent: [Command, View][];

beforeEach(() => {
  waiting = [];
  sent = [];
  store = boardStore(
    table(1),
    false,
    {
      look: () => undefined,
      pick: () => undefined,
      skip: () => undefined,
      whyNot: () => null,
      showRule: () => undefined,
      act: (command, seen) => void sent.push([command, seen]),
    },
    (work) => void waiting.push(work),
  );
});

const nextTask = (): void => waiting.shift()?.();

test("whoever reads the table is not drawn again for what is picked, nor for the same table", () => {
  let drawn = 0;
  const stop = effect(() => void (store.tabletop.view, drawn++));
  store.region();
  store.lay({ picked: job });
  store.show({ ...table(1), view: store.tabletop.view, now: store.tabletop.now }, true);
  expect([drawn, waiting.length]).toEqual([1, 0]);
  store.show(table(2), true);
  expect(drawn).toBe(2);
  stop();
});

test("a region draws a new table in a task of its own, and what is picked on the same table at once", () => {
  const { tabletop, stop } = store.region();
  store.lay({ picked: job });
  expect(tabletop.picked).toEqual(job);
  store.show(table(2, market), false);
  expect([tabletop.view.round, tabletop.face, tabletop.picked]).toEqual([1, "map", job]);
  expect([store.tabletop.view.round, store.tabletop.face, store.tabletop.picked]).toEqual([
    2,
    "market",
    null,
  ]);
  nextTask();
  expect([tabletop.view.round, tabletop.face, tabletop.picked]).toEqual([2, "market", null]);
  stop();
});

test("each region has a task of its own, and a region that is gone follows no more", () => {
  const [one, other] = [store.region(), store.region()];
  store.show(table(2), false);
  nextTask();
  expect([one.tabletop.view.round, other.tabletop.view.round]).toEqual([2, 1]);
  other.stop();
  nextTask();
  expect(other.tabletop.view.round).toBe(1);
  one.stop();
});

test("[OR-TURN-09] a command answers the table that was seen where it was tapped", () => {
  const { tabletop, stop } = store.region();
  const seen = tabletop.now;
  store.show(table(2), false);
  tabletop.act({ type: "stay" });
  store.tabletop.act({ type: "stay" });
  expect(sent.map(([, view]) => view)).toEqual([seen, store.tabletop.now]);
  stop();
});

test("what is in hand belongs to its question: the next one opens its own", () => {
  store.lay({ picked: job, face: "market" });
  store.show(table(2, map), false);
  expect(store.tabletop.picked, "another table, the same question").toEqual(job);
  store.show(table(2, { face: "ship", picked: null }), false);
  expect([store.tabletop.face, store.tabletop.picked]).toEqual(["ship", null]);
  store.lay({ face: "map" });
  expect([store.tabletop.face, store.tabletop.picked]).toEqual(["map", null]);
});

test("another hand over the same board follows the table, and not what is held on it", () => {
  const other = holding(store.tabletop, { picked: job });
  let drawn = 0;
  const stop = effect(() => void (other.view, other.picked, drawn++));
  store.lay({ picked: { on: "dock" } });
  expect([drawn, other.picked]).toEqual([1, job]);
  store.show(table(3), false);
  expect([drawn, other.view.round]).toEqual([2, 3]);
  stop();
});
