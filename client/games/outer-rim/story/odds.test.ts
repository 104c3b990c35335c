import { expect, test } from "vitest";
import {
  isPlanet,
  outerRim,
  spaces,
  type Effects,
  type SpaceId,
  type View,
} from "#rules/outer-rim/index.ts";
import { rareQuestion } from "#rules/outer-rim/testing/rare-questions.ts";
import { held, stage } from "#rules/outer-rim/testing/stage.ts";
import { answerText } from "../say/answer.ts";
import { askedOf } from "../asked.ts";
import { playerAt, sayFor } from "../tabletop.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { en as texts } from "../words/en.ts";
import { chipsOf, chipsOfEffects, fightChipsAgainst, opposedChips, percentOf } from "./odds.ts";

const words = { language: "en", texts, labels } as const;
const use = { type: "use", ability: "wanted-fight" } as const;

/** Bossk carries “Wanted” on Naboo; two others are there, one of them in ill repute with somebody. */
function wanted(illRepute: -1 | 0): View {
  const reputation = { hutt: illRepute, syndicate: 0, imperial: 0, rebel: 0 } as const;
  const table = stage({
    players: [
      { character: "bossk", space: "naboo", cards: [held("wanted")] },
      { character: "ig-88", space: "naboo", reputation: { ...reputation, hutt: -1 } },
      { character: "dengar", space: "naboo", reputation },
    ],
  });
  table.say({ type: "earn" }).say({ type: "end-actions" });
  return outerRim.viewFor(table.state(), 0);
}

function asked(view: View): { readonly text: string; readonly chips: readonly string[] } {
  const question = askedOf(view, 0)?.question;
  if (question === undefined) throw new Error("nobody is asked");
  const text = answerText(use, question, { view, words, say: sayFor(view, [], words) });
  return { text, chips: chipsOf(use, question, view).map(({ kind }) => kind) };
}

test("[OR-ENC-02] whom an ability would have me fight is named, with the odds when it is one alone", () => {
  expect(asked(wanted(0))).toEqual({
    text: "Fight a wanted player here: IG-\u206088",
    chips: ["win", "down"],
  });
  expect(asked(wanted(-1))).toEqual({
    text: "Fight a wanted player here: IG-\u206088 and Dengar",
    chips: [],
  });
});

test("[UB-FAV-04] before a line of a card is chosen, advice somebody gave is in its odds", () => {
  const plain = wanted(0);
  const [me, ...others] = plain.players;
  if (me === undefined) throw new Error("nobody here");
  const advised = { ...me, favors: { ...me.favors, skill: "knowledge" as const } };
  const line = [{ do: "test", skill: "knowledge", pass: [], fail: [] }] as const;
  const chance = (view: View): number => {
    const [chip] = chipsOfEffects(line, view, 0);
    return chip === undefined ? 0 : chip.chance.ways / chip.chance.of;
  };
  expect(chance(plain)).toBe(15 / 64);
  expect(chance({ ...plain, players: [advised, ...others] })).toBe(48 / 64);
});

test("[OR-COM-06] a line that hurts whoever loses says so in its odds", () => {
  const fight = { do: "fight", combat: "ground", strength: 4 } as const;
  const down = (line: Effects): number => {
    const chip = chipsOfEffects(line, wanted(0), 0).find(({ kind }) => kind === "down");
    return chip === undefined ? 0 : chip.chance.ways / chip.chance.of;
  };
  const hurts = [{ ...fight, lose: [{ do: "suffer", on: "character", amount: 1 }] }] as const;
  expect(down(hurts)).toBeGreaterThan(down([fight]));
});

test("[UB-MPJ-02] deciding for somebody else, one reads the odds of that one's test", () => {
  const pick = { type: "pick-skill", skill: "tactics" } as const;
  const asked = { seat: 0, ask: "pick-skill", rule: "OR-TEST-01", params: {}, choices: [pick] };
  const chance = (params: Record<string, number>): number => {
    const [chip] = chipsOf(pick, { ...asked, params }, wanted(0));
    return chip === undefined ? 0 : chip.chance.ways / chip.chance.of;
  };
  // Bossk knows tactics, IG-88 does not.
  expect(chance({})).toBe(48 / 64);
  expect(chance({ for: 1 })).toBe(15 / 64);
});

