import { expect, test } from "vitest";
import { outerRim } from "#rules/outer-rim/index.ts";
import { held, stage, type StagedScene } from "#rules/outer-rim/testing/stage.ts";
import { analyst } from "../analyst.ts";
import { sharp } from "../players/levels.ts";
import type { Sight } from "../players/mind.ts";
import { fameWorth, worthOfFame } from "./points.ts";

const none = { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 } as const;

/** Han has somebody aboard who is wanted alive one flight away; nearer is a hostile patrol that he could beat. */
function han(more: StagedScene["players"][number], options: StagedScene["options"] = {}): Sight {
  const table = stage({
    players: [
      {
        character: "han-solo",
        space: "nav-06",
        ship: "g-1a-starfighter",
        reputation: { ...none, syndicate: -1 },
        cards: [held("bounty-greedo", { token: 3 }), held("proton-torpedoes")],
        ...more,
      },
      { character: "dengar", space: "ryloth" },
    ],
    options,
    state: ({ patrols }) => ({ patrols: { ...patrols, syndicate: { level: 3, space: "nav-05" } } }),
  });
  return { ...outerRim.viewFor(table.state(), 0), mind: sharp };
}

test("[OR-FAME-03] fame that is enough to win is worth more than fame", () => {
  expect(worthOfFame(han({ fame: 7 }), 2)).toBe(2 * fameWorth);
  expect(worthOfFame(han({ fame: 8 }), 2)).toBeGreaterThan(5 * fameWorth);
  // [UB-AMB-16]
  const ambition = { id: "king-of-the-docks", done: [false, false, false, false] } as const;
  expect(worthOfFame(han({ fame: 8, ambition }, { ambitions: "on" }), 2)).toBe(2 * fameWorth);
});

test("[OR-FAME-03] whoever carries what wins is sent to deliver it, past everything else", () => {
  const view = han({ fame: 8 });
  const [first] = analyst.ideas?.(view, outerRim.options(view)) ?? [];
  expect(first).toMatchObject({
    command: { type: "move", to: "ord-mantell" },
    why: { kind: "captive", fame: 2, wins: true },
  });
});
