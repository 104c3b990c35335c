import { expect, test } from "vitest";
import type { News } from "#rules/outer-rim/index.ts";
import { isWithdrawal } from "./withdrawn.ts";

const rule = "OR-TRADE-02";
const answered: News = { type: "answered", seat: 1, rule };
const offer = { type: "offer-made", player: 1, rule } as News;
const flight: News = { type: "moved", player: 1, to: "kessel", directly: false, rule };

test("[OR-TRADE-02] an offer taken back is withdrawn; a move taken back with it is undone", () => {
  expect(isWithdrawal([answered, offer])).toBe(true);
  expect(isWithdrawal([answered])).toBe(false);
  expect(isWithdrawal([flight, offer])).toBe(false);
});
