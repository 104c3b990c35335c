import { expect, test } from "vitest";
import { sharedBreaths } from "./breaths.ts";

test("[breath] a piece is as long as the watch says, and work that begins waits for its turn like everyone", async () => {
  let now = 0;
  const breath = sharedBreaths(() => now);
  expect(breath.isDue()).toBe(true);
  await breath();
  now += 1.9;
  expect(breath.isDue()).toBe(false);
  now += 0.1;
  expect(breath.isDue()).toBe(true);
});

test("[breath] in one turn of the event loop one piece of long work is done, whoever it belongs to", async () => {
  const each = ["past", "amendment", "opening"];
  const breath = sharedBreaths();
  const turns: string[][] = [];
  let turn: string[] = [];
  const work = async (name: string): Promise<void> => {
    for (let piece = 0; piece < 3; piece++) {
      turn.push(name);
      await breath();
    }
  };
  const all = Promise.all(each.map(work));
  for (let i = 0; i < 12; i++) {
    turns.push(turn);
    turn = [];
    await new Promise((resolve) => setImmediate(resolve));
  }
  await all;
  expect(turns.slice(1).every((done) => done.length <= 1)).toBe(true);
  expect(turns.flat()).toEqual([...each, ...each, ...each]);
});
