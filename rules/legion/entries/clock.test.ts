import { expect, test } from "vitest";
import { clockHands } from "../commands.ts";
import { emptyLedger, ledger, mark, theEnd } from "../testing/ledger.ts";
import { boba, luke } from "../testing/units.ts";

test.each([
  { edition: "classic", rule: "LB-LEDGER-18" },
  { edition: "current", rule: "LC-LEDGER-16" },
])("[LB-LEDGER-18] [LC-LEDGER-16] the clock is set at any time of a game: $edition", (each) => {
  const { edition, rule } = each;
  expect(emptyLedger({ edition }).refusal({ type: "set-clock", hand: "round" })).toMatchObject({
    code: "ARMIES_OPEN",
    rule,
  });
  for (const hand of clockHands) {
    const book = ledger([boba(), luke()], { edition });
    const before = book.state();
    expect(book.events({ type: "set-clock", hand })).toEqual([{ type: "clock-set", hand, rule }]);
    expect(book.does({ type: "set-clock", hand }).state()).toEqual(before);
  }
});

test("[LB-LEDGER-05] a clock is not set after the end", () => {
  const over = ledger([boba(), luke()]).does(mark("boba", "luke"), theEnd);
  expect(over.refusal({ type: "set-clock", hand: "paused" })).toMatchObject({ code: "GAME_OVER" });
});
