import { expect, test } from "vitest";
import type { News, View } from "#rules/outer-rim/index.ts";
import type { QueuedScene } from "../told-scenes.ts";
import { waitOf, type Reader } from "./waiting.ts";

const watching: Reader = { pace: "mine", seat: 0, isAsked: false, hurried: false, movedOn: false };
const shown = (...news: readonly News[]): QueuedScene => {
  const table = {} as View;
  const scene = { kind: "plain", player: 1, news } as const;
  return { scene, before: null, table, throws: [], version: 1, from: 1, nth: 0 };
};
const flight: News = {
  type: "moved",
  player: 1,
  to: "kessel",
  directly: false,
  rule: "OR-TURN-01",
};
const fight = (attacker: number, defender: number): News => ({
  type: "combat-resolved",
  attacker,
  defender,
  damage: [3, 6],
  won: false,
  rule: "OR-COM-07",
});
const fallen: News = { type: "defeated", player: 0, rule: "OR-DMG-02" };

test("[OR-TURN-01] tap by tap nothing that others do goes on by itself, asked or not", () => {
  expect(waitOf(shown(flight), watching)).toBe(null);
  expect(waitOf(shown(fight(1, 2)), watching)).toBe(null);
  expect(waitOf(shown(flight), { ...watching, isAsked: true })).toBe(null);
  // Except where nobody taps, or somebody's clock runs.
  for (const why of [{ hurried: true }, { movedOn: true }, { seat: null }])
    for (const isAsked of [true, false])
      expect(waitOf(shown(flight), { ...watching, ...why, isAsked })).toBeGreaterThan(0);
});

test("[OR-TURN-01] in brief what others do goes on by itself unless the table waits for me", () => {
  const brief = { ...watching, pace: "brief" } as const;
  expect(waitOf(shown(flight), brief)).toBeGreaterThan(0);
  expect(waitOf(shown(flight), { ...brief, isAsked: true })).toBe(null);
  expect(waitOf(shown(flight), { ...brief, isAsked: true, hurried: true })).toBeGreaterThan(0);
  expect(waitOf(shown(fight(1, 0)), brief)).toBe(null);
  expect(waitOf(shown(fight(1, 2)), brief)).toBeGreaterThan(0);
});

test("[OR-TURN-01] a reel of the film takes two or three seconds, asked or not; what it stops for waits for a tap", () => {
  const film = { ...watching, pace: "film" } as const;
  const reel = { ...shown(flight, fight(1, 2)), reel: [shown(flight), shown(fight(1, 2))] };
  for (const isAsked of [true, false]) {
    expect(waitOf(reel, { ...film, isAsked })).toBeGreaterThanOrEqual(2000);
    expect(waitOf(reel, { ...film, isAsked })).toBeLessThanOrEqual(3500);
    expect(waitOf(shown(fight(1, 0)), { ...film, isAsked })).toBe(null);
  }
  expect(waitOf(shown(fight(1, 0)), { ...film, hurried: true })).toBeGreaterThan(0);
});

test("[OR-COM-07] my own fight and my defeat wait for my tap, whoever is asked next", () => {
  expect(waitOf(shown(fight(0, 1)), watching)).toBe(null);
  expect(waitOf(shown(fight(1, 0)), watching)).toBe(null);
  expect(waitOf(shown(flight, fallen), watching)).toBe(null);
  expect(waitOf(shown(fight(1, 0)), { ...watching, movedOn: true })).toBeGreaterThan(0);
  expect(waitOf(shown(fight(1, 0)), { ...watching, seat: null })).toBeGreaterThan(0);
});

const rule = "OR-TURN-07";
const mine = (...news: readonly News[]): QueuedScene => {
  const told = shown(...news);
  return { ...told, scene: { ...told.scene, player: 0 } };
};
const paid: News = { type: "credits-gained", player: 0, amount: 5000, rule };
const ended: News = { type: "turn-ended", player: 0, rule };
const famous: News = {
  type: "fame-gained",
  player: 0,
  amount: 1,
  source: "job",
  card: "job.hutt-favor",
  rule,
};
const delivered: News = {
  type: "cargo-delivered",
  player: 0,
  card: "spice",
  illegal: false,
  rule,
};

test("[OR-TURN-07] in the film what my turn brought at last is read without a tap; fame, a fight or a fall is not", () => {
  const film = { ...watching, pace: "film" } as const;
  expect(waitOf(mine(paid, ended), film)).toBeGreaterThan(2000);
  expect(waitOf(mine(paid), film)).toBe(null);
  for (const great of [famous, fallen]) expect(waitOf(mine(paid, great, ended), film)).toBe(null);
  const fought = mine(fight(0, 1), ended);
  expect(waitOf({ ...fought, scene: { ...fought.scene, kind: "fight" } }, film)).toBe(null);
  expect(waitOf(mine(paid, ended), watching)).toBe(null);
});

test("[OR-CARGO-01] what I hand over is counted before my eyes, and costs no tap; what brings fame waits", () => {
  for (const pace of ["film", "mine", "brief"] as const) {
    expect(waitOf(mine(delivered, paid), { ...watching, pace, isAsked: true })).toBeLessThan(2000);
    expect(waitOf(mine(delivered, paid, famous), { ...watching, pace, isAsked: true })).toBe(null);
  }
  // Cargo that is rolled for is told with its die.
  const rolled = mine(delivered, paid);
  const { scene } = rolled;
  expect(waitOf({ ...rolled, scene: { ...scene, kind: "test" } }, watching)).toBe(null);
});
