import { describe, expect, test } from "vitest";
import { held, stage } from "../testing/stage.ts";
import { dengar } from "../testing/people.ts";
import { first } from "../testing/first.ts";
import type { Stage } from "../testing/stage.ts";

describe("jobs", () => {
  test("[OR-JOB-01] [OR-JOB-03] only at the destination, and a failed job is kept", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "kessel", cards: [held("relic-of-the-past")] },
        dengar,
      ],
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    expect(
      table.refused({ type: "attempt-job", card: "relic-of-the-past", with: null }),
    ).toMatchObject({ code: "not-at-the-job", rule: "OR-JOB-01" });
    const failing = stage({
      players: [
        { character: "bossk", space: "mon-calamari", cards: [held("relic-of-the-past")] },
        dengar,
      ],
      agenda: first([{ do: "fail" }, { do: "complete" }], { held: "relic-of-the-past" }),
    });
    expect(failing.player(0).cards).toHaveLength(1);
    expect(failing.events().map(({ type }) => type)).toContain("job-failed");
  });
  test("[OR-JOB-02] [OR-JOB-04] [OR-JOB-05] completed: reward, and the card leaves the game", () => {
    const table = stage({
      players: [
        { character: "doctor-aphra", space: "mon-calamari", cards: [held("relic-of-the-past")] },
        dengar,
      ],
      agenda: first([{ do: "complete" }], { held: "relic-of-the-past" }),
    });
    expect(table.player(0)).toMatchObject({ fame: 1, credits: 5000, cards: [], goal: 1 });
    expect(table.state().removed).toContain("relic-of-the-past");
  });
  test("[OR-JOB-06] a favor for friends gives fame, costs their rival, and goes back to the deck", () => {
    const table = stage({
      players: [
        {
          character: "bossk",
          space: "ord-mantell",
          reputation: { hutt: 1, syndicate: 0, imperial: 0, rebel: 0 },
          cards: [held("hutt-favor")],
        },
        dengar,
      ],
      agenda: first([{ do: "complete" }], { held: "hutt-favor" }),
    });
    expect(table.player(0)).toMatchObject({
      fame: 1,
      credits: 5000,
      reputation: { hutt: 1, syndicate: -1 },
    });
    expect(table.state().market.job.at(-1)).toBe("hutt-favor");
  });
  test("[UB-OPP-01] [UB-OPP-02] [UB-OPP-03] both test; best is to pass alone", () => {
    const opposed = {
      do: "opposed-test",
      skill: "strength",
      best: [{ do: "gain-fame", amount: 1 }],
      even: [],
      worst: [{ do: "lose-credits", amount: 1000 }],
    } as const;
    const table = stage({
      players: [{ character: "bossk", space: "naboo" }, dengar],
      agenda: first([opposed], { opponent: 1 }),
      dice: ["hit", "blank", "blank", "blank"],
    });
    expect(table.player(0).fame).toBe(1);
  });
  test("[UB-MPJ-02] in a job for two the current player decides, also in the other one's test", () => {
    // Static, the second card of number 55: Dengar must test stealth.
    const effects = [{ do: "opponent", effects: [{ do: "test", skill: "stealth" }] }] as const;
    const scene = (job: string) =>
      stage({
        players: [
          { character: "bossk", space: "lothal", cards: [held(job)] },
          { character: "lando-calrissian", space: "lothal" },
        ],
        agenda: first(effects, { held: job, opponent: 1 }),
        dice: ["blank", "blank"],
      });
    const together = scene("disable-comms-network");
    expect(together.question()).toMatchObject({
      seat: 0,
      ask: "after-test",
      params: { skill: "stealth", for: 1 },
    });
    const reroll = together.choices().find(({ type }) => type === "reroll");
    if (reroll === undefined) throw new Error("Lando rerolls");
    together.say(reroll, "crit", "blank");
    expect(together.events().find(({ type }) => type === "test-resolved")).toMatchObject({
      player: 1,
      passed: true,
    });
    // Against somebody the other one decides for themselves.
    expect(scene("snatch-and-grab").question()).toMatchObject({ seat: 1, ask: "after-test" });
  });
  test("[UB-MPJ-01] a job for two needs two in the space", () => {
    const alone = stage({
      players: [
        { character: "bossk", space: "lothal", cards: [held("disable-comms-network")] },
        dengar,
      ],
    });
    alone.say({ type: "earn" }).say({ type: "end-actions" });
    expect(alone.choices().some(({ type }) => type === "attempt-job")).toBe(false);
  });
  test("[UB-MPJ-03] a job for two is not attempted with somebody who is knocked out", () => {
    const job = "disable-comms-network";
    const together = (...down: readonly boolean[]): Stage =>
      stage({
        players: [
          { character: "bossk", space: "lothal", cards: [held(job)] },
          ...down.map((defeated, i) => ({
            character: i === 0 ? ("dengar" as const) : ("hondo-ohnaka" as const),
            space: "lothal" as const,
            defeated,
          })),
        ],
      })
        .say({ type: "earn" })
        .say({ type: "end-actions" });
    const attempts = (table: Stage): readonly unknown[] =>
      table.choices().filter(({ type }) => type === "attempt-job");
    expect(attempts(together(true))).toEqual([]);
    expect(attempts(together(true, false))).toEqual([{ type: "attempt-job", card: job, with: 2 }]);
    for (const other of [null, 1])
      expect(together(true).refused({ type: "attempt-job", card: job, with: other })).toMatchObject(
        {
          code: "partner-down",
          rule: "UB-MPJ-03",
          params: { card: job, who: "dengar" },
        },
      );
  });
  test("[UB-MPJ-03] whoever of the two goes down takes the job with them", () => {
    const fallen = stage({
      players: [
        { character: "bossk", space: "lothal", cards: [held("disable-comms-network")] },
        { character: "dengar", space: "lothal", defeated: true },
      ],
      agenda: first(
        [{ do: "story", text: "databank.55a.done", standing: true }, { do: "complete" }],
        { held: "disable-comms-network", opponent: 1 },
      ),
    });
    expect(fallen.player(0)).toMatchObject({ fame: 0 });
    expect(fallen.events()).toContainEqual({
      type: "job-failed",
      player: 0,
      card: "disable-comms-network",
      down: 1,
      rule: "UB-MPJ-03",
    });
    expect(fallen.events().map(({ type }) => type)).not.toContain("story-told");
  });
});
