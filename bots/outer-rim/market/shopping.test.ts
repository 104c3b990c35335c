import { expect, test } from "vitest";
import { outerRim } from "#rules/outer-rim/index.ts";
import { stage } from "#rules/outer-rim/scenes/stage.ts";
import { analyst } from "../analyst.ts";

test("[UB-ROT-01] a card whose other side is the last fame is bought at once, and said to win", () => {
  const table = stage({
    players: [
      { character: "bossk", space: "naboo", fame: 9, credits: 17_000 },
      { character: "dengar", space: "kessel" },
    ],
    state: (state) => ({
      market: {
        ...state.market,
        luxury: ["bo-rifle", ...state.market.luxury.filter((id) => id !== "bo-rifle")],
      },
    }),
  });
  table.say({ type: "earn" }).say({ type: "market" });
  const view = outerRim.viewFor(table.state(), 0);
  const [best] = analyst.ideas?.(view, outerRim.options(view)) ?? [];
  expect(best).toMatchObject({
    command: { type: "buy", deck: "luxury" },
    why: { kind: "victory" },
  });
});
