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
  const stop = effect(() => void (store.desk.view, drawn++));
  store.region();
  store.lay({ picked: job });
  store.show({ ...table(1), view: store.desk.view, now: store.desk.now }, true);
  expect([drawn, waiting.length]).toEqual([1, 0]);
  store.show(table(2), true);
  expect(drawn).toBe(2);
  stop();
});

test("a region draws a new table in a task of its own, and what is picked on the same table at once", () => {
  const { desk, stop } = store.region();
  store.lay({ picked: job });
  expect(desk.picked).toEqual(job);
  store.show(table(2, market), false);
  expect([desk.view.round, desk.face, desk.picked]).toEqual([1, "map", job]);
  expect([store.desk.view.round, store.desk.face, store.desk.picked]).toEqual([2, "market", null]);
  nextTask();
  expect([desk.view.round, desk.face, desk.picked]).toEqual([2, "market", null]);
  stop();
});

test("each region has a task of its own, and a region that is gone follows no more", () => {
  const [one, other] = [store.region(), store.region()];
  store.show(table(2), false);
  nextTask();
  expect([one.desk.view.round, other.desk.view.round]).toEqual([2, 1]);
  other.stop();
  nextTask();
  expect(other.desk.view.round).toBe(1);
  one.stop();
});

test("[OR-TURN-09] a command answers the table that was seen where it was tapped", () => {
  const { desk, stop } = store.region();
  const seen = desk.now;
  store.show(table(2), false);
  desk.act({ type: "stay" });
  store.desk.act({ type: "stay" });
  expect(sent.map(([, view]) => view)).toEqual([seen, store.desk.now]);
  stop();
});

test("what is in hand belongs to its question: the next one opens its own", () => {
  store.lay({ picked: job, face: "market" });
  store.show(table(2, map), false);
  expect(store.desk.picked, "another table, the same question").toEqual(job);
  store.show(table(2, { face: "ship", picked: null }), false);
  expect([store.desk.face, store.desk.picked]).toEqual(["ship", null]);
  store.lay({ face: "map" });
  expect([store.desk.face, store.desk.picked]).toEqual(["map", null]);
});

test("another hand over the same board follows the table, and not what is held on it", () => {
  const other = holding(store.desk, { picked: job });
  let drawn = 0;
  const stop = effect(() => void (other.view, other.picked, drawn++));
  store.lay({ picked: { on: "dock" } });
  expect([drawn, other.picked]).toEqual([1, job]);
  store.show(table(3), false);
  expect([drawn, other.view.round]).toEqual([2, 3]);
  stop();
});
