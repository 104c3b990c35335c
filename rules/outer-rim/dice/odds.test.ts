import { describe, expect, test } from "vitest";
import { emptyPlayer } from "../setup/empty.ts";
import { againstStrength } from "../combat/sides.ts";
import { diceToRoll, fightChance, taskChance } from "./fight-chance.ts";
import { dieSides } from "./die.ts";
import { fightOdds } from "./fight-odds.ts";
import { nextTestChance, purchaseChance, smuggleChance, testChance, testOdds } from "./odds.ts";
import { held } from "../testing/stage.ts";
import type { Effects } from "../cards/effects.ts";
import type { Part } from "../names.ts";
import type { Fraction } from "./odds.ts";

const percent = ({ ways, of }: Fraction): number => Math.round((ways / of) * 10_000) / 100;
const nobody = (dice: number) => ({ dice, who: null, left: 3 });

describe("exact odds", () => {
  test.each([
    { known: 0, ways: 15, of: 64, rerolled: 33.01 },
    { known: 1, ways: 3, of: 4, rerolled: 87.5 },
    { known: 2, ways: 15, of: 16, rerolled: 98.44 },
  ])("[OR-TEST-02] skill ×$known passes $ways of $of", ({ known, ways, of, rerolled }) => {
    expect(testOdds(known)).toEqual({ ways, of });
    expect(percent(testOdds(known, 1))).toBe(rerolled);
  });
  test.each([
    { attack: 3, defence: 3, win: 61.55 },
    { attack: 3, defence: 4, win: 47.55 },
    { attack: 4, defence: 6, win: 36.91 },
    { attack: 5, defence: 3, win: 81.3 },
  ])("[OR-COM-05] $attack dice against $defence win $win %", ({ attack, defence, win }) => {
    expect(percent(fightOdds("ground", nobody(attack), nobody(defence)).win)).toBe(win);
  });
  test("[OR-COM-06] three health against three dice: down in 28.91 %", () => {
    expect(percent(fightOdds("ground", nobody(3), nobody(3)).attackerDown)).toBe(28.91);
  });
  test("[OR-COM-08] cards without a price are counted, cards by choice say at least", () => {
    const plain = { ...emptyPlayer(), character: "bossk" as const };
    const bare = fightChance("ship", plain, 4);
    expect(bare.atLeast).toBe(false);
    const computer = { ...plain, cards: [held("autoblaster")] };
    expect(percent(fightChance("ship", computer, 4).win)).toBeGreaterThan(percent(bare.win));
    const chewbacca = { ...plain, character: "chewbacca" as const, flipped: true };
    expect(fightChance("ground", chewbacca, 4).atLeast).toBe(true);
  });
  test("[OR-COM-06] damage the card prints for losing counts among the ways to go down", () => {
    const han = { ...emptyPlayer(), character: "han-solo" as const, ship: "g9-rigger" as const };
    const down = (lose: Effects) => percent(fightChance("ship", han, 5, { lose }).attackerDown);
    const hurt = (on: Part, amount: number): Effects => [{ do: "suffer", on, amount }];
    expect([down([]), down(hurt("ship", 1)), down(hurt("ship", 2))]).toEqual([63.67, 77.1, 80.03]);
    // A scratch on the other part is none that brings down; as much as it can bear is.
    expect(down(hurt("character", 1))).toBe(down([]));
    const lost = 100 - percent(fightChance("ship", han, 5).win);
    expect(down(hurt("character", 9))).toBeGreaterThanOrEqual(lost);
  });
  test("[OR-COM-06] what the winner is spared by a card is no way to go down", () => {
    const bossk = { ...emptyPlayer(), character: "bossk" as const, damage: 3 };
    const down = (sufferLess: number) =>
      percent(fightChance("ground", bossk, 3, { sufferLess }).attackerDown);
    expect(down(1)).toBeLessThan(down(0));
    // Losers are not spared anything.
    expect(down(9)).toBeGreaterThanOrEqual(100 - percent(fightChance("ground", bossk, 3).win));
  });
  test("[OR-EFF-02] to win and to stand is fewer ways than to win, counted one by one", () => {
    const worth = { hit: 1, crit: 2, focus: 0, blank: 0 } as const;
    let [won, stood] = [0, 0];
    for (const mine of dieSides)
      for (const one of dieSides)
        for (const other of dieSides) {
          const theirs = worth[one] + worth[other];
          if (worth[mine] < theirs) continue;
          won++;
          if (theirs < 2) stood++;
        }
    const odds = fightOdds("ground", { ...nobody(1), left: 2 }, nobody(2));
    expect([odds.win, odds.winStanding].map(percent)).toEqual(
      [won, stood].map((ways) => percent({ ways, of: 512 })),
    );
  });
  test("[OR-DMG-07] a ship that may hold together goes down on three sides of eight alone", () => {
    const one = { ...emptyPlayer(), character: "han-solo" as const, ship: "yv-666" as const };
    const hulls = [false, true].map((shipFlipped) => ({ ...one, shipFlipped, shipDamage: 4 }));
    expect(hulls.map((hull) => percent(fightChance("ship", hull, 1).attackerDown))).toEqual([
      50, 18.75,
    ]);
  });
  test("[OR-COM-02] dice that a card has added are in the odds of the fight on the table", () => {
    const bossk = { ...emptyPlayer(), character: "bossk" as const };
    const task = againstStrength({ players: [bossk] }, 0, "ground", 4, {
      type: "patrol",
      faction: "hutt",
    });
    const [side, foe] = task.sides;
    const loaded = { ...task, sides: [{ ...side, extra: 2 }, foe] } as const;
    expect(taskChance([bossk], task)).toEqual(fightChance("ground", bossk, 4));
    const six = { dice: side.strength + 2, who: bossk, left: 99 };
    const bare = fightOdds("ground", six, { dice: 4, who: null, left: 99 });
    expect(taskChance([bossk], loaded)?.win).toEqual(bare.win);
  });
  test("[OR-TEST-03] whoever may lend a skill once in a turn leaves a test open until it is lent", () => {
    const aphra = { ...emptyPlayer(), character: "doctor-aphra" as const };
    expect(testChance(aphra, "influence").atLeast).toBe(true);
    const spent = { ...aphra, used: ["any-skill:character"] };
    expect(testChance(spent, "influence").atLeast).toBe(false);
  });
  test("[UB-FAV-05] a die given for a fight is among the dice that are shown and rolled", () => {
    const bossk = { ...emptyPlayer(), character: "bossk" as const };
    const helped = { ...bossk, favors: { ...bossk.favors, die: true } };
    const task = againstStrength({ players: [bossk] }, 0, "ground", 4, { type: "ai-fame" });
    const { strength } = task.sides[0];
    expect(diceToRoll([bossk], task)).toEqual([strength, 4]);
    expect(diceToRoll([helped], task)).toEqual([strength + 1, 4]);
  });
  test("[OR-CARGO-03] three of eight sides deliver; a turned face adds its own", () => {
    const one = { ...emptyPlayer(), character: "han-solo" as const };
    expect(smuggleChance(one)).toEqual({ chance: { ways: 3, of: 8 }, atLeast: false });
    expect(
      percent(smuggleChance({ ...one, ship: "yt-1300" as const, shipFlipped: true }).chance),
    ).toBeGreaterThan(50);
  });
  test("[UB-CLAR-09] whoever may roll any die again has two throws; whoever may be hurt for a hit at least one", () => {
    const lando = { ...emptyPlayer(), character: "lando-calrissian" as const };
    const twice = { chance: { ways: 39, of: 64 }, atLeast: false };
    expect([smuggleChance(lando), purchaseChance(lando)]).toEqual([twice, twice]);
    const chewbacca = { ...emptyPlayer(), character: "chewbacca" as const, flipped: true };
    expect(smuggleChance(chewbacca)).toEqual({ chance: { ways: 3, of: 8 }, atLeast: true });
  });
  test("[OR-TEST-03] who may lend a skill reads at least", () => {
    const one = { ...emptyPlayer(), character: "lando-calrissian" as const };
    expect(testChance(one, "influence").known).toBeGreaterThan(0);
  });
  test("[UB-FAV-04] advice given counts in the next test of its skill", () => {
    const nobody = emptyPlayer();
    const one = { ...nobody, favors: { ...nobody.favors, skill: "tech" as const } };
    expect(nextTestChance(one, "tech")).toEqual(testChance(one, "tech", 1));
    expect(nextTestChance(one, "stealth")).toEqual(testChance(one, "stealth"));
    expect(nextTestChance(nobody, "tech")).toEqual(testChance(nobody, "tech"));
  });
});
