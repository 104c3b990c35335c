import { expect, test } from "vitest";
import { apart } from "./apart.ts";

test.each([
  { why: "room enough", wishes: [80, 20], places: [80, 20] },
  { why: "two at one place", wishes: [50, 50], places: [50, 60] },
  { why: "above the top", wishes: [-5, 40], places: [0, 40] },
  { why: "all at the bottom", wishes: [100, 98, 100, 30], places: [90, 80, 100, 30] },
])("[HALL] signs at the ends of lines stand apart: $why", ({ wishes, places }) => {
  expect(apart(wishes, 10, 0, 100)).toEqual(places);
});
