import { describe, expect, test } from "vitest";
import { onTop, stage } from "../testing/stage.ts";
import { dengar } from "../testing/people.ts";
import { first } from "../testing/first.ts";

describe("encounters", () => {
  const top = "navpoint-02";
  test("[OR-ENC-02] [OR-ENC-03] [OR-EFF-01] drawn, resolved, put under the deck", () => {
    const table = stage({
      players: [{ character: "bossk", space: "nav-16", ship: "jumpmaster-5000" }, dengar],
      state: onTop("navpoint", top),
    });
    table
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say({ type: "encounter-space" }, "blank", "blank");
    expect(table.events()).toContainEqual(
      expect.objectContaining({ type: "goal-advanced", of: "ship", to: 1 }),
    );
    const drawn = table.events().find((event) => event.type === "encounter-drawn");
    expect(drawn).toMatchObject({ card: top });
    expect(table.state().encounters.navpoint.at(-1)).toBe(top);
  });
  test("[OR-EFF-03] a printed opponent touched by a card suffers, and chooses nothing", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "naboo" },
        {
          character: "han-solo",
          space: "naboo",
          credits: 500,
          opponent: { deck: "base", cards: ["ai-1"], handicap: 0 },
        },
      ],
      seats: 1,
      agenda: first([
        {
          do: "players-here",
          effects: [
            { do: "lose-credits", amount: 1000 },
            { do: "choose", options: [{ label: "x", effects: [{ do: "gain-fame", amount: 5 }] }] },
          ],
        },
      ]),
    });
    expect(table.player(1)).toMatchObject({ credits: 0, fame: 0 });
  });
});
