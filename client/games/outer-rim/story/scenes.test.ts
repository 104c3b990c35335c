import { expect, test } from "vitest";
import type { News } from "#rules/outer-rim/index.ts";
import { logLines } from "../say/news.ts";
import { en } from "../words/en.ts";
import { withoutDice } from "./dice/without-dice.ts";
import { isCardAlone, isOffer, scenesOf, worthTelling } from "./scenes.ts";

const rule = "OR-TURN-01";
const favor = { kind: "shortcut", skill: null, faction: null } as const;
const fight: readonly News[] = [
  { type: "combat-began", kind: "ship", attacker: 0, defender: null, strengths: [3, 3], rule },
  {
    type: "dice-rolled",
    player: 0,
    dice: ["hit"],
    for: "ship",
    roll: { type: "combat", combat: "ship", side: 0 },
    rule,
  },
  {
    type: "dice-rolled",
    player: null,
    dice: ["blank"],
    for: "ship",
    roll: { type: "combat", combat: "ship", side: 1 },
    rule,
  },
  { type: "combat-resolved", attacker: 0, defender: null, damage: [1, 0], won: true, rule },
  { type: "patrol-beaten", player: 0, faction: "hutt", level: 1, rule },
];

test("[OR-COM-03] the dice of a fight stay in its scene, a test opens its own", () => {
  const scenes = scenesOf([
    { type: "moved", player: 0, to: "nav-01", directly: false, rule },
    ...fight,
    {
      type: "dice-rolled",
      player: 0,
      dice: ["hit", "blank"],
      for: "tech",
      roll: { type: "test", skill: "tech", known: 1, card: null },
      rule,
    },
    { type: "test-resolved", player: 0, skill: "tech", passed: true, rule },
  ]);
  expect(scenes.map(({ kind, news }) => [kind, news.length])).toEqual([
    ["travel", 1],
    ["fight", 5],
    ["test", 2],
  ]);
});

test("[OR-COM-03] a fight rolled on a page of its own is a fight with its dice, told when it ends", () => {
  const [, mine, theirs, resolved, beaten] = fight;
  if (!mine || !theirs || !resolved || !beaten) throw new Error("a fight has five parts");
  const [scene, ...more] = scenesOf([mine, theirs, resolved, beaten]);
  expect(more).toEqual([]);
  expect(scene).toMatchObject({ kind: "fight", player: 0, news: { length: 4 } });
  expect(scene && worthTelling(scene, 0)).toBe(true);
  // As long as they may still be changed they lie on the table.
  expect(scenesOf([mine, theirs]).map((rolled) => worthTelling(rolled, 0))).toEqual([false]);
  // Dice of an earlier page, changed and settled now.
  const changed: News = { type: "dice-changed", player: 0, dice: ["hit"], by: "x", rule };
  expect(scenesOf([changed, resolved]).map(({ kind }) => kind)).toEqual(["fight"]);
});

test("[UB-FAV-01] an offer alone is its own question; what happened before it is told", () => {
  const asks: News = { type: "favor-requested", player: 1, favor, rule };
  expect(scenesOf([asks]).map(isOffer)).toEqual([true]);
  expect(scenesOf([...fight, asks]).map(isOffer)).toEqual([false, true]);
});

test("[OR-SOLO-02] an opponent's card is one scene with what it leads to; its fight is another", () => {
  const scenes = scenesOf([
    { type: "turn-began", player: 1, round: 2, rule },
    { type: "ai-card-drawn", player: 1, card: "ai-01", rule },
    { type: "moved", player: 1, to: "nav-02", directly: false, rule },
    ...fight,
  ]);
  expect(scenes.map(({ kind }) => kind)).toEqual(["plain", "ai", "fight"]);
});

test("[OR-TURN-01] my own flight needs no telling, another's does; my dice always do", () => {
  const [mine] = scenesOf([{ type: "moved", player: 0, to: "nav-01", directly: false, rule }]);
  const [rolled] = scenesOf(fight);
  expect(mine && worthTelling(mine, 0)).toBe(false);
  expect(mine && worthTelling(mine, 1)).toBe(true);
  expect(rolled && worthTelling(rolled, 0)).toBe(true);
});

const seen: News = { type: "contact-looked-at", player: 0, token: 3, contact: "lobot", rule };
const turnedUp: News = { type: "contact-revealed", token: 3, contact: "lobot", rule };
const met: News = { type: "contact-met", player: 0, token: 3, contact: "lobot", rule };

