import { expect, test } from "vitest";
import { boundOf } from "./bound.ts";

const half = { ways: 1, of: 2 };
const sure = { ways: 1, of: 1 };
const never = { ways: 0, of: 1 };

test.each([
  { chance: half, atLeast: false, atMost: false, bound: "exactly" },
  { chance: half, atLeast: true, atMost: false, bound: "atLeast" },
  { chance: half, atLeast: false, atMost: true, bound: "atMost" },
  { chance: half, atLeast: true, atMost: true, bound: "about" },
  { chance: sure, atLeast: true, atMost: false, bound: "exactly" },
  { chance: sure, atLeast: true, atMost: true, bound: "atMost" },
  { chance: never, atLeast: false, atMost: true, bound: "exactly" },
  { chance: never, atLeast: true, atMost: true, bound: "atLeast" },
])(
  "[OR-COM-04] $chance.ways of $chance.of, mine may help $atLeast, theirs $atMost: $bound",
  ({ bound, ...odds }) => {
    expect(boundOf(odds)).toBe(bound);
  },
);
