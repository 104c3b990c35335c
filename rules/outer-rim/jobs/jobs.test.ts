import { describe, expect, test } from "vitest";
import { databankCards } from "../cards/databank/index.ts";
import { deckLists, marketCard } from "../cards/market/index.ts";
import { held, stage } from "../testing/stage.ts";
import type { Stage } from "../testing/stage.ts";
import type { Face } from "../names.ts";
import type { Player } from "../state.ts";

const sabacc = "legendary-game-of-sabacc";
const mine = (table: Stage): string[] => table.player(0).cards.map(({ id }) => id);

/** Everybody at Naboo, a game of sabacc on the table. */
function game(dice: readonly Face[], other: Partial<Player> = {}, seats = 2): Stage {
  const table = stage({
    seats,
    players: [
      { character: "bossk", space: "naboo", cards: [held(sabacc)], credits: 9000 },
      { character: "dengar", space: "naboo", credits: 9000, ...other },
    ],
    // The game without an offer to cheat.
    picks: { "databank-40": 0 },
  });
  table.say({ type: "earn" }).say({ type: "end-actions" });
  return table.say({ type: "attempt-job", card: sabacc, with: 1 }, ...dice);
}

describe("jobs", () => {
  test("[OR-JOB-05] the legendary game of sabacc is played once, whoever wins", () => {
    for (const dice of [
      ["crit", "crit", "blank", "blank"],
      ["blank", "blank", "crit", "crit"],
      ["blank", "blank", "blank", "blank"],
    ] as const)
      expect(mine(game(dice)), dice.join()).toEqual([]);
  });
  test("[UB-OPP-03] its two fame are won by passing while the other fails", () => {
    expect(game(["crit", "crit", "blank", "blank"]).player(0).fame).toBe(2);
    const lost = game(["blank", "blank", "crit", "crit"]);
    expect([lost.player(0).fame, lost.player(1).fame]).toEqual([0, 1]);
  });
  test("[UB-OPP-02] both players resolve the game: both roll", () => {
    const rolled = game(["blank", "blank", "blank", "blank"])
      .events()
      .flatMap((event) => (event.type === "test-resolved" ? [event.player] : []));
    expect(rolled).toEqual([0, 1]);
  });
  test("[OR-SOLO-12] a printed opponent plays sabacc too: it rolls, and uses no ability", () => {
    // Lando may roll a die again after a failed test: here nobody is there to be asked.
    const printed = {
      character: "lando-calrissian",
      opponent: { deck: "base", cards: ["ai-1", "ai-2"], handicap: 0 },
    } as const;
    const won = game(["crit", "crit", "blank", "blank"], printed, 1);
    expect(won.player(0).fame).toBe(2);
    expect(mine(won)).toEqual([]);
    const lost = game(["blank", "blank", "crit", "crit"], printed, 1);
    expect(lost.player(0).fame).toBe(0);
    expect(lost.events()).toContainEqual(
      expect.objectContaining({ type: "test-resolved", player: 1, passed: true }),
    );
  });
  test("[OR-JOB-07] every databank number a job or a purchase names is written", () => {
    const missing: string[] = [];
    for (const id of Object.values(deckLists).flat()) {
      const card = marketCard(id);
      const number =
        card.kind === "job" && card.at !== "none"
          ? card.databank
          : card.kind === "cargo"
            ? card.rollToBuy
            : undefined;
      if (number !== undefined && databankCards(number).length === 0) missing.push(id);
    }
    expect(missing).toEqual([]);
  });
  test("[UB-DATA-03] two cards for the Boonta Eve Classic, and who fails the race is not paid", () => {
    expect(databankCards(61)).toHaveLength(2);
    const table = stage({
      players: [
        {
          character: "bossk",
          space: "tatooine",
          cards: [held("boonta-eve-classic")],
          ship: "yt-1300",
        },
        { character: "dengar", space: "naboo" },
      ],
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    const blanks: Face[] = [];
    for (let i = 0; i < 12; i++) {
      try {
        table.say({ type: "attempt-job", card: "boonta-eve-classic", with: null }, ...blanks);
        break;
      } catch (error) {
        if (!String(error).includes("no die written")) throw error;
        blanks.push("blank");
      }
    }
    expect(table.player(0).fame).toBe(0);
    expect(table.events().map(({ type }) => type)).toContain("job-failed");
  });
  test("[OR-JOB-03] who is defeated in a job has failed it, and the table hears so", () => {
    const almost: Partial<Player> = { damage: 4, shipDamage: 2 };
    const table = stage({
      players: [
        { character: "bossk", space: "naboo", cards: [held("hutt-favor")], ...almost },
        { character: "dengar", space: "naboo" },
      ],
      agenda: [
        { type: "turn", player: 0 },
        { type: "job-over", player: 0, card: "hutt-favor" },
        {
          type: "effects",
          player: 0,
          effects: [{ do: "suffer", on: "character", amount: 5 }, { do: "complete" }],
          source: { card: "job.hutt-favor", rule: "OR-JOB-02", held: "hutt-favor" },
        },
      ],
    });
    expect(table.events().filter(({ type }) => type === "job-failed")).toHaveLength(1);
    expect(mine(table)).toEqual(["hutt-favor"]);
  });
});