test("[OR-CONT-01] whoever I looked at is told to me; that another looked is not worth a stop", () => {
  const [mine] = scenesOf([seen]);
  const [hidden] = scenesOf([{ ...seen, contact: null }]);
  expect(mine && worthTelling(mine, 0)).toBe(true);
  expect(hidden && worthTelling(hidden, 1)).toBe(false);
});

test("[OR-CONT-01] whoever is turned up belongs to the meeting, which its own question tells", () => {
  const paid: News = { type: "credits-gained", player: 0, amount: 2000, rule };
  const [meeting, ...more] = scenesOf([turnedUp, met]);
  expect(more).toEqual([]);
  expect(meeting).toEqual({ kind: "card", player: 0, news: [turnedUp, met] });
  expect(meeting && isCardAlone(meeting)).toBe(true);
  // Without a question it is told, with what it brought.
  const [gift] = scenesOf([turnedUp, met, paid]);
  expect(gift && isCardAlone(gift)).toBe(false);
  expect(gift && worthTelling(gift, 0)).toBe(true);
});

test("[UB-RCI-04] somebody who only shows up is told to whoever turned them up", () => {
  const [shown] = scenesOf([turnedUp]);
  expect(shown && worthTelling({ ...shown, player: 0 }, 0)).toBe(true);
});

test("[OR-TEST-03] dice of an earlier page that are changed or kept now are told with what came of them", () => {
  const changed: News = { type: "dice-changed", player: 0, dice: ["hit", "blank"], by: "x", rule };
  const failed: News = { type: "test-resolved", player: 0, skill: "strength", passed: false, rule };
  const hurt: News = { type: "damage-suffered", player: 0, on: "character", amount: 2, rule };
  for (const page of [
    [changed, failed, hurt],
    [failed, hurt],
  ]) {
    const [scene, ...more] = scenesOf(page);
    expect(more).toEqual([]);
    expect(scene).toMatchObject({ kind: "test", player: 0, news: page });
    expect(scene !== undefined && worthTelling(scene, 0)).toBe(true);
  }
  // As long as they may still be changed they lie on the table, and nobody is stopped for them.
  expect(scenesOf([changed]).map((scene) => worthTelling(scene, 0))).toEqual([false]);
});

test("[OR-TRADE-03] a deal that was struck is told to who offered it", () => {
  const made: News = { type: "favor-granted", from: 1, to: 0, favor, rule };
  expect(scenesOf([made]).map((scene) => worthTelling({ ...scene, player: 0 }, 0))).toEqual([true]);
});

test("[UB-CORE-06] whoever a card carries across reads it with the card, and what else it brought", () => {
  const scenes = scenesOf([
    {
      type: "encounter-drawn",
      player: 0,
      deck: "core-worlds",
      card: "core-1",
      section: "across",
      rule,
    },
    { type: "moved", player: 0, to: "trailing-core", directly: true, rule },
    { type: "credits-gained", player: 0, amount: 1000, rule },
  ]);
  expect(scenes.map(({ kind, news }) => [kind, news.length])).toEqual([["card", 3]]);
});

test("[OR-COM-07] the result of a fight is told without its dice, which are drawn", () => {
  const names = [{ name: "Ginny" }];
  const hurt: News = { type: "damage-suffered", player: 0, on: "ship", amount: 3, rule };
  const page = [...fight.slice(0, 4), hurt];
  const told = (news: readonly News[]): string =>
    logLines(news, names, en, { players: [] })
      .map(({ text }) => text)
      .join(" ");
  const [scene] = scenesOf(page);
  const short = told(scene === undefined ? [] : withoutDice(scene));
  expect(told(page)).toMatch(/blank/);
  expect(short).not.toMatch(/blank|\(hit/);
  expect(short).toMatch(/1 to 0.*3 damage/);
  // As long as nothing is decided it is said who meets whom; the dice are drawn all the same.
  const open = { kind: "fight", player: 0, news: fight.slice(0, 3) } as const;
  expect(withoutDice(open)).toEqual(open.news.slice(0, 1));
});

test("[OR-MKT-06] a card that was not bought is read with whatever brought it", () => {
  const passed: News = {
    type: "test-resolved",
    player: 0,
    skill: "knowledge",
    passed: true,
    rule: "OR-TEST-03",
  };
  const got = (rule: string): News => ({
    type: "card-gained",
    player: 0,
    card: "chromium-hull",
    deck: "luxury",
    rule,
  });
  expect(scenesOf([passed, got("OR-MKT-06")])).toHaveLength(1);
  expect(scenesOf([passed, got("OR-MKT-03")])).toHaveLength(2);
});
