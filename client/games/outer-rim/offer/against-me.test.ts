import { expect, test } from "vitest";
import { outerRim, type Deal } from "#rules/outer-rim/index.ts";
import { held, stage } from "#rules/outer-rim/testing/stage.ts";
import { againstMe } from "./against-me.ts";

const nothing: Deal["give"] = { credits: 0, cards: [], debts: [], favor: null, promises: [] };

test("[UB-FAV-01] asked for a die in a fight against myself I read what it would cost me", () => {
  const table = stage({
    players: [
      { character: "bossk", space: "naboo", cards: [held("bounty-han-solo")] },
      { character: "han-solo", space: "naboo" },
    ],
    options: { favors: "on" },
  });
  table.say({ type: "earn" }).say({ type: "end-actions" });
  table.say({ type: "hunt-player", card: "bounty-han-solo", player: 1 });
  const view = outerRim.viewFor(table.state(), 1);
  const fight = view.agenda.findLast((task) => task.type === "combat");
  if (fight?.type !== "combat") throw new Error("nobody fights");
  const favor = { kind: "combat-strategy", skill: null, faction: null } as const;
  const deal: Deal = { by: 0, to: 1, give: nothing, get: { ...nothing, favor } };
  const odds = againstMe(view, fight, deal, 1, "en")?.odds ?? ["", ""];
  const [now, then] = odds.map((text) => Number.parseInt(text));
  expect(then).toBeGreaterThan(0);
  expect(now).toBeGreaterThan(then ?? 0);
  // Something else is asked for, or it is the fight of others.
  expect(againstMe(view, fight, { ...deal, get: nothing }, 1, "en")).toEqual({ odds: null });
  expect(againstMe(view, fight, deal, 2, "en")).toBeNull();
  expect(againstMe(view, fight, { ...deal, by: 2 }, 1, "en")).toBeNull();
});
