import { describe, expect, test } from "vitest";
import { outerRim } from "../index.ts";
import { held, stage, tokenNumber, withContact } from "../testing/stage.ts";
import type { Stage } from "../testing/stage.ts";

const dengar = { character: "dengar", space: "naboo" } as const;
const shown = (table: Stage) => outerRim.viewFor(table.state(), 1).shown;
const eventOf = (table: Stage, type: string) => table.events().find((event) => event.type === type);

describe("what is being read", () => {
  test("[OR-ENC-03] the encounter card lies open for all, over when the next turn begins", () => {
    const table = stage({
      players: [{ character: "bossk", space: "nav-16" }, dengar],
      state: (state) => ({ encounters: { ...state.encounters, navpoint: ["navpoint-01"] } }),
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    expect(shown(table)).toBeNull();
    table.say({ type: "encounter-space" });
    expect(shown(table)).toEqual({
      type: "encounter",
      over: true,
      player: 0,
      card: "navpoint-01",
      section: "no-patrol",
    });
  });
  test("[OR-CONT-03] the contact met, and who met them", () => {
    const table = stage({
      players: [{ character: "bossk", space: "naboo", credits: 9000 }, dengar],
      state: (state) => ({ tokens: withContact(state, "chewbacca", "naboo") }),
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    table.say({ type: "encounter-contact", token: tokenNumber(table.state(), "chewbacca") });
    expect(eventOf(table, "contact-met")).toMatchObject({ player: 0, contact: "chewbacca" });
    expect(shown(table)).toEqual({ type: "contact", over: false, player: 0, contact: "chewbacca" });
  });
  test("[UB-DATA-03] the databank card of a job, and its tests, say what they are for", () => {
    const table = stage({
      players: [
        { character: "chewbacca", flipped: true, space: "kessel", cards: [held("the-kessel-run")] },
        dengar,
      ],
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    table.say({ type: "attempt-job", card: "the-kessel-run", with: null }, "blank", "blank");
    expect(shown(table)).toMatchObject({ type: "databank", card: "job.the-kessel-run" });
    expect(eventOf(table, "dice-rolled")).toMatchObject({
      roll: { type: "test", card: "job.the-kessel-run" },
    });
  });
  test("[OR-COM-01] a fight says whom, [OR-PAT-04] and its spoils what for", () => {
    const table = stage({
      players: [{ character: "bossk", space: "nav-12" }, dengar],
      state: (state) => ({
        patrols: { ...state.patrols, imperial: { level: 1, space: "nav-12" } },
      }),
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    table.say({ type: "fight-patrol", faction: "imperial" }, "hit", "hit", "hit", "blank", "blank");
    expect(eventOf(table, "combat-began")).toMatchObject({
      foe: { type: "patrol", faction: "imperial", level: 1 },
    });
    expect(eventOf(table, "credits-gained")).toMatchObject({
      amount: 3000,
      card: "patrol.imperial",
    });
    expect(eventOf(table, "reputation-changed")).toMatchObject({ card: "patrol.imperial" });
  });
  test("[OR-FAME-01] fame is kept by its source", () => {
    const table = stage({
      players: [{ character: "bossk", space: "nav-12" }, dengar],
      state: (state) => ({
        patrols: { ...state.patrols, imperial: { level: 2, space: "nav-12" } },
      }),
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    table.say(
      { type: "fight-patrol", faction: "imperial" },
      "crit",
      "crit",
      "blank",
      "blank",
      "blank",
      "blank",
    );
    expect(outerRim.viewFor(table.state(), 1).players[0]?.fameBy).toEqual({ patrol: 1 });
  });
});
