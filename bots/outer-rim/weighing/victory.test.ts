import { expect, test } from "vitest";
import { marketCard, outerRim, type Command, type View } from "#rules/outer-rim/index.ts";
import { quickRng } from "#rules/rng.ts";
import { aboard, held, stage, type StagedScene } from "#rules/outer-rim/testing/stage.ts";
import { analyst } from "../analyst.ts";
import type { Reason } from "../reasons/reason.ts";

/** Dengar lies defeated and BoShek is caught, who brings one fame dead: one more would be ten. */
function caught(
  hunter: StagedScene["players"][number],
  options: StagedScene["options"] = {},
): View {
  const table = stage({
    players: [
      { space: "lothal", fame: 9, cards: [held("bounty-boshek")], ...hunter },
      { character: "dengar", space: "lothal", defeated: true },
    ],
    options,
    state: (state) => aboard(state, 1, "boshek"),
  });
  const hunt: Command = { type: "hunt-crew", card: "bounty-boshek", player: 1 };
  table.say({ type: "earn" }).say({ type: "end-actions" }).say(hunt);
  return outerRim.viewFor(table.state(), 0);
}

function ranked(view: View): readonly { readonly command: Command; readonly why: Reason }[] {
  const budget = { type: "iterations", iterations: 1 } as const;
  const options = outerRim.options(view);
  return options.flatMap((made) =>
    analyst
      .rank(view, options, quickRng(1), budget, made)
      .map(({ command, why }) => ({ command, why: why as Reason })),
  );
}

const winners = (view: View): readonly string[] => [
  ...new Set(
    ranked(view).flatMap(({ command, why }) => (why.kind === "victory" ? [command.type] : [])),
  ),
];

test("[OR-FAME-03] the last fame is taken at once, and said to win", () => {
  expect(marketCard("bounty-boshek")).toMatchObject({ eliminate: { fame: 1 } });
  expect(winners(caught({ character: "bossk" }))).toEqual(["eliminate"]);
  expect(winners(caught({ character: "bossk", fame: 8 }))).toEqual([]);
});

test("[UB-AMB-16] with an ambition fame alone wins nothing, and nobody is told so", () => {
  const ambition = { id: "servant-of-the-emperor", done: [false, false, false, false] } as const;
  const view = caught({ character: "bossk", ambition }, { ambitions: "on" });
  expect(winners(view)).toEqual([]);
  expect(ranked(view)[0]?.why.kind).toBe("capture");
});

test("[UB-CLAR-02] Cad Bane is paid for that fame, and has not won by it", () => {
  expect(winners(caught({ character: "cad-bane" }))).toEqual([]);
});

test("[OR-MKT-02] a card cleared away wins nothing, whatever else is on sale", () => {
  const table = stage({
    players: [
      { character: "bossk", space: "naboo", fame: 9, credits: 17_000 },
      { character: "dengar", space: "kessel" },
    ],
    state: ({ market }) => ({
      market: {
        ...market,
        luxury: ["bo-rifle", ...market.luxury.filter((id) => id !== "bo-rifle")],
      },
    }),
  });
  table.say({ type: "earn" }).say({ type: "market" });
  expect(winners(outerRim.viewFor(table.state(), 0))).toEqual(["buy"]);
});
