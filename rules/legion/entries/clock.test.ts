import { expect, test } from "vitest";
import { clockHands } from "../commands.ts";
import { emptyLedger, ledger, mark, theEnd } from "../testing/ledger.ts";
import { readCommand } from "../reading/read-command.ts";
import { boba, luke } from "../testing/units.ts";
import { entryOf } from "./recount.ts";

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

test("[LB-LEDGER-18] [LC-LEDGER-16] a clock may say how long the round is, and says it again when entries are judged anew", () => {
  const set = { type: "set-clock", hand: "round", minutes: 120 } as const;
  const [event] = ledger([boba(), luke()], { edition: "current" }).events(set);
  expect(event).toEqual({ type: "clock-set", hand: "round", minutes: 120, rule: "LC-LEDGER-16" });
  if (event !== undefined) expect(entryOf([event])).toEqual(set);
  expect(readCommand(set)).toEqual(set);
  expect(readCommand({ ...set, minutes: 9 })).toBe(null);
  expect(readCommand({ ...set, minutes: 601 })).toBe(null);
  expect(readCommand({ ...set, minutes: "120" })).toBe(null);
});
