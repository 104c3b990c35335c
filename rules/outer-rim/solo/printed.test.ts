import { describe, expect, test } from "vitest";
import { oneStream, quickRng } from "../../rng.ts";
import { outerRim } from "../index.ts";
import { startPlay } from "../agenda/play.ts";
import { characterIds } from "../cards/characters.ts";
import { combatValue } from "../crew-and-ships/abilities.ts";
import { emptyPlayer } from "../setup/empty.ts";
import { aboard, held, stage, withContact } from "../testing/stage.ts";
import { aiLines } from "./turn.ts";
import { doLine } from "./lines.ts";
import { targetsFor } from "./targets.ts";
import { fold } from "../../game.ts";
import type { Player, State } from "../state.ts";

const hunter = { deck: "bounty-hunter", cards: ["hunter-1"], handicap: 0 } as const;

function duel(ai: Partial<Player>, more: (state: State) => Partial<State> = () => ({})): State {
  return stage({
    players: [
      { character: "lando-calrissian", space: "naboo" },
      { character: "boba-fett", space: "tatooine", opponent: hunter, ...ai },
    ],
    seats: 1,
    state: more,
  }).state();
}

const isCharacter = (id: string): boolean => characterIds.some((one) => one === id);

describe("printed opponents", () => {
  test("[UB-PB-12] a hunter with the bounty on its own face hunts nobody for it", () => {
    const state = duel({ character: "greedo" as never, cards: [held("bounty-greedo")] });
    expect(targetsFor(state, 1, "bounty-greedo")).toEqual([]);
  });
  test("[UB-BHAI-22] a token that is somebody’s character leaves, and the hunter looks again", () => {
    const state = duel({ space: "tatooine", cards: [held("bounty-bossk")] }, (table) => {
      const mine = table.tokens.filter((token) => token.class === "orange");
      const first = mine.find(({ contact }) => isCharacter(contact))?.contact ?? "";
      const second = mine.find(({ contact }) => contact !== first)?.contact ?? "";
      const gone = table.tokens.map((token) =>
        token.class === "orange" ? { ...token, at: "gone" as const } : token,
      );
      const both = { ...table, tokens: gone };
      const rest = { ...both, tokens: withContact(both, first, "tatooine", false) };
      return {
        tokens: withContact(rest, second, "tatooine", false),
        players: table.players.map((one, i) =>
          i === 0 ? { ...one, character: first as never } : one,
        ),
      };
    });
    const left = state.tokens.filter(
      ({ at, class: rank }) => at === "tatooine" && rank === "orange",
    );
    expect(left).toHaveLength(2);
    // Whichever is turned up first: if it is the person's own face, the other is turned up as well.
    const own: number[] = [];
    for (let seed = 1; seed < 12; seed++) {
      const play = startPlay(state, oneStream(quickRng(seed)));
      doLine(play, 1, { do: "hunt" });
      const removed = play.events.some(
        (event) => event.type === "contact-removed" && event.rule === "UB-BHAI-22",
      );
      const revealed = play.events.filter(({ type }) => type === "contact-revealed").length;
      if (removed) own.push(revealed);
    }
    expect(new Set(own)).toEqual(new Set([2]));
  });
  test("[OR-SOLO-10] a special line shuffles its own card back, the others keep their order", () => {
    const others = ["ai-1", "ai-2", "ai-6", "ai-7"];
    const places = new Set<number>();
    for (let seed = 1; seed < 20; seed++) {
      const state = duel({ opponent: { deck: "base", cards: ["ai-10", ...others], handicap: 0 } });
      const play = startPlay({ ...state, agenda: [] }, oneStream(quickRng(seed)));
      play.agenda.length = 0;
      play.agenda.push({
        type: "ai-lines",
        player: 1,
        card: "ai-10",
        step: "special",
        from: 0,
        times: 1,
      });
      const page = playOn(play);
      const shuffled = page.find((event) => event.type === "ai-deck-shuffled");
      if (shuffled?.type !== "ai-deck-shuffled") continue;
      expect(shuffled.cards.filter((card) => card !== "ai-10")).toEqual(others);
      places.add(shuffled.cards.indexOf("ai-10"));
    }
    expect(places.size).toBeGreaterThan(2);
  });
  test("[OR-SOLO-01] the person picks whom to play against", () => {
    const setup = { seats: 1, options: { opponents: "bounty-hunter" }, content: null };
    const chance = oneStream(quickRng(3));
    let state = fold(outerRim, outerRim.begin(setup), outerRim.setUp(setup, chance));
    const say = (command: Parameters<typeof outerRim.decide>[2]) => {
      state = fold(outerRim, state, outerRim.decide(state, 0, command, chance) as never);
    };
    say({ type: "choose-character", character: "lando-calrissian" });
    expect(state.pending.questions[0]).toMatchObject({ seat: 0, ask: "choose-opponent" });
    say({ type: "choose-character", character: "bossk" });
    expect(state.players[1]?.character).toBe("bossk");
  });
  test("[OR-SOLO-04] among equally short ways the one that ends on a planet", () => {
    const ends = new Set<string>();
    for (let seed = 1; seed < 12; seed++) {
      // Five spaces toward Takodana end on Ryloth or at the navpoint beside it.
      const state = duel({
        space: "nav-17",
        ship: "g-1a-starfighter",
        cards: [held("bacta-supplies")],
        reputation: { hutt: 1, syndicate: 1, imperial: 1, rebel: 1 },
      });
      const play = startPlay(state, oneStream(quickRng(seed)));
      doLine(play, 1, { do: "move-to-goal" });
      ends.add(play.state.players[1]?.space ?? "");
    }
    expect([...ends]).toEqual(["ryloth"]);
  });
});

