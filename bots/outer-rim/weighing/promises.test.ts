/** [UB-NEG-03] Which word a trader gives, and that the rules let it be said. */
import { expect, test } from "vitest";
import { emptyBundle, outerRim, type DealPromise } from "#rules/outer-rim/index.ts";
import { held, stage } from "#rules/outer-rim/testing/stage.ts";
import { minds } from "../players/levels.ts";
import { worthOfAnswer } from "./deals.ts";
import { wordsOf } from "./promises.ts";

type Seated = Parameters<typeof stage>[0]["players"][number];

const [novice, , sharp] = minds;

/** Bossk plans his turn; Dengar and Hera are elsewhere. */
function table(bossk: Seated, dengar: Seated = {}) {
  return stage({
    options: { favors: "on" },
    players: [
      { character: "bossk", space: "kessel", debts: [], ...bossk },
      { character: "dengar", space: "naboo", ...dengar },
      { character: "hera-syndulla", space: "lothal" },
    ],
  });
}

const says = (kind: DealPromise["kind"], more: Partial<DealPromise> = {}): DealPromise => ({
  kind,
  player: null,
  credits: 0,
  ...more,
});

test.each([
  {
    when: "nothing speaks for another",
    bossk: {},
    dengar: {},
    to: null,
    word: says("favor-later"),
  },
  {
    when: "cargo is as good as paid",
    bossk: { cards: [held("food-supplies")] },
    dengar: {},
    to: null,
    word: says("repay", { credits: 3000 }),
  },
  {
    when: "somebody else is about to win",
    bossk: {},
    dengar: { fame: 8 },
    to: 2,
    word: says("no-favor", { player: 1 }),
  },
  {
    when: "I hold the bounty on a rival",
    bossk: { cards: [held("bounty-hera-syndulla")] },
    dengar: {},
    to: 2,
    word: says("leave-alone"),
  },
] as const)("[UB-NEG-03] $when: $word.kind, and it may be said", ({ bossk, dengar, to, word }) => {
  const view = { ...outerRim.viewFor(table(bossk, dengar).state(), 0), mind: sharp };
  expect(wordsOf(view)[0]).toEqual({ to, promised: word });
  const offer = {
    type: "offer",
    to,
    give: { ...emptyBundle, promises: [word] },
    get: { ...emptyBundle, favor: { kind: "shortcut", skill: null, faction: null } },
  } as const;
  expect(outerRim.whyNot(view, offer)).toBeNull();
});

test("[OR-FAME-03] whoever is one good turn from winning gets no help, at any price", () => {
  const shortcut = { kind: "shortcut", skill: null, faction: null } as const;
  const asks = (fame: number): number => {
    const scene = table({ fame, credits: 9000 });
    const give = { ...emptyBundle, credits: 9000 };
    scene.say({ type: "offer", to: 1, give, get: { ...emptyBundle, favor: shortcut } });
    return worthOfAnswer({ ...outerRim.viewFor(scene.state(), 1), mind: sharp });
  };
  expect(asks(3)).toBeGreaterThan(0);
  expect(asks(8)).toBeLessThan(0);
});

test("[UB-NEG-03] a promise is worth what its hearer trusts it for", () => {
  const scene = table({});
  scene.say({
    type: "offer",
    to: 1,
    give: { ...emptyBundle, promises: [says("leave-alone")] },
    get: { ...emptyBundle, favor: { kind: "shortcut", skill: null, faction: null } },
  });
  const asked = outerRim.viewFor(scene.state(), 1);
  expect(worthOfAnswer({ ...asked, mind: novice })).toBeGreaterThan(0);
  expect(worthOfAnswer({ ...asked, mind: sharp })).toBeLessThan(0);
});
