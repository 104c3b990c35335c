import { expect, test } from "vitest";
import { attack, ledger } from "../testing/ledger.ts";
import { boba, luke, storm } from "../testing/units.ts";
import { choose, current, round } from "../testing/current-ledger.ts";
import { isShared, roomFor } from "./bounds.ts";
import type { MissionChoice } from "./cards.ts";

const table = (mission: Partial<MissionChoice>) =>
  current(boba({ keywords: [] }), luke()).does(choose(mission));

test.each<[string, Partial<MissionChoice>, object, object, number]>([
  ["five points in all", { primary: "shifting-priorities" }, { secured: 3 }, { secured: 3 }, 2],
  ["one centre", { primary: "close-the-pocket" }, { centre: 1 }, { centre: 1 }, 0],
  ["two sides", { primary: "close-the-pocket" }, { sides: 2 }, { sides: 1 }, 1],
  ["free or the enemy's", { primary: "breakthrough" }, { ownFree: 2 }, { enemySecured: 2 }, 1],
  ["five cores", { secondary: "retrieve-the-data" }, { cores: 4 }, { cores: 2 }, 3],
  ["four towers", { primary: "intercept-signals" }, { towers: 4 }, { towers: 1 }, 3],
  ["five relays", { secondary: "align-the-relay" }, { relays: 4 }, { relays: 2 }, 3],
  [
    "held or fallen",
    { primary: "bunker-assault" },
    { enemySecured: 2, bunkersDestroyed: 1 },
    {},
    1,
  ],
])("[LC-POI-02] %s: more is refused", (_, mission, blue, red, most) => {
  expect(table(mission).refusal(round(blue, red))).toMatchObject({
    code: "TOO_MANY",
    rule: "LC-POI-02",
    params: { most },
  });
});

test("[LC-POI-02] a bunker falls once a game", () => {
  const game = table({ primary: "bunker-assault" }).does(round(), round({ bunkersDestroyed: 2 }));
  expect(game.refusal(round({ bunkersDestroyed: 1 }))).toMatchObject({ rule: "LC-POI-02" });
  expect(game.refusal(round({ enemySecured: 1 }))).toMatchObject({ rule: "LC-POI-02" });
  game.does(round({}, { bunkersDestroyed: 2 }));
  expect(roomFor(game.state(), { blue: {}, red: {} }, "red", "bunkersDestroyed")).toBe(0);
});

test("[LC-POI-02] what both may have is both's", () => {
  const research = table({ primary: "recover-the-research" }).does(round());
  research.does(round({ contested: 6 }, { contested: 6 }));
  const pocket = table({ primary: "close-the-pocket" }).does(round());
  pocket.does(round({ centre: 1, sides: 1 }, { sides: 1 }));
  expect(pocket.state().mission.scores).toMatchObject([
    { side: "blue", points: 2 },
    { side: "blue", points: 1 },
    { side: "red", points: 1 },
  ]);
});

test("[LC-POI-02] one or the other holds it, or both may; without cards nothing is bounded", () => {
  const pocket = table({ primary: "close-the-pocket", secondary: "align-the-relay" }).state();
  expect((["centre", "sides", "relays"] as const).map((fact) => isShared(pocket, fact))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isShared(pocket, "secured")).toBe(false);
  expect(isShared(table({ primary: "breakthrough" }).state(), "ownFree")).toBe(false);
  const nothing = table({}).state();
  expect(isShared(nothing, "centre")).toBe(false);
  expect(roomFor(nothing, { blue: {}, red: {} }, "blue", "secured")).toBe(Number.POSITIVE_INFINITY);
  const before = ledger([storm(), luke()]).state();
  expect(roomFor(before, { blue: {}, red: {} }, "red", "secured")).toBe(Number.POSITIVE_INFINITY);
});

test("[LC-POI-02] what is left for a side, beside all that is said of the round", () => {
  const front = table({ primary: "breakthrough" }).state();
  const facts = { blue: { ownFree: 1, enemySecured: 1 }, red: { ownFree: 2, enemySecured: 1 } };
  const rooms = (side: "blue" | "red", ...names: readonly Parameters<typeof roomFor>[3][]) =>
    names.map((fact) => roomFor(front, facts, side, fact));
  expect(rooms("blue", "ownFree", "enemySecured", "secured")).toEqual([
    2,
    1,
    Number.POSITIVE_INFINITY,
  ]);
  expect(rooms("red", "ownFree", "enemySecured")).toEqual([2, 2]);
  expect(roomFor(front, { blue: {}, red: {} }, "blue", "ownFree")).toBe(3);
  const bunkers = table({ primary: "bunker-assault" }).state();
  const held = { blue: { enemySecured: 1 }, red: { bunkersDestroyed: 1 } };
  expect(roomFor(bunkers, held, "blue", "bunkersDestroyed")).toBe(1);
  expect(roomFor(bunkers, held, "blue", "enemySecured")).toBe(2);
  expect(roomFor(bunkers, held, "red", "enemySecured")).toBe(1);
  expect(roomFor(bunkers, held, "red", "ownFree")).toBe(Number.POSITIVE_INFINITY);
});

test("[LB-LEDGER-13] a round that ended in the current edition ends in the classic one, too", () => {
  const classic = ledger([storm(), luke()]).does(attack("storm", "luke", 1), round());
  expect(classic.state().round).toBe(2);
});
