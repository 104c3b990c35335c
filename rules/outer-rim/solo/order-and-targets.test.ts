/** In which order a printed opponent does things, and to whom. */
import { describe, expect, test } from "vitest";
import { run } from "../agenda/run.ts";
import { aboard, held, tokenNumber, withContact } from "../testing/stage.ts";
import { line, topped } from "../testing/ai-line.ts";
import { bestTarget, targetsOf } from "./targets.ts";

describe("a printed opponent", () => {
  test("[OR-MKT-07] the used ship’s offer is shuffled back before the next card is turned up", () => {
    const { play } = line(
      { do: "buy", decks: ["ship"] },
      { credits: 30_000 },
      {},
      topped("ship", "used-ship-for-sale"),
    );
    const told = run(play).flatMap((event) =>
      event.type === "market-revealed" || event.type === "deck-shuffled" ? [event] : [],
    );
    expect(told.map(({ type }) => type)).toEqual(["deck-shuffled", "market-revealed"]);
    expect(told[1]).toMatchObject({ card: play.state.market.ship[0] });
  });

  test("[OR-SOLO-13] the reward comes before the damage: the fallen pay out of it", () => {
    const { play } = line(
      { do: "deliver", illegal: { on: "ship", damage: 2 } },
      { cards: [held("stolen-weapons")], shipDamage: 3, credits: 0 },
    );
    const told = run(play).map(({ type }) => type);
    expect(told.indexOf("cargo-delivered")).toBeLessThan(told.indexOf("damage-suffered"));
    expect(play.state.players[1]?.defeated).toBe(true);
    // Of the 7,000 for the weapons 3,000 are lost.
    expect(play.state.players[1]?.credits).toBe(4000);
  });

  test("[UB-BHAI-07] of crew the nearest is hunted, of whatever class", () => {
    const { play } = line(
      { do: "recover" },
      { cards: [held("bounty-greedo"), held("bounty-han-solo")], space: "tatooine" },
      {},
      (state) => {
        const [human, ai] = state.players;
        if (human === undefined || ai === undefined) throw new Error("two players");
        const near = { ...human, space: "tatooine", character: "bossk" } as const;
        const three = { ...state, players: [{ ...human }, ai, near] };
        const first = { ...three, ...aboard(three, 0, "greedo") };
        return { ...first, ...aboard(first, 2, "han-solo") };
      },
    );
    const targets = targetsOf(play.state, 1);
    expect(targets.map(({ kind }) => kind)).toEqual(["crew", "crew"]);
    expect(bestTarget(play, 1, targets)?.card).toBe("bounty-han-solo");
  });

  test("[OR-MKT-06] a bounty that was looked for turns up the next card with its icons", () => {
    const { play } = line({ do: "find-bounty" }, {}, {}, (state) => ({
      tokens: withContact(state, "greedo", "kessel"),
    }));
    expect(play.agenda.at(-1)).toMatchObject({ type: "reveal-top", deck: "bounty", player: 1 });
  });

  test("[UB-CPC-01] somebody’s character is never hired", () => {
    const { play, done } = line({ do: "hire-faceup" }, {}, { character: "han-solo" }, (state) => ({
      tokens: withContact(
        {
          ...state,
          tokens: state.tokens.filter(
            ({ at, contact }) => at !== "tatooine" || contact === "han-solo",
          ),
        },
        "han-solo",
        "tatooine",
      ),
    }));
    expect(done).toBe(false);
    expect(play.state.tokens[tokenNumber(play.state, "han-solo")]?.at).toBe("gone");
  });

  test("[UB-BHAI-20] what it never buys is put away beside the two it has no use for", () => {
    const { ai, play } = line(
      { do: "buy", decks: ["bounty"], anywhere: true },
      {},
      {},
      topped("bounty", "wanted", "information-broker", "bounty-greedo"),
    );
    expect(ai.cards.map(({ id }) => id)).toEqual(["bounty-greedo"]);
    const away = play.events.filter(({ type }) => type === "top-discarded");
    expect(away.map(({ rule }) => rule)).toEqual(["UB-BHAI-20", "UB-BHAI-20"]);
  });
});
