/** [LC-POISON-01] Where a table rules that poison pays: whose it was, and when its player is asked. */
import { describe, expect, test } from "vitest";
import { attack, endOf, ledger, mark, type Ledger } from "../../testing/ledger.ts";
import { boba, bossk, cad, luke, storm } from "../../testing/units.ts";
import type { UnitId } from "../../names.ts";

/** Boba and Bossk hunt Luke, who has a wound left for each token. */
function poisoned(by: readonly (UnitId | null)[]): Ledger {
  const units = [boba(), bossk(), storm(), luke({ wounded: 6 - by.length }), cad()];
  return ledger(units, { edition: "current", poisonPays: "yes" }).does(
    mark("boba", "luke"),
    mark("bossk", "luke"),
    mark("cad", "boba"),
    ...by.map((source) => ({ type: "poison-unit", unit: "luke", tokens: 1, by: source }) as const),
  );
}

describe("[LC-POISON-01] whose poison it was", () => {
  test.each([
    { who: "a stranger's beside it", by: ["storm", "boba"] },
    { who: "one of their own beside it", by: ["cad", "boba"] },
    { who: "nobody's beside it", by: [null, "boba"] },
    { who: "the same hunter's twice", by: ["boba", "boba"] },
  ])("$who: nobody is asked, and the hunter is paid", ({ by }) => {
    const events = poisoned(by).events(endOf("luke"));
    expect(events.filter(({ type }) => type === "asked" || type === "bounty-paid")).toEqual([
      { type: "bounty-paid", rule: "LC-POISON-01", side: "blue", by: "boba", on: "luke" },
    ]);
  });

  test("a hunter that fell meanwhile is not asked about", () => {
    const events = poisoned(["bossk", "boba"])
      .does(attack(null, "bossk", 7))
      .events(endOf("luke"));
    expect(events.filter(({ type }) => type === "asked" || type === "bounty-paid")).toMatchObject([
      { type: "bounty-paid", by: "boba" },
    ]);
  });

  test("two that are able: the referee asks, and pays whom it is told", () => {
    const table = poisoned(["bossk", "boba"]);
    expect(table.events(endOf("luke"))).toMatchObject([
      { type: "asked", question: { type: "poison-credit", hunters: ["bossk", "boba"] } },
    ]);
    expect(table.types({ type: "choose-credit", hunter: "bossk" })).toContain(
      "bounty-paid LC-POISON-01",
    );
  });
});
