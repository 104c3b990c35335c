import { expect, test } from "vitest";
import { awaitedIn, outcomeOf, seatOf } from "../outcome.ts";
import { attack, emptyLedger, mark, theEnd } from "../testing/ledger.ts";
import { boba, luke } from "../testing/units.ts";

const armies = { type: "add-army", units: [boba(), luke()] } as const;
const swap = { type: "swap-colours" } as const;

test.each([
  { edition: "classic", rule: "LB-LEDGER-22" },
  { edition: "current", rule: "LC-LEDGER-19" },
])("[$rule] until the marks the players may change colours", ({ edition, rule }) => {
  const table = emptyLedger({ edition }, 2).does(armies);
  expect(table.types(swap)).toEqual([`colours-swapped ${rule}`]);
  expect(table.state().units.map(({ id, side }) => `${id} ${side}`)).toEqual([
    "boba red",
    "luke blue",
  ]);
  expect([seatOf(table.state(), "blue"), seatOf(table.state(), "red")]).toEqual([1, 0]);
  table.does({ type: "close-armies" });
  expect(awaitedIn(table.state())).toEqual([0]);
  expect(table.refusal(swap)).toMatchObject({ code: "ARMIES_CLOSED" });
});

test("[LC-LEDGER-19] who won is told by seat, and changed twice nothing has changed", () => {
  const table = emptyLedger({ edition: "current" }, 2).does(armies, swap);
  table.does({ type: "close-armies" }, mark("boba", "luke"), attack("boba", "luke", 6), theEnd);
  expect(outcomeOf(table.state())).toMatchObject({
    places: [[0], [1]],
    pads: [{ bounty: 1 }, { bounty: 0 }],
  });
  const twice = emptyLedger({}, 2).does(armies);
  const before = twice.state();
  expect(twice.does(swap, swap).state()).toEqual(before);
});
