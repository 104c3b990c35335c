import { expect, test } from "vitest";
import { calledAt } from "./called.ts";

const at = (mine: readonly boolean[]) =>
  mine.map((is, seat) => ({ seat, name: `Name ${seat}`, mine: is, bot: false }));

test("[HALL] whoever looks is “you” on every screen; two who share it keep their names", () => {
  const called = (mine: readonly boolean[]): readonly string[] =>
    mine.map((_, seat) => calledAt(at(mine), seat, { you: "You" }));
  expect(called([false, true, false])).toEqual(["Name 0", "You", "Name 2"]);
  expect(called([true, true, false])).toEqual(["Name 0", "Name 1", "Name 2"]);
  expect(called([false, false])).toEqual(["Name 0", "Name 1"]);
});
