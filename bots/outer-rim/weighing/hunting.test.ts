import { expect, test } from "vitest";
import { outerRim, rivalChance } from "#rules/outer-rim/index.ts";
import { quickRng } from "#rules/rng.ts";
import { aboard, held, stage, withContact } from "#rules/outer-rim/testing/stage.ts";
import { analyst } from "../analyst.ts";
import { errandReason } from "../reasons/errand-reason.ts";
import { explain } from "../reasons/explain.ts";
import { minds, sharp } from "../players/levels.ts";
import type { Sight } from "../players/mind.ts";
import { traderOf } from "../players/trader.ts";
import { placesToHunt } from "../errands/whereabouts.ts";
import { worthOfContact } from "./hunting.ts";

/** Bossk on Naboo with these bounties; Han Solo sits at the table, on Kessel. */
function hunter(...bounties: readonly string[]): Sight {
  const cards = bounties.map((id) => held(id));
  const table = stage({
    players: [
      { character: "bossk", space: "naboo", ship: "yt-1300", cards },
      { character: "han-solo", space: "kessel", ship: "g9-rigger" },
    ],
  });
  return { ...outerRim.viewFor(table.state(), 0), mind: sharp };
}

/** A facedown contact of Han Solo's class. */
function stranger({ tokens }: Sight): number {
  return tokens.findIndex((token) => token.contact === null && token.class === "orange");
}

test("[UB-PB-01] a bounty on somebody at the table makes no stranger worth a look", () => {
  const [without, on, other] = [hunter(), hunter("bounty-han-solo"), hunter("bounty-doctor-aphra")];
  expect(worthOfContact(on, stranger(on))).toBe(worthOfContact(without, stranger(without)));
  expect(worthOfContact(other, stranger(other))).not.toBe(worthOfContact(on, stranger(on)));
});

test("[UB-PB-05] [UB-PB-06] [UB-PB-07] nor is the printed reward what draws the hunter there", () => {
  const errand = { key: "bounty-han-solo", at: "kessel", worth: 1, step: "encounter" } as const;
  const reason = errandReason(hunter("bounty-han-solo"), errand);
  expect(reason).toMatchObject({ kind: "bounty", credits: 5000, fame: 1 });
  // Three dice against three on the ground; the printed contact fights with his ship.
  expect(reason).toMatchObject({ chance: 62 });
});

test("[UB-PB-02] a hunted player who stands here is met for certain, and the idea says so", () => {
  const table = stage({
    players: [
      { character: "bossk", space: "naboo", cards: [held("bounty-han-solo")] },
      { character: "han-solo", space: "naboo", ship: "g9-rigger" },
    ],
  });
  table.say({ type: "earn" }).say({ type: "end-actions" });
  const view = outerRim.viewFor(table.state(), 0);
  expect(placesToHunt({ ...view, mind: sharp }, "han-solo")).toEqual([{ at: "naboo", chance: 1 }]);
  const [idea] = analyst.ideas?.(view, outerRim.options(view)) ?? [];
  expect(idea).toMatchObject({
    command: { type: "hunt-player" },
    why: { kind: "hunt-now", card: "bounty-han-solo", chance: 62 },
  });
});

test("[OR-BNTY-01] why one flies after a trace: where the hunted are paid alive is part of the reason", () => {
  const errand = { key: "bounty-greedo", at: "kessel", worth: 1, step: "encounter" } as const;
  expect(errandReason(hunter("bounty-greedo"), errand)).toMatchObject({ paid: "ord-mantell" });
});

test("[OR-BNTY-05] whoever hunts another’s crew hears the odds against its owner, who may let it go", () => {
  const table = stage({
    players: [
      { character: "bossk", space: "naboo", cards: [held("bounty-boshek")] },
      { character: "dengar", space: "naboo" },
    ],
    state: (state) => aboard(state, 1, "boshek"),
  });
  const planning = { ...outerRim.viewFor(table.state(), 0), mind: sharp };
  const [me, owner] = planning.players;
  if (me === undefined || owner === undefined) throw new Error("nobody there");
  const { win } = rivalChance(me, owner);
  const odds = { chance: Math.round((100 * win.ways) / win.of), bound: "atLeast" };
  const errand = { key: "bounty-boshek", at: "naboo", worth: 1, step: "encounter" } as const;
  expect(errandReason(planning, errand)).toMatchObject({ kind: "bounty", sure: true, ...odds });
  table.say({ type: "earn" }).say({ type: "end-actions" });
  const view = outerRim.viewFor(table.state(), 0);
  const hunt = { type: "hunt-crew", card: "bounty-boshek", player: 1 } as const;
  const why = explain({ ...view, mind: sharp }, hunt, 2);
  expect(why).toMatchObject({ kind: "hunt-now", card: "bounty-boshek", ...odds });
});

test("[OR-BNTY-02] crew and players elsewhere fly on: they are there now, which is no sure fame", () => {
  const scene = (space: "naboo" | "kessel"): Sight => {
    const cards = [held("bounty-boshek"), held("bounty-ig-88")];
    const table = stage({
      players: [
        { character: "bossk", space: "naboo", cards },
        { character: "ig-88", space },
      ],
      state: (state) => aboard(state, 1, "boshek"),
    });
    return { ...outerRim.viewFor(table.state(), 0), mind: sharp };
  };
  for (const key of ["bounty-boshek", "bounty-ig-88"]) {
    const errand = { key, worth: 1, step: "encounter" } as const;
    const far = errandReason(scene("kessel"), { ...errand, at: "kessel" });
    expect(far).toMatchObject({ kind: "bounty", at: "kessel", now: true });
    expect(far).not.toHaveProperty("sure");
    expect("player" in far).toBe(key === "bounty-boshek");
    const here = errandReason(scene("naboo"), { ...errand, at: "naboo" });
    expect(here).toMatchObject({ kind: "bounty", sure: true });
    expect(here).not.toHaveProperty("now");
  }
});

test("[UB-PB-12] nobody, however unsure, takes a bounty on themselves, on their own crew or on the dead", () => {
  const takes = (bounty: string): boolean => {
    const table = stage({
      players: [
        { character: "bossk", space: "naboo" },
        { character: "dengar", space: "kessel" },
      ],
      state: (state) => {
        const crewed = aboard(state, 0, "boshek");
        const dead = withContact({ ...state, ...crewed }, "greedo", "gone");
        const tokens = withContact({ ...state, tokens: dead }, "garindan", "naboo");
        return { ...crewed, tokens, market: { ...state.market, bounty: [bounty] } };
      },
    });
    table.say({ type: "earn" }).say({ type: "market" });
    const view = outerRim.viewFor(table.state(), 0);
    const options = outerRim.options(view);
    const budget = { type: "iterations", iterations: 1 } as const;
    return minds.some((mind) =>
      Array.from({ length: 60 }, (_, seed) =>
        traderOf(mind).play(view, options, quickRng(seed), budget),
      ).some(({ command }) => command.type === "buy" && command.deck === "bounty"),
    );
  };
  expect(["bounty-bossk", "bounty-boshek", "bounty-greedo"].map(takes)).not.toContain(true);
  expect(takes("bounty-garindan")).toBe(true);
});
