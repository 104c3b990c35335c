import { expect, test } from "vitest";
import { edgesOf } from "./thickness.ts";

test("[BH-SETUP-04] a pile is as thick as it is: the last card still shows, an empty deck does not", () => {
  expect([63, 44, 10, 9, 1, 0].map(edgesOf)).toEqual([7, 5, 2, 1, 1, 0]);
});
