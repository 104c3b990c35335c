import { describe, expect, test } from "vitest";
import { roomFor } from "../crew-and-ships/slots.ts";
import { held, stage } from "../testing/stage.ts";
import { dengar } from "../testing/people.ts";
import { first } from "../testing/first.ts";
import { smugglingCards } from "../cards/smuggling.ts";
import type { Effects } from "../cards/effects.ts";
import type { Player } from "../state.ts";

describe("cargo", () => {
  /** The first #1 card that asks for a test on a focus. */
  const tested = smugglingCards.findIndex(({ focus }) => focus.some((one) => one.do === "test"));
  const arrival = (card: string, player: Partial<Player> = {}) =>
    stage({
      players: [{ character: "bossk", space: "tatooine", cards: [held(card)], ...player }, dengar],
      picks: { "databank-1": tested },
    }).say({ type: "earn" });
  test("[OR-CARGO-01] only at its destination", () => {
    expect(
      arrival("stolen-supplies").refused({ type: "deliver", card: "stolen-supplies" }),
    ).toMatchObject({ code: "not-its-destination", rule: "OR-CARGO-01" });
  });
  test("[OR-CARGO-02] legal cargo: reward, and the card goes under its deck", () => {
    const table = arrival("food-supplies", { space: "nal-hutta" }).say({
      type: "deliver",
      card: "food-supplies",
    });
    expect(table.player(0)).toMatchObject({ credits: 7000, reputation: { hutt: 1 }, cards: [] });
    expect(table.state().market.cargo.at(-1)).toBe("food-supplies");
  });
  test("[OR-CARGO-03] ILLEGAL cargo: a hit delivers", () => {
    const table = arrival("stolen-weapons").say({ type: "deliver", card: "stolen-weapons" }, "hit");
    expect(table.player(0)).toMatchObject({ fame: 1, credits: 9000 });
  });
  test("[OR-CARGO-03] [OR-CARGO-04] any other face draws a #1 card, and there is no encounter", () => {
    const table = arrival("stolen-weapons");
    table.say({ type: "deliver", card: "stolen-weapons" }, "focus", "blank", "blank");
    expect(table.events()).toContainEqual(
      expect.objectContaining({ type: "databank-drawn", number: 1, rule: "OR-CARGO-03" }),
    );
    expect(table.player(0).used).toContain("skip-encounter");
  });
  test("[OR-CARGO-03] no #1 card takes the cargo of somebody who does not give it up", () => {
    const taken = (effects: Effects): boolean =>
      effects.some((one) => {
        switch (one.do) {
          case "choose":
            return one.options.every((option) => taken(option.effects));
          case "test":
            return taken(one.pass ?? []) || taken(one.fail ?? []);
          case "fight":
            return taken(one.win ?? []) || taken(one.lose ?? []);
          case "if":
            return taken(one.effects) || taken(one.otherwise ?? []);
          default:
            return one.do === "discard-cargo";
        }
      });
    const lines = smugglingCards.flatMap(({ crit, focus, blank }) => [crit, focus, blank]);
    expect(lines.filter(taken)).toEqual([]);
    expect(taken([{ do: "discard-cargo" }])).toBe(true);
    expect(JSON.stringify(lines)).toContain("discard-cargo");
  });
  test.each([
    { version: 2, face: "blank", dice: ["hit", "blank"], end: "databank.1c.blank.pass" },
    { version: 2, face: "focus", dice: ["blank", "blank"], end: "databank.1c.focus.fail" },
    { version: 3, face: "blank", dice: ["blank", "blank"], end: "databank.1d.blank.no.fail" },
  ] as const)("[OR-ENC-06] a #1 card ends in words: $end", ({ version, face, dice, end }) => {
    const han = { character: "han-solo", space: "tatooine" } as const;
    const table = stage({
      players: [{ ...han, cards: [held("stolen-weapons")] }, dengar],
      agenda: first(smugglingCards[version]?.[face] ?? []),
      dice,
    });
    expect(
      table.events().flatMap((event) => (event.type === "story-told" ? [event.text] : [])),
    ).toEqual([end]);
  });
  const parts = "astromech-droid-parts";
  const halfway = () =>
    arrival(parts, { space: "ord-mantell" }).say({ type: "deliver", card: parts });
  test("[UB-ROT-01] each end of a rotating card is an asset of its own", () => {
    expect(halfway().player(0).credits).toBe(7000);
    const far = arrival(parts, { space: "naboo", cards: [held(parts, { side: 1 })] });
    expect(far.say({ type: "deliver", card: parts }).player(0).credits).toBe(14_000);
  });
  test("[UB-ROT-03] it turns round", () => {
    expect(halfway().player(0).cards[0]?.side).toBe(1);
  });
  test("[UB-ROT-04] it stays in its slot: a full hold stays full", () => {
    const table = halfway();
    expect(table.player(0).cards.map(({ id }) => id)).toEqual([parts]);
    expect(roomFor(table.player(0), "cargo")).toBe(false);
  });
  test("[UB-ROT-02] a gained card shows its starting end", () => {
    const table = stage({
      players: [{ character: "bossk", space: "naboo" }, dengar],
      agenda: first([{ do: "gain-card", card: parts }]),
    });
    expect(table.player(0).cards).toEqual([held(parts)]);
  });
  test("[UB-ROT-06] discarded, it goes back as it came", () => {
    const table = stage({
      players: [{ character: "bossk", space: "nav-16", cards: [held(parts, { side: 1 })] }, dengar],
      agenda: first([
        { do: "discard", kind: "cargo" },
        { do: "gain-card", card: parts },
      ]),
      state: (state) => ({
        market: { ...state.market, cargo: state.market.cargo.filter((id) => id !== parts) },
      }),
    });
    expect(table.player(0).cards).toEqual([held(parts)]);
  });
});