/** Carries out the one task on the agenda. */
function playOn(play: ReturnType<typeof startPlay>) {
  const task = play.agenda.pop();
  if (task?.type === "ai-lines") aiLines(play, task);
  return play.events;
}

describe("hunters and their victims", () => {
  const fight = (dice: readonly ("hit" | "blank")[], human: Partial<Player> = {}) =>
    stage({
      players: [
        { character: "lando-calrissian", space: "tatooine", ...human },
        {
          character: "boba-fett",
          space: "tatooine",
          opponent: hunter,
          cards: [held("bounty-han-solo")],
        },
      ],
      seats: 1,
      agenda: [
        { type: "turn", player: 0 },
        { type: "ai-hunt", player: 1, card: "bounty-han-solo", opponent: 0, crew: null },
      ],
      dice,
    });
  test("[UB-BHAI-19] both suffer the damage of the combat", () => {
    const rolls = (character: "boba-fett" | "bossk"): ("hit" | "blank")[] => {
      const dice = combatValue({ ...emptyPlayer(), character }, "ground");
      return ["hit", ...Array<"blank">(dice - 1).fill("blank")];
    };
    const table = fight([...rolls("boba-fett"), ...rolls("bossk")], { character: "bossk" });
    expect([table.player(0).damage, table.player(1).damage]).toEqual([1, 1]);
  });
  test("[UB-BHAI-23] a printed opponent protects no crew: the hunter simply takes them", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "tatooine", cards: [held("bounty-greedo")] },
        { character: "boba-fett", space: "tatooine", opponent: hunter, ship: "yt-1300" },
      ],
      seats: 1,
      state: (state) => aboard(state, 1, "greedo"),
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    table.say({ type: "hunt-crew", card: "bounty-greedo", player: 1 });
    expect(table.question()).toMatchObject({ seat: 0, ask: "eliminate-or-capture" });
    expect(table.player(1).crew).toEqual([]);
  });
  test("[UB-MULTI-06] all race for the fame: a printed opponent wins as soon as it has it", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "naboo", fame: 3 },
        { character: "boba-fett", space: "tatooine", opponent: hunter, fame: 9 },
        { character: "han-solo", space: "kessel", opponent: { ...hunter, deck: "base" }, fame: 4 },
      ],
      seats: 1,
      agenda: [
        { type: "turn", player: 0 },
        {
          type: "effects",
          player: 1,
          effects: [{ do: "gain-fame", amount: 1 }],
          source: { card: "ai.hunter-1", rule: "OR-SOLO-02" },
        },
      ],
    });
    expect(table.state().winner).toBe(1);
    expect(outerRim.outcome(table.state())?.places[0]).toEqual([]);
  });
  test("[OR-SOLO-03] fame while something holds is no fame of a printed opponent, on the page as for the win", () => {
    const table = stage({
      players: [
        { character: "bossk", space: "naboo", ship: "lancer", cards: [held("chromium-hull")] },
        {
          character: "boba-fett",
          space: "tatooine",
          opponent: hunter,
          ship: "lancer",
          fame: 9,
          cards: [held("chromium-hull")],
        },
      ],
      seats: 1,
      agenda: [
        { type: "turn", player: 0 },
        {
          type: "effects",
          player: 1,
          effects: [{ do: "gain-credits", amount: 1000 }],
          source: { card: "ai.hunter-1", rule: "OR-SOLO-02" },
        },
      ],
    });
    const { players } = outerRim.viewFor(table.state(), 0);
    expect(players.map(({ fameNow }) => fameNow)).toEqual([1, 9]);
    expect(table.state().winner).toBeNull();
  });
});
