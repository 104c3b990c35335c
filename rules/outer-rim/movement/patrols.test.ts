import { describe, expect, test } from "vitest";
import { stage } from "../testing/stage.ts";
import { dengar } from "../testing/people.ts";

describe("patrols", () => {
  const facing = (level: 1 | 2 | 3 | 4) =>
    stage({
      players: [{ character: "bossk", ship: "aggressor", space: "nav-16", credits: 5000 }, dengar],
      state: (state) => ({ patrols: { ...state.patrols, hutt: { level, space: "nav-16" } } }),
    });
  test("[OR-PAT-01] [OR-PAT-03] [OR-PAT-04] level 1 of strength 3 gives 3,000 and is followed by level 2", () => {
    const table = facing(1);
    table
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say(
        { type: "fight-patrol", faction: "hutt" },
        "hit",
        "hit",
        "hit",
        "blank",
        "blank",
        "hit",
        "blank",
        "blank",
      );
    expect(table.player(0)).toMatchObject({
      credits: 10_000,
      shipDamage: 1,
      reputation: { hutt: -1 },
    });
    expect(table.state().patrols.hutt).toEqual({ level: 2, space: "nav-34" });
  });
  test("[OR-PAT-04] level 3 gives two fame", () => {
    const table = facing(3);
    table
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say(
        { type: "fight-patrol", faction: "hutt" },
        "crit",
        "crit",
        "crit",
        "crit",
        "crit",
        ...Array.from({ length: 6 }, () => "blank" as const),
      );
    expect(table.player(0).fame).toBe(2);
  });
  test("[OR-PAT-05] lost: the player sends it to a neighbour", () => {
    const table = facing(1);
    table
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say(
        { type: "fight-patrol", faction: "hutt" },
        "blank",
        "blank",
        "blank",
        "blank",
        "blank",
        "hit",
        "blank",
        "blank",
      );
    expect(table.question().ask).toBe("move-patrol-away");
    table.say({ type: "pick-space", space: "nav-17" });
    expect(table.state().patrols.hutt).toEqual({ level: 1, space: "nav-17" });
  });
  test("[OR-PAT-06] level 4: no dice, defeated, and it moves on", () => {
    const table = facing(4);
    table
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say({ type: "fight-patrol", faction: "hutt" });
    expect(table.player(0).defeated).toBe(true);
    expect(table.question().ask).toBe("move-patrol-away");
  });
  test("[OR-PAT-07] each step comes nearer", () => {
    const table = stage({
      players: [{ character: "bossk", space: "nav-03" }, dengar],
      agenda: [
        { type: "turn", player: 0 },
        { type: "patrol-toward", faction: "rebel", player: 0, chooser: 0, left: 4, market: true },
      ],
    });
    expect(table.state().patrols.rebel.space).toBe("nav-03");
  });
  test("[OR-REP-01] reputation never passes its ends", () => {
    const lose = { do: "lose-reputation", faction: "hutt" } as const;
    const table = stage({
      players: [{ character: "bossk", space: "nav-03" }, dengar],
      agenda: [
        { type: "turn", player: 0 },
        {
          type: "effects",
          player: 0,
          effects: [lose, lose, lose],
          source: { card: "encounter.test", rule: "OR-ENC-03" },
        },
      ],
    });
    expect(table.player(0).reputation.hutt).toBe(-1);
  });
});
