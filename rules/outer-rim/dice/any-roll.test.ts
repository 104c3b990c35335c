import { describe, expect, test } from "vitest";
import { aboard, held, stage, tokenNumber, withContact } from "../testing/stage.ts";
import type { State } from "../state.ts";

const dengar = { character: "dengar", space: "naboo" } as const;
const onShow =
  (card: string) =>
  (state: State): Partial<State> => ({
    market: { ...state.market, cargo: [card, "food-supplies"] },
  });

describe("whoever may change any roll", () => {
  test("[OR-CHAR-01] Chewbacca’s second side turns the illegal-cargo die", () => {
    const table = stage({
      players: [
        {
          character: "chewbacca",
          flipped: true,
          space: "tatooine",
          cards: [held("stolen-weapons")],
        },
        dengar,
      ],
    });
    table.say({ type: "earn" }).say({ type: "deliver", card: "stolen-weapons" }, "blank");
    expect(table.choices()).toContainEqual({ type: "use", ability: "hurt-for" });
    table.say({ type: "use", ability: "hurt-for" });
    expect(table.player(0).damage).toBe(1);
    expect(table.player(0).cards).toEqual([]);
  });
  test("[OR-MKT-08] Lando rolls the purchase die again", () => {
    const table = stage({
      players: [
        { character: "lando-calrissian", space: "naboo", credits: 9000, ship: "yt-1300" },
        dengar,
      ],
      state: onShow("hutt-informant"),
    });
    table.say({ type: "earn" }).say({ type: "market" });
    table.say({ type: "buy", deck: "cargo" }, "blank");
    expect(table.question().ask).toBe("after-purchase");
    table.say({ type: "reroll", ability: "character", dice: "one" }, "hit");
    expect(table.player(0).cards.map(({ id }) => id)).toEqual(["hutt-informant"]);
  });
  test("[UB-CLAR-09] meeting Lando: a blank costs a crew, Lando himself if he is alone; his reroll may be used", () => {
    const meeting = () => {
      const table = stage({
        players: [{ character: "bossk", space: "tatooine", credits: 20_000 }, dengar],
        state: (state) => ({ tokens: withContact(state, "lando-calrissian", "tatooine") }),
      });
      table.say({ type: "earn" }).say({ type: "end-actions" });
      const token = tokenNumber(table.state(), "lando-calrissian");
      return table
        .say({ type: "encounter-contact", token })
        .say({ type: "choose", option: 0 }, "blank");
    };
    expect(meeting().question().ask).toBe("after-one-die");
    expect(meeting().say({ type: "stand" }).player(0).crew).toEqual([]);
    const again = meeting().say(
      { type: "reroll", ability: "lando-calrissian", dice: "one" },
      "hit",
    );
    expect(again.player(0).crew.map(({ id }) => id)).toEqual(["lando-calrissian"]);
  });
  test("[OR-LUX-01] Dejarik: one die for each crew", () => {
    const table = stage({
      players: [
        {
          character: "bossk",
          space: "nav-16",
          ship: "yt-1300",
          cards: [held("dejarik-holotable")],
        },
        dengar,
      ],
      state: (state) => aboard(state, 0, "lobot", "greedo"),
    });
    table
      .say({ type: "earn" })
      .say({ type: "use", ability: "dejarik-holotable-play" }, "hit", "blank");
    expect(table.player(0).credits).toBe(3000);
  });
  test("[OR-TURN-04] what was used while defending is ready again in one’s own turn", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "naboo" },
        { character: "jyn-erso", space: "naboo", used: ["focus-to-crit"] },
      ],
      agenda: [{ type: "end-turn", player: 0 }],
    });
    expect(table.state().current).toBe(1);
    expect(table.player(1).used).toEqual([]);
  });
});
