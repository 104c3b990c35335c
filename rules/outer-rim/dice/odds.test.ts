import { describe, expect, test } from "vitest";
import { emptyPlayer } from "../setup/empty.ts";
import { fightChance, fightOdds } from "./fight-odds.ts";
import { nextTestChance, smuggleChance, testChance, testOdds } from "./odds.ts";
import { held } from "../scenes/stage.ts";
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
  test("[OR-CARGO-03] three of eight sides deliver; a turned face adds its own", () => {
    const one = { ...emptyPlayer(), character: "han-solo" as const };
    expect(smuggleChance(one)).toEqual({ chance: { ways: 3, of: 8 }, atLeast: false });
    expect(
      percent(smuggleChance({ ...one, ship: "yt-1300" as const, shipFlipped: true }).chance),
    ).toBeGreaterThan(50);
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
