import { offer } from "./deals.ts";
import { describe, expect, test } from "vitest";
import { bestTarget, targetsOf } from "../solo/targets.ts";
import { startPlay } from "../agenda/play.ts";
import { oneStream, quickRng } from "../../rng.ts";
import { held, stage, tokenNumber, withContact } from "./stage.ts";

describe("the examples of the rulebook", () => {
  test("[UB-CLAR-02] Cad Bane beats a level 2 patrol with Proton Torpedoes: one fame and 5,000", () => {
    const table = stage({
      players: [
        {
          character: "cad-bane",
          ship: "lancer",
          space: "nav-10",
          cards: [held("proton-torpedoes")],
          credits: 1000,
          reputation: { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 },
        },
        { character: "dengar", space: "naboo" },
      ],
      state: (state) => ({ patrols: { ...state.patrols, rebel: { level: 2, space: "nav-10" } } }),
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    // Lancer 4 + torpedoes 1 = five dice against four.
    table.say(
      { type: "fight-patrol", faction: "rebel" },
      "hit",
      "hit",
      "hit",
      "blank",
      "blank",
      "blank",
      "blank",
      "blank",
      "blank",
    );
    expect(table.player(0).fame).toBe(1);
    expect(table.player(0).credits).toBe(1000 + 2000 + 5000);
    expect(table.state().patrols.rebel).toEqual({ level: 3, space: "nav-01" });
    expect(table.player(0).reputation.rebel).toBe(-1);
  });

  test.each([
    { hits: 6, suffered: 2 },
    { hits: 3, suffered: 1 },
    { hits: 2, suffered: 0 },
  ])(
    "[UB-CLAR-05] Dengar with the IQA-11 wins against $hits damage and suffers $suffered",
    ({ hits, suffered }) => {
      const table = stage({
        players: [
          { character: "dengar", space: "tatooine", cards: [held("iqa-11"), held("mpl-57")] },
        ],
        options: { opponents: "none" },
        agenda: [
          { type: "turn", player: 0 },
          {
            type: "effects",
            player: 0,
            effects: [{ do: "fight", combat: "ground", strength: 6 }],
            source: { card: "contact.test", rule: "OR-CONT-03" },
          },
        ],
        // Three dice of his own, one of the rifle, two of the launcher.
        dice: [
          "crit",
          "crit",
          "crit",
          "blank",
          "blank",
          "blank",
          ...Array.from({ length: 6 }, (_, i) => (i < hits ? "hit" : "blank") as "hit" | "blank"),
        ],
      });
      expect(table.player(0).damage).toBe(suffered);
    },
  );

  test("[UB-BHAI-06] Boba Fett, a printed hunter, moves toward Doctor Aphra rather than a facedown contact", () => {
    const table = stage({
      players: [
        { character: "doctor-aphra", space: "ryloth" },
        {
          character: "boba-fett",
          space: "tatooine",
          cards: [held("bounty-saw-gerrera"), held("bounty-doctor-aphra")],
          opponent: { deck: "bounty-hunter", cards: ["hunter-1"], handicap: 0 },
        },
      ],
      seats: 1,
      state: (state) => ({
        tokens: withContact(
          { ...state, tokens: withContact(state, "hera-syndulla", "tatooine") },
          "chewbacca",
          "tatooine",
        ),
      }),
    });
    const play = startPlay(table.state(), oneStream(quickRng(3)));
    const targets = targetsOf(table.state(), 1);
    // [UB-BHAI-05] the character herself, and the nearest facedown yellow contact for Saw; never a facedown orange one.
    expect(targets.filter(({ card }) => card === "bounty-doctor-aphra")).toEqual([
      {
        kind: "character",
        card: "bounty-doctor-aphra",
        space: "ryloth",
        owner: 0,
        token: null,
        rank: 3,
      },
    ]);
    const hidden = targets.filter(({ card }) => card === "bounty-saw-gerrera");
    expect(new Set(hidden.map(({ kind }) => kind))).toEqual(new Set(["facedown"]));
    expect(bestTarget(play, 1, targets)?.kind).toBe("character");
  });

  test("[UB-BHAI-12] unopposed: Boba Fett eliminates Ahsoka Tano, is rewarded, and falls", () => {
    const table = stage({
      players: [
        { character: "lando-calrissian", space: "naboo" },
        {
          character: "boba-fett",
          ship: "g-1a-starfighter",
          space: "tatooine",
          credits: 1000,
          reputation: { hutt: 1, syndicate: 0, imperial: 0, rebel: 1 },
          cards: [held("bounty-ahsoka-tano")],
          opponent: { deck: "bounty-hunter", cards: ["hunter-3", "hunter-1"], handicap: 0 },
        },
      ],
      seats: 1,
      state: (state) => ({ tokens: withContact(state, "ahsoka-tano", "tatooine") }),
      agenda: [
        { type: "turn", player: 0 },
        { type: "ai-lines", player: 1, card: "hunter-3", step: "encounter", from: 0, times: 1 },
      ],
    });
    const hunter = table.player(1);
    expect(table.state().tokens[tokenNumber(table.state(), "ahsoka-tano")]?.at).toBe("gone");
    expect(hunter.fame).toBe(2);
    expect(hunter.reputation.rebel).toBe(0);
    expect(hunter.cards).toEqual([]);
    expect(table.state().removed).toContain("bounty-ahsoka-tano");
    expect(hunter.damage).toBe(7);
    expect(hunter.defeated).toBe(true);
    expect(hunter.credits).toBe(1000 + 12_000 - 3000);
  });

  test("[UB-BHAI-16] opposed: Boba Fett beats Doctor Aphra, ignores the print, gains Hutt and loses Imperial reputation", () => {
    const table = stage({
      players: [
        {
          character: "doctor-aphra",
          space: "tatooine",
          reputation: { hutt: -1, syndicate: 0, imperial: 1, rebel: 0 },
        },
        {
          character: "boba-fett",
          space: "tatooine",
          reputation: { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 },
          cards: [held("bounty-doctor-aphra")],
          opponent: { deck: "bounty-hunter", cards: ["hunter-3"], handicap: 0 },
        },
      ],
      seats: 1,
      agenda: [
        { type: "turn", player: 0 },
        { type: "ai-lines", player: 1, card: "hunter-3", step: "encounter", from: 0, times: 1 },
      ],
      // His three dice against her two: three damage to two.
      dice: ["hit", "hit", "hit", "hit", "hit"],
    });
    const hunter = table.player(1);
    expect([hunter.credits, hunter.fame]).toEqual([5000, 1]);
    expect(hunter.reputation).toEqual({ hutt: 1, syndicate: 0, imperial: -1, rebel: 0 });
    expect(table.state().removed).toContain("bounty-doctor-aphra");
    expect([hunter.damage, table.player(0).damage]).toEqual([2, 3]);
    const order = table.events().map(({ type }) => type);
    // [UB-BHAI-19] the damage comes last
    expect(order.indexOf("damage-suffered")).toBeGreaterThan(order.indexOf("card-removed"));
  });

  test("[UB-FAV-08] Enfys Nest offers 2,000 for Tech; Dengar wants her debt token as well, and she agrees", () => {
    const table = stage({
      players: [
        { character: "enfys-nest", space: "kessel", credits: 3000 },
        { character: "dengar", space: "naboo" },
        { character: "maz-kanata", space: "lothal" },
      ],
      options: { favors: "on" },
      agenda: [
        { type: "turn", player: 0 },
        {
          type: "effects",
          player: 0,
          effects: [{ do: "test", skill: "tech", pass: [{ do: "gain-fame", amount: 1 }] }],
          source: { card: "job.test", rule: "OR-JOB-02" },
        },
      ],
    });
    const advice = { kind: "advice", skill: "tech", faction: null } as const;
    expect(table.question().ask).toBe("before-test");
    table.say(offer(null, { credits: 2000 }, { favor: advice }));
    // [UB-FAV-08] Dengar and Maz both know Tech: both are asked at once.
    expect(table.state().pending.questions.map(({ seat }) => seat)).toEqual([1, 2]);
    table.say(offer(0, { favor: advice }, { credits: 2000, debts: [0] })).say({ type: "decline" });
    table.say({ type: "take-offer", from: 1 }, "hit", "blank");
    expect(table.player(0).credits).toBe(1000);
    expect(table.player(1).credits).toBe(2000);
    expect(table.player(1).debts).toEqual([1, 0]);
    expect(table.player(0).fame).toBe(1);
    expect(table.player(0).favors.received).toBe(true);
  });

  test("[UB-CPC-02] Chewbacca finds his own token, it leaves, and he resolves the space instead", () => {
    const table = stage({
      players: [
        { character: "chewbacca", space: "kessel" },
        { character: "dengar", space: "naboo" },
      ],
      state: (state) => ({ tokens: withContact(state, "chewbacca", "kessel", false) }),
    });
    const token = tokenNumber(table.state(), "chewbacca");
    table
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say({ type: "encounter-contact", token });
    expect(table.state().tokens[token]?.at).toBe("gone");
    expect(table.question().ask).toBe("encounter");
    expect(table.choices()).toContainEqual({ type: "encounter-space" });
  });

  test("[UB-CLAR-06] Maz Kanata discards Chewbacca on the Spinward Core: he waits there, face up", () => {
    const table = stage({
      players: [
        { character: "maz-kanata", space: "spinward-core", crew: [] },
        { character: "dengar", space: "naboo" },
      ],
      state: (state) => {
        const token = tokenNumber(state, "chewbacca");
        return {
          tokens: withContact(state, "chewbacca", "crew"),
          players: state.players.map((player, i) =>
            i === 0 ? { ...player, crew: [{ id: "chewbacca", token }] } : player,
          ),
        };
      },
      agenda: [
        { type: "turn", player: 0 },
        {
          type: "effects",
          player: 0,
          effects: [{ do: "discard", kind: "crew" }],
          source: { card: "encounter.test", rule: "OR-ENC-03" },
        },
      ],
    });
    expect(table.state().tokens[tokenNumber(table.state(), "chewbacca")]).toMatchObject({
      at: "spinward-core",
      faceup: true,
    });
  });
});
