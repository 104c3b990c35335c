import { expect, test } from "vitest";
import { blowsAt, effectsOn, upTo } from "./blow-options.ts";
import { attack, charge, hit, ledger, pool } from "./testing/ledger.ts";
import { boba, bossk, chewie, luke, speeder, storm } from "./testing/units.ts";
import { unitOf } from "./units.ts";
import type { NewUnit } from "./commands.ts";

/** What can be done to Luke by these. */
function atLuke(...units: readonly NewUnit[]) {
  const state = ledger(units).state();
  return blowsAt(state.units, unitOf(state, "luke"));
}

const melee = (by: string | null, wounds: number) => ({
  type: "attack",
  by,
  kind: "melee",
  pools: [pool("luke", wounds)],
});

test("[LB-DEFEAT-01] each hunter of the enemy and one stranger, with every number of wounds", () => {
  const by = (who: string | null) => [
    attack(who, "luke", 1),
    attack(who, "luke", 2),
    attack(who, "luke", 1, { poison: 1 }),
    attack(who, "luke", 1, { backlash: 1 }),
    melee(who, 2),
    charge(who, [hit("luke", 1)]),
    charge(who, [hit("luke", 2)]),
    charge(who, [hit("luke", 0, { poison: 1 })]),
    charge(who, [hit("luke", 2)], "condition"),
    charge(who, [hit("luke", 2)], "bane"),
  ];
  const effect = (wounds: number) => ({
    type: "suffer-wounds",
    unit: "luke",
    wounds,
    by: "boba",
    cause: "",
  });
  expect(atLuke(boba(), storm(), luke({ wounds: 3, wounded: 1 }))).toEqual([
    ...by("boba"),
    ...by(null),
    effect(1),
    effect(2),
  ]);
});

test("[LB-STIMS-07] one or two wounds go onto a Stims card that is ready, and only then", () => {
  const onStims = (units: readonly NewUnit[]) =>
    atLuke(...units).filter((each) => JSON.stringify(each).includes('"stims":1'));
  const ready = luke({ wounds: 1, emergencyStims: true });
  expect(onStims([ready])).toEqual([
    attack(null, "luke", 1, { stims: 1 }),
    charge(null, [hit("luke", 1, { stims: 1 })]),
  ]);
  expect(onStims([luke({ wounds: 1 })])).toEqual([]);
  expect(atLuke(ready)).toContainEqual(attack(null, "luke", 2, { stims: 2 }));
  const used = ledger([ready])
    .does(attack(null, "luke", 1, { stims: 1 }))
    .state();
  expect(JSON.stringify(blowsAt(used.units, unitOf(used, "luke")))).not.toContain('"stims":1');
});

test("[LB-GUARDIAN-06] who may step in: a guardian of that side, on foot, for a unit that is none", () => {
  const guarding = (...units: readonly NewUnit[]) =>
    atLuke(...units).flatMap((each) =>
      each.type === "attack" ? each.pools.flatMap(({ guardians }) => guardians) : [],
    );
  const share = (wounds: number, stims = 0) => ({ unit: "chewie", wounds, stims });
  const alone = luke({ wounds: 1 });
  expect(guarding(alone, chewie({ wounds: 2 }))).toEqual([share(1), share(2)]);
  expect(guarding(alone, chewie({ wounds: 1, emergencyStims: true }))).toEqual([
    share(1),
    share(1, 1),
    share(2, 2),
  ]);
  expect(guarding(alone, chewie({ side: "blue" }))).toEqual([]);
  expect(guarding(alone, chewie({ keywords: [] }))).toEqual([]);
  expect(guarding(alone, speeder(), chewie({ inside: "speeder" }))).toEqual([]);
  expect(guarding(luke({ keywords: ["guardian"] }), chewie())).toEqual([]);
  const stepping = atLuke(alone, chewie({ wounds: 1 }));
  expect(stepping).toContainEqual(attack(null, "luke", 0, { guardians: [share(1)] }));
});

test("[LB-DEFEAT-13] effects come from hunters of the other side alone", () => {
  const state = ledger([boba(), bossk({ side: "red" }), storm(), luke({ wounds: 1 })]).state();
  expect(effectsOn(state.units, unitOf(state, "luke"))).toHaveLength(1);
  expect(upTo(0)).toEqual([]);
});
