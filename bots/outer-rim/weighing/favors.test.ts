/** When a trader asks people for help, and whom. */
import { expect, test } from "vitest";
import { emptyBundle, outerRim, type Bundle } from "#rules/outer-rim/index.ts";
import { firstly, stage, type StagedScene } from "#rules/outer-rim/testing/stage.ts";
import { minds } from "../players/levels.ts";
import { proposal } from "./proposals.ts";

const [, steady] = minds;

/** Bossk is asked something in this round; Dengar and Hera are elsewhere. */
function asksIn(round: number, scene: Partial<StagedScene>) {
  const table = stage({
    options: { favors: "on" },
    players: [
      { character: "bossk", space: "kessel" },
      { character: "dengar", space: "kessel" },
      { character: "hera-syndulla", space: "lothal" },
    ],
    ...scene,
    state: () => ({ round }),
  });
  return proposal({ ...outerRim.viewFor(table.state(), 0), mind: steady });
}

const fight = (strength: number): Partial<StagedScene> => ({
  agenda: firstly([{ do: "fight", combat: "ground", strength }]),
});

test("[UB-FAV-05] a fight as good as won needs nobody's help; another asks one person, each in turn", () => {
  expect(asksIn(1, fight(3))).toBeNull();
  expect(asksIn(1, fight(4))).toMatchObject({ type: "offer", to: 2 });
  expect(asksIn(2, fight(4))).toMatchObject({ type: "offer", to: 1 });
});

test("[UB-FAV-05] whoever is fought is not asked to help in that fight", () => {
  const side = { strength: 3, dice: [], used: [], extra: 0 };
  const agenda: StagedScene["agenda"] = [
    { type: "turn", player: 0 },
    {
      type: "combat",
      kind: "ground",
      phase: "begin",
      side: 0,
      sides: [
        { ...side, player: 0 },
        { ...side, player: 1 },
      ],
      sufferLess: 0,
      stunned: false,
      after: { type: "ai-fame" },
    },
  ];
  const weak = [
    { character: "hondo-ohnaka", space: "kessel" },
    { character: "dengar", space: "kessel" },
    { character: "hera-syndulla", space: "lothal" },
  ] as const;
  expect(asksIn(2, { agenda, players: weak })).toBeNull();
  expect(asksIn(1, { agenda, players: weak })).toMatchObject({ type: "offer", to: 2 });
});

test("[UB-FAV-04] a skill one knows is not asked for; one nobody aboard knows is, once", () => {
  const trial = (skill: "strength" | "piloting"): Partial<StagedScene> => ({
    agenda: firstly([{ do: "test", skill, pass: [], fail: [] }]),
  });
  expect(asksIn(1, trial("strength"))).toBeNull();
  const asked = asksIn(1, trial("piloting"));
  expect(asked).toMatchObject({ type: "offer", to: 2 });
  const players = [
    { character: "bossk", space: "kessel", used: ["talk:2:shortcut"] },
    { character: "dengar", space: "kessel" },
    { character: "hera-syndulla", space: "lothal" },
  ] as const;
  expect(asksIn(1, { ...trial("piloting"), players })).toBeNull();
});

test("[UB-NEG-01] no money for money: who asks for some, or gives for nothing, hears no or yes", () => {
  const answerTo = (give: Partial<Bundle>, get: Partial<Bundle>) => {
    const table = stage({
      options: { favors: "on" },
      players: [
        { character: "bossk", space: "kessel", credits: 3000 },
        { character: "dengar", space: "kessel", credits: 6000 },
      ],
    });
    table.say({
      type: "offer",
      to: 1,
      give: { ...emptyBundle, ...give },
      get: { ...emptyBundle, ...get },
    });
    const view = { ...outerRim.viewFor(table.state(), 1), mind: steady };
    return proposal(view);
  };
  expect(answerTo({}, { credits: 1000 })).toBeNull();
  expect(
    answerTo({ promises: [{ kind: "leave-alone", player: null, credits: 0 }] }, {}),
  ).toBeNull();
});
