import { expect, test } from "vitest";
import { outerRim, type Command, type JobCard, type View } from "#rules/outer-rim/index.ts";
import { firstly, held, stage, type StagedScene } from "#rules/outer-rim/testing/stage.ts";
import { worthOf } from "../appraisal/worth.ts";
import { chanceToComplete } from "../odds/job-odds.ts";
import { minds } from "../players/levels.ts";
import { explain } from "../reasons/explain.ts";
import { weighCommands } from "./weigh.ts";

const sharp = minds[2];
const tech = { favors: { received: true, skill: "tech", die: false, shortcut: false } } as const;
const either = { do: "test", skill: ["influence", "tech"], pass: [], fail: [] } as const;

/** Bossk, who knows neither, with Jyn Erso, who knows influence. */
function asked(bossk: StagedScene["players"][number], scene: Partial<StagedScene> = {}): View {
  const table = stage({
    players: [
      { character: "bossk", space: "lothal", cards: [held("disable-comms-network")], ...bossk },
      { character: "jyn-erso", space: "lothal" },
    ],
    agenda: firstly([either]),
    ...scene,
  });
  return outerRim.viewFor(table.state(), 0);
}

function best(view: View): Command | undefined {
  const weighed = weighCommands({ ...view, mind: sharp }, outerRim.options(view));
  return weighed.toSorted((a, b) => b.total - a.total)[0]?.command;
}

test("[UB-FAV-04] advice decides which skill is tested, and the reason says the odds of the button", () => {
  const view = asked(tech);
  const pick = { type: "pick-skill", skill: "tech" } as const;
  expect(best(view)).toMatchObject(pick);
  expect(explain({ ...view, mind: sharp }, pick, 2)).toMatchObject({ chance: 75 });
  expect(explain({ ...asked({}), mind: sharp }, pick, 2)).toMatchObject({ chance: 23 });
});

test("[UB-MPJ-02] whoever decides for another reckons with what that one knows", () => {
  const agenda = firstly([{ do: "opponent", effects: [either] }], {
    held: "disable-comms-network",
    opponent: 1,
  });
  const view = asked(tech, { agenda });
  expect(view.questions[0]).toMatchObject({ seat: 0, ask: "pick-skill", params: { for: 1 } });
  expect(best(view)).toMatchObject({ skill: "influence" });
  const pick = { type: "pick-skill", skill: "influence" } as const;
  expect(explain({ ...view, mind: sharp }, pick, 2)).toMatchObject({ chance: 75 });
});

test("[UB-FAV-04] advice helps the first test of a card or job, and none after it", () => {
  const view = { ...asked(tech), mind: sharp };
  const paid = { ...either, skill: "tech", pass: [{ do: "gain-credits", amount: 1000 }] } as const;
  const [one, two] = [worthOf(view, [paid]), worthOf(view, [paid, paid])];
  expect(two / one).toBeCloseTo(1 + 15 / 48);
  expect(worthOf(view, [{ ...either, pass: [paid] }]) / one).toBeCloseTo(15 / 64);
  const job = { databank: -1, crucial: ["tech", "tech"] } as unknown as JobCard;
  expect(chanceToComplete(view, job)).toBeCloseTo((48 / 64) * (15 / 64));
});
