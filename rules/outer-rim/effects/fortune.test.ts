import { describe, expect, test } from "vitest";
import { fameOf } from "./conditions.ts";
import { roomFor } from "../crew-and-ships/slots.ts";
import { held, stage, tokenNumber, withContact } from "../scenes/stage.ts";
import type { Task } from "../agenda/agenda.ts";
import type { Effects } from "../cards/effects.ts";
import type { Player, State } from "../state.ts";

const dengar = { character: "dengar", space: "naboo" } as const;
const source = { card: "encounter.test", rule: "OR-ENC-03" } as const;

/** First these effects, then the turn. */
function first(
  effects: Effects,
  more: { readonly held?: string; readonly opponent?: number } = {},
): Task[] {
  return [
    { type: "turn", player: 0 },
    { type: "effects", player: 0, effects, source: { ...source, ...more } },
  ];
}

function crewed(state: State, player: number, ...people: readonly string[]): Partial<State> {
  let { tokens } = state;
  for (const one of people) tokens = withContact({ ...state, tokens }, one, "crew");
  const crew = people.map((id) => ({ id, token: tokenNumber(state, id) }));
  return {
    tokens,
    players: state.players.map((one, i) => (i === player ? { ...one, crew } : one)),
  };
}

describe("cargo", () => {
  const arrival = (card: string, player: Partial<Player> = {}) =>
    stage({
      players: [{ character: "bossk", space: "tatooine", cards: [held(card)], ...player }, dengar],
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
    try {
      table.say({ type: "deliver", card: "stolen-weapons" }, "focus");
    } catch (trouble) {
      expect(String(trouble)).toContain("no die written");
      return;
    }
    expect(
      table.events().some((event) => event.type === "databank-drawn" && event.number === 1),
    ).toBe(true);
    expect(table.player(0).used).toContain("skip-encounter");
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

describe("bounties", () => {
  const hunt = (player: Partial<Player> = {}) => {
    const table = stage({
      players: [
        { character: "boba-fett", space: "ord-mantell", cards: [held("bounty-greedo")], ...player },
        dengar,
      ],
      state: (state) => ({ tokens: withContact(state, "greedo", "ord-mantell") }),
    });
    return table
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say({ type: "encounter-contact", token: tokenNumber(table.state(), "greedo") });
  };
  const won = ["crit", "crit", "blank", "hit", "blank", "blank", "blank"] as const;
  test("[OR-BNTY-01] [OR-BNTY-02] [OR-BNTY-03] met, fought, eliminated", () => {
    const table = hunt();
    expect(table.question().ask).toBe("hunt-or-talk");
    table.say({ type: "accept" }, ...won).say({ type: "eliminate" });
    expect(table.player(0)).toMatchObject({
      credits: 10_000,
      fame: 1,
      damage: 1,
      goal: 1,
      reputation: { hutt: -1 },
    });
    expect(table.state().removed).toContain("bounty-greedo");
    expect(table.state().tokens[tokenNumber(table.state(), "greedo")]?.at).toBe("gone");
  });
  test("[OR-BNTY-03] captured, then delivered on the spot next turn", () => {
    const table = hunt()
      .say({ type: "accept" }, ...won)
      .say({ type: "capture" });
    expect(table.player(0).cards[0]?.token).toBe(tokenNumber(table.state(), "greedo"));
    const later = stage({
      players: [table.player(0), dengar],
      state: () => ({ tokens: table.state().tokens }),
    })
      .say({ type: "earn" })
      .say({ type: "deliver", card: "bounty-greedo" });
    expect(later.player(0)).toMatchObject({
      fame: 2,
      reputation: { hutt: -1, syndicate: 1 },
      cards: [],
    });
  });
  test("[OR-BNTY-03] lost: the bounty is kept", () => {
    const table = hunt().say(
      { type: "accept" },
      "blank",
      "blank",
      "blank",
      "hit",
      "blank",
      "blank",
      "blank",
    );
    expect(table.player(0).cards.map(({ id }) => id)).toEqual(["bounty-greedo"]);
  });
  test("[UB-CARD-04] the Electroripper Staff stuns: one die more, no elimination", () => {
    const table = hunt({ cards: [held("bounty-greedo"), held("electroripper-staff")] });
    table
      .say({ type: "accept" })
      .say(
        { type: "use", ability: "electroripper-staff" },
        "crit",
        "crit",
        "blank",
        "blank",
        "blank",
        "blank",
        "blank",
        "blank",
        "blank",
      );
    expect(table.player(0).cards.find(({ id }) => id === "bounty-greedo")?.token).not.toBeNull();
  });
  test("[UB-PB-12] nobody hunts themselves", () => {
    const table = stage({
      players: [
        { character: "boba-fett", space: "naboo", cards: [held("bounty-boba-fett")] },
        dengar,
      ],
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    expect(
      table.refused({ type: "hunt-player", card: "bounty-boba-fett", player: 0 }),
    ).toMatchObject({ code: "target-not-here", rule: "OR-BNTY-02" });
  });
  test("[OR-BNTY-05] a crew can be protected", () => {
    const table = stage({
      players: [{ character: "bossk", space: "naboo", cards: [held("bounty-boshek")] }, dengar],
      state: (state) => crewed(state, 1, "boshek"),
    });
    table
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say({ type: "hunt-crew", card: "bounty-boshek", player: 1 });
    expect(table.question()).toMatchObject({ seat: 1, ask: "protect-crew" });
    table.say({ type: "protect" }, "blank", "blank", "blank", "hit", "blank", "blank");
    expect(table.player(1).crew).toHaveLength(1);
  });
  test("[UB-CPC-01] a token that is somebody’s character leaves at once", () => {
    const table = stage({
      players: [{ character: "bossk", space: "naboo" }, dengar],
      state: (state) => ({ tokens: withContact(state, "dengar", "naboo", false) }),
    });
    table
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say({ type: "encounter-contact", token: tokenNumber(table.state(), "dengar") });
    expect(table.events().map(({ type }) => type)).toContain("contact-removed");
    expect(table.question().ask).toBe("encounter");
  });
});

describe("contacts and crew", () => {
  test("[OR-CONT-01] [OR-CONT-03] [OR-CREW-01] met, turned up, hired", () => {
    const table = stage({
      players: [{ character: "bossk", space: "ryloth", credits: 3000 }, dengar],
      state: (state) => ({ tokens: withContact(state, "boshek", "ryloth", false) }),
    });
    const token = tokenNumber(table.state(), "boshek");
    table
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say({ type: "encounter-contact", token });
    table.say(table.choices().find(({ type }) => type === "choose") ?? { type: "decline" });
    expect(table.player(0)).toMatchObject({ credits: 3000, crew: [{ id: "boshek", token }] });
    expect(table.state().tokens[token]?.at).toBe("crew");
  });
  test("[OR-CREW-02] [OR-CREW-03] no berth: one leaves for the nearest empty contact space", () => {
    const table = stage({
      players: [{ character: "bossk", space: "ryloth" }, dengar],
      state: (state) => crewed(state, 0, "boshek"),
      agenda: first([{ do: "gain-crew", contact: "lobot" }]),
    });
    table.say({ type: "pick-card", card: "boshek" });
    expect(table.player(0).crew.map(({ id }) => id)).toEqual(["lobot"]);
    const { at, faceup } = table.state().tokens[tokenNumber(table.state(), "boshek")] ?? {
      at: "gone",
      faceup: false,
    };
    expect(faceup).toBe(true);
    expect(["crew", "captured", "gone"]).not.toContain(at);
  });
  test("[OR-SETUP-03] [UB-SETUP-08] [UB-SETUP-09] three tokens on every planet of the rim, none in the Core", () => {
    const { tokens } = stage({
      players: [{ character: "bossk", space: "ryloth" }, dengar],
    }).state();
    expect(tokens).toHaveLength(33);
    expect(tokens.every(({ faceup }) => !faceup)).toBe(true);
    expect(tokens.some(({ at }) => at === "spinward-core" || at === "trailing-core")).toBe(false);
  });
});

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
  test("[UB-MPJ-01] [UB-MPJ-02] [UB-MPJ-03] a job for two needs two, and both on their feet", () => {
    const alone = stage({
      players: [
        { character: "bossk", space: "lothal", cards: [held("disable-comms-network")] },
        dengar,
      ],
    });
    alone.say({ type: "earn" }).say({ type: "end-actions" });
    expect(alone.choices().some(({ type }) => type === "attempt-job")).toBe(false);
    const fallen = stage({
      players: [
        { character: "bossk", space: "lothal", cards: [held("disable-comms-network")] },
        { character: "dengar", space: "lothal", defeated: true },
      ],
      agenda: first([{ do: "complete" }], { held: "disable-comms-network", opponent: 1 }),
    });
    expect(fallen.player(0)).toMatchObject({ fame: 0 });
    expect(fallen.events()).toContainEqual({
      type: "job-failed",
      player: 0,
      card: "disable-comms-network",
      rule: "UB-MPJ-03",
    });
  });
});

describe("goals and fame", () => {
  test("[OR-GOAL-01] [OR-GOAL-02] Boba’s second bounty turns his card", () => {
    const table = stage({
      players: [
        { character: "boba-fett", space: "lothal", goal: 1, cards: [held("bounty-greedo")] },
        dengar,
      ],
      agenda: [
        { type: "turn", player: 0 },
        { type: "bounty-reward", player: 0, card: "bounty-greedo", how: "eliminate" },
      ],
    });
    expect(table.player(0)).toMatchObject({ flipped: true, fame: 2 });
  });
  test("[OR-GOAL-03] Han’s goal is a ship of 15,000", () => {
    const table = stage({
      players: [{ character: "han-solo", ship: "yt-1300", space: "lothal" }, dengar],
      agenda: first([{ do: "gain-reputation", faction: "hutt" }]),
    });
    expect(table.player(0)).toMatchObject({ flipped: true, fame: 1 });
  });
  test("[OR-GOAL-04] a goal with a price may be left", () => {
    const table = stage({
      players: [
        { character: "bossk", ship: "yv-666", shipDamage: 3, credits: 8000, space: "lothal" },
        dengar,
      ],
    });
    table.say({ type: "recover" });
    expect(table.question().ask).toBe("pay-for-goal");
    table.say({ type: "pay" });
    expect(table.player(0)).toMatchObject({ fame: 1, shipFlipped: true, credits: 1000 });
  });
  test("[OR-FAME-02] [UB-CLAR-03] fame while something holds", () => {
    const table = stage({
      players: [
        {
          character: "cad-bane",
          space: "lothal",
          fame: 2,
          cards: [held("extravagant-wardrobe")],
          reputation: { hutt: 1, syndicate: 1, imperial: 0, rebel: 0 },
        },
        dengar,
      ],
    });
    expect(fameOf(table.state(), 0)).toBe(3);
    expect(table.player(0).credits).toBe(0);
  });
  test("[OR-FAME-03] [OR-FAME-04] [OR-FAME-05] the fame agreed wins at once", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "lothal", fame: 7 },
        { character: "dengar", space: "naboo", fame: 3 },
      ],
      options: { fame: "8" },
      agenda: first([{ do: "gain-fame", amount: 1 }]),
    });
    expect(table.state().winner).toBe(0);
    expect(table.events().at(-1)).toMatchObject({
      type: "game-won",
      player: 0,
      rule: "OR-FAME-03",
    });
  });
  test("[OR-FAME-06] after round 2,000 the most famous wins", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "lothal", fame: 1 },
        { character: "dengar", space: "naboo", fame: 3 },
      ],
      state: () => ({ round: 2000 }),
    });
    expect(table.events()).toEqual([{ type: "game-won", player: 1, rule: "OR-FAME-06" }]);
  });
  test("[UB-CLAR-04] Sy Snootles’ fame for credits leaves Cad Bane’s own 5,000 alone; [OR-LUX-02]", () => {
    const table = stage({
      players: [
        {
          character: "cad-bane",
          space: "naboo",
          cards: [held("the-jewel-of-yavin")],
          crew: [{ id: "sy-snootles", token: null }],
        },
        dengar,
      ],
      agenda: first([{ do: "complete" }], { held: "the-jewel-of-yavin" }),
    });
    table.say({ type: "take-fame" });
    expect(table.player(0)).toMatchObject({ fame: 1, credits: 5000 });
  });
  test("[UB-CLAR-02] fame from Cad Bane’s own card is not turned into credits", () => {
    const table = stage({
      players: [{ character: "cad-bane", flipped: true, credits: 20_000, space: "naboo" }, dengar],
    });
    table.say({ type: "earn" }).say({ type: "use", ability: "cad-bane-spend" });
    expect(table.player(0)).toMatchObject({ fame: 1, credits: 2000 });
  });
  test("[OR-LUX-03] the Chromium Hull is lost with a ship combat, and its owner may be fought", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "naboo", ship: "lancer" },
        { character: "dengar", space: "naboo", ship: "lancer", cards: [held("chromium-hull")] },
      ],
    });
    expect(fameOf(table.state(), 1)).toBe(1);
    table.say({ type: "earn" }).say({ type: "end-actions" });
    table.say(
      { type: "fight-player", player: 1, card: "chromium-hull" },
      "hit",
      "blank",
      "blank",
      "blank",
      "blank",
      "blank",
      "blank",
      "blank",
    );
    expect(table.player(1).cards).toEqual([]);
    expect(fameOf(table.state(), 1)).toBe(0);
  });
  test("[UB-CLAR-08] Hondo turns back and keeps his marks", () => {
    const table = stage({
      players: [
        {
          character: "hondo-ohnaka",
          flipped: true,
          credits: 9000,
          space: "naboo",
          cards: [held("dl-44", { mark: true })],
        },
        dengar,
      ],
    });
    table.say({ type: "earn" }).say({ type: "use", ability: "hondo-ohnaka-flip" });
    expect(table.player(0)).toMatchObject({
      flipped: false,
      credits: 1000,
      cards: [{ id: "dl-44", mark: true }],
    });
  });
  test("[UB-CLAR-01] a burden pushes another card out", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "naboo", cards: [held("dl-44"), held("vibroknife")] },
        dengar,
      ],
      agenda: first([{ do: "gain-card", card: "broken-arm" }]),
    });
    expect(table.choices()).toEqual([
      { type: "pick-card", card: "dl-44" },
      { type: "pick-card", card: "vibroknife" },
    ]);
    table.say({ type: "pick-card", card: "dl-44" });
    expect(table.player(0).cards.map(({ id }) => id)).toEqual(["vibroknife", "broken-arm"]);
  });
});

describe("encounters", () => {
  test("[OR-ENC-02] [OR-ENC-03] [OR-EFF-01] drawn, resolved, put under the deck", () => {
    const table = stage({
      players: [{ character: "bossk", space: "nav-16", ship: "jumpmaster-5000" }, dengar],
    });
    const top = table.state().encounters.navpoint[0];
    table.say({ type: "earn" }).say({ type: "end-actions" });
    try {
      table.say({ type: "encounter-space" });
    } catch (trouble) {
      expect(String(trouble)).toContain("no die written");
      return;
    }
    expect(table.events()).toContainEqual(
      expect.objectContaining({ type: "goal-advanced", of: "ship", to: 1 }),
    );
    expect(
      table
        .events()
        .some(
          (event) =>
            (event.type === "encounter-drawn" || event.type === "secret-kept") &&
            event.card === top,
        ),
    ).toBe(true);
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
