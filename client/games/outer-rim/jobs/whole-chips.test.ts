import { expect, test } from "vitest";
import { percentOf } from "../story/odds.ts";
import { wholeChips } from "./whole-chips.ts";

const said = (done: number, down: number, atLeast: boolean): readonly string[] =>
  wholeChips({ done, down, atLeast }).map((chip) => percentOf(chip, "en"));

test("[OR-TEST-04] what may still be helped by choice is said to be at least so likely, all in all", () => {
  expect(said(0.32, 0.2, false)).toEqual(["32%", "20%"]);
  expect(said(0.32, 0.2, true)).toEqual(["≥ 32%", "≈ 20%"]);
  // Nothing on the way can hurt, whatever is chosen; and nothing is likelier than certain.
  expect(said(1, 0, true)).toEqual(["100%", "0%"]);
});
