import { expect, test } from "vitest";
import { leaning } from "./lab-finding.ts";

test.each([
  { lift: 0.154, doubt: 0.026, says: "above" },
  { lift: 0.06, doubt: 0.026, says: "fine" },
  { lift: -0.02, doubt: 0.01, says: "fine" },
  { lift: -0.11, doubt: 0.03, says: "below" },
])(
  "[BH-CARD-01] a card with $lift ± $doubt of wins is said to be $says",
  ({ lift, doubt, says }) => {
    expect(leaning(lift, doubt)).toBe(says);
  },
);
