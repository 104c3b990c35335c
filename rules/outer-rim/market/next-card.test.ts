import { expect, test } from "vitest";
import { reveals } from "../news.ts";

const rule = "OR-MKT-03";

/** Whoever looks at the card below may not take back what uncovered it, nor be shown it a step too early. */
test.each([
  { type: "card-gained", player: 0, card: "blaster", deck: "gear-mod", rule },
  { type: "crew-gained", player: 0, crew: "hired-help", token: null, deck: "job", rule },
] as const)("[OR-MKT-04] $type from its deck shows the next card", (event) => {
  expect(reveals(event)).toBe(true);
  expect(reveals({ ...event, deck: null })).toBe(false);
});
