import { expect, test } from "vitest";
import { cardsShown, outerRim } from "../index.ts";
import { firstly, held, stage } from "../testing/stage.ts";
import type { Command } from "../commands.ts";
import type { Stage } from "../testing/stage.ts";
import type { Player } from "../state.ts";

/** Gear is ordered: a vibroknife and an armor come to light. */
function ordering(player: Partial<Player>): Stage {
  return stage({
    players: [{ character: "bossk", space: "naboo", ...player }],
    seats: 1,
    state: ({ market }) => ({
      market: { ...market, "gear-mod": ["autoblaster", "vibroknife", "plastoid-armor"] },
    }),
    agenda: firstly([{ do: "special", name: "special-order-gear" }]),
  });
}

const pick = (card: string): Command => ({ type: "pick-card", card });

test("[OR-EFF-05] both cards an order turns up are seen, with what stands in the way of each", () => {
  for (const [credits, ids] of [
    [99_000, ["vibroknife", "plastoid-armor"]],
    [4000, ["vibroknife"]],
    [0, []],
  ] as const) {
    const table = ordering({ credits });
    expect(table.choices()).toEqual([...ids.map(pick), { type: "decline" }]);
    const [question] = outerRim.viewFor(table.state(), 0).questions;
    if (question === undefined) throw new Error("nobody is asked");
    expect(cardsShown(question)).toEqual(["vibroknife", "plastoid-armor"]);
  }
  expect(ordering({ credits: 4000 }).refused(pick("plastoid-armor"))).toMatchObject({
    code: "cannot-pay",
    params: { credits: 4000 },
  });
  expect(ordering({ credits: 0 }).refused(pick("vibroknife")).code).toBe("cannot-pay");
});

test("[OR-SLOT-04] [OR-SLOT-05] nothing goes to make room for what was ordered", () => {
  const gear = [held("dl-44"), held("vibro-ax")];
  const full = ordering({ credits: 99_000, cards: gear });
  expect(full.refused(pick("vibroknife"))).toMatchObject({ code: "no-slot", rule: "OR-SLOT-04" });
  const worn = ordering({ credits: 99_000, cards: [held("armored-vest")] });
  expect(worn.refused(pick("plastoid-armor"))).toMatchObject({
    code: "one-armor",
    rule: "OR-SLOT-05",
  });
  expect(worn.refused(pick("dl-44")).code).toBe("not-offered");
});