test("[OR-COM-07] wherever players fight, the odds are those of the kind of fight that place has", () => {
  const plain = wanted(0);
  const odds = (space: SpaceId): string => {
    const players = plain.players.map((one) => ({ ...one, space }));
    return JSON.stringify(fightChipsAgainst({ ...plain, players }, 0, 1));
  };
  const [ground, ship] = [odds("naboo"), odds("nav-12")];
  expect(ship).not.toBe(ground);
  for (const { id } of spaces) expect(odds(id), id).toBe(isPlanet(id) ? ground : ship);
});

test("[OR-COM-04] what the other side may choose to use is owned to, and a favor's die is not counted on for later", () => {
  const odds = (space: SpaceId, character: "lando-calrissian" | "dengar"): readonly string[] => {
    const favors = { received: true, skill: null, die: true, shortcut: false } as const;
    const table = stage({
      players: [
        { character: "boba-fett", space, favors },
        { character, space: "naboo" },
      ],
    });
    return fightChipsAgainst(outerRim.viewFor(table.state(), 0), 0, 1).map((chip) =>
      percentOf(chip, "en"),
    );
  };
  // [OR-COM-05] Three dice against Lando's two, and four with the favor; he may throw one of his again.
  expect(odds("tatooine", "lando-calrissian")).toEqual(["≤ 76%", "≥ 2%"]);
  expect(odds("naboo", "lando-calrissian")).toEqual(["≤ 85%", "≥ 2%"]);
  expect(odds("naboo", "dengar").join()).not.toMatch(/[≤≥≈]/);
});

test("[UB-FAV-04] against somebody elsewhere advice of this turn is not counted on", () => {
  const odds = (space: SpaceId, skill: "strength" | null): readonly string[] => {
    const favors = { received: true, skill, die: false, shortcut: false } as const;
    const players = [
      { character: "boba-fett", space, favors },
      { character: "dengar", space: "naboo" },
    ] as const;
    const view = outerRim.viewFor(stage({ players }).state(), 0);
    return opposedChips(view, 0, 1, "honest-robbery").map((chip) => percentOf(chip, "en"));
  };
  expect(odds("tatooine", "strength")).toEqual(odds("tatooine", null));
  expect(odds("naboo", "strength")).not.toEqual(odds("naboo", null));
});

test("[OR-MKT-08] buying what is rolled for shows the chance to get it", () => {
  const buying = (top: string): readonly string[] => {
    const table = stage({
      players: [{ character: "bossk", space: "naboo", credits: 9000 }],
      state: ({ market }) => ({ market: { ...market, cargo: [top, ...market.cargo] } }),
    });
    table.say({ type: "earn" }).say({ type: "market" });
    const view = outerRim.viewFor(table.state(), 0);
    const question = askedOf(view, 0)?.question;
    if (question === undefined) throw new Error("nobody is asked");
    return chipsOf({ type: "buy", deck: "cargo" }, question, view).map((chip) =>
      percentOf(chip, "en"),
    );
  };
  expect(buying("hutt-informant")).toEqual(["38%"]);
  expect(buying("food-supplies")).toEqual([]);
});

test("[OR-BNTY-05] standing in the way of a hunter shows the chances of whoever is attacked", () => {
  const table = rareQuestion("protect-crew");
  const view = outerRim.viewFor(table.state(), 1);
  const [win, down] = chipsOf({ type: "protect" }, table.question(), view);
  const [theirs] = fightChipsAgainst(view, 0, 1);
  if (!win || !down || !theirs) throw new Error("no odds");
  expect([win.kind, down.kind]).toEqual(["win", "down"]);
  expect(win.chance.ways / win.chance.of).toBeCloseTo(1 - theirs.chance.ways / theirs.chance.of);
  // [OR-COM-04] What the hunter may still choose to use makes it less.
  const lando = { ...playerAt(view, 0), character: "lando-calrissian" } as const;
  const players = [lando, playerAt(view, 1)];
  const [less] = chipsOf({ type: "protect" }, table.question(), { ...view, players });
  expect(less).toMatchObject({ atMost: true });
});
