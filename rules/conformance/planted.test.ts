/** The suite is worth what it catches: faults planted into a sound game, each of them found. */
import { describe, expect, test } from "vitest";
import { bountyHunters } from "../bounty-hunters/index.ts";
import type { BountyHunters, News, View } from "../bounty-hunters/index.ts";
import { sample } from "../bounty-hunters/sample.ts";
import { conformance } from "../conformance.ts";
import { isRefusal } from "../game.ts";
import type { Game } from "../game.ts";

type Hunt = Game<BountyHunters>;

/** Does this property complain about the game, looked at from many seeds? */
function catches(game: Hunt, property: string, looks = 60): boolean {
  const found = conformance(game, sample).find(({ name }) => name === property);
  if (found === undefined) throw new Error(`no property "${property}"`);
  for (let seed = 1; seed <= looks; seed++)
    if (complaintOf(found.complaint, seed) !== null) return true;
  return false;
}

function complaintOf(
  complaint: (seed: number, length: number) => string | null,
  seed: number,
): string | null {
  try {
    return complaint(seed, (seed * 37) % 400);
  } catch (error) {
    return String(error);
  }
}

test.each(conformance(bountyHunters, sample))("the sound game: $name", ({ complaint }) => {
  for (let seed = 1; seed <= 30; seed++) expect(complaint(seed, (seed * 37) % 400)).toBeNull();
});

describe("leaks", () => {
  test("a reused card id: hands seen from behind carry numbers that follow their cards", () => {
    const leaky: Hunt = {
      ...bountyHunters,
      viewFor: (state, viewer) =>
        ({
          ...bountyHunters.viewFor(state, viewer),
          backs: state.hands.map((hand) => hand.map((card) => (card * 7919) % 1009)),
        }) as View,
    };
    expect(catches(leaky, "an imagined world looks the same")).toBe(true);
  });
  test("a count: how many targets each hand holds", () => {
    const leaky: Hunt = {
      ...bountyHunters,
      viewFor: (state, viewer) =>
        ({
          ...bountyHunters.viewFor(state, viewer),
          targetCounts: state.hands.map(
            (hand) => hand.filter((card) => state.set.faces[card]?.type === "target").length,
          ),
        }) as View,
    };
    expect(catches(leaky, "an imagined world looks the same")).toBe(true);
  });
  test("an error text: a refusal names the top card of the deck", () => {
    const leaky: Hunt = {
      ...bountyHunters,
      decide: (state, seat, command, chance) => {
        const decision = bountyHunters.decide(state, seat, command, chance);
        return isRefusal(decision)
          ? { ...decision, params: { ...decision.params, top: state.decks[1]?.at(-1) ?? -1 } }
          : decision;
      },
    };
    expect(catches(leaky, "an imagined world looks the same")).toBe(true);
    expect(
      catches(leaky, "everything else is refused, with a code, a rule and the same reason"),
    ).toBe(true);
  });
  test("an error that depends on a secret: a deck may be drawn from only while its top card is cheap", () => {
    const leaky: Hunt = {
      ...bountyHunters,
      decide: (state, seat, command, chance) =>
        command.type === "draw" && (state.decks[command.deck]?.at(-1) ?? 0) % 2 === 0
          ? { type: "refused", code: "no", rule: "BH-TURN-03", params: {} }
          : bountyHunters.decide(state, seat, command, chance),
    };
    expect(catches(leaky, "an imagined world looks the same")).toBe(true);
  });
  test("a hand in the log: the passing is told with all hands", () => {
    const leaky: Hunt = {
      ...bountyHunters,
      newsFor: (event, viewer) =>
        event.type === "hands-passed"
          ? (event as unknown as News)
          : bountyHunters.newsFor(event, viewer),
    };
    expect(catches(leaky, "news tell no secret", 200)).toBe(true);
  });
  test("a hand in the log: the deal is told with all hands", () => {
    const leaky: Hunt = {
      ...bountyHunters,
      newsFor: (event, viewer) =>
        event.type === "hands-dealt"
          ? (event as unknown as News)
          : bountyHunters.newsFor(event, viewer),
    };
    expect(catches(leaky, "the deal tells no secret")).toBe(true);
  });
  test("a spectator who sees a hand, or hears of all when they are passed", () => {
    const seeing: Hunt = {
      ...bountyHunters,
      viewFor: (state, viewer) =>
        viewer === "spectator"
          ? { ...bountyHunters.viewFor(state, viewer), hand: state.hands[0] ?? [] }
          : bountyHunters.viewFor(state, viewer),
    };
    expect(catches(seeing, "an imagined world looks the same")).toBe(true);
    const hearing: Hunt = {
      ...bountyHunters,
      newsFor: (event, viewer) =>
        event.type === "hands-passed" && viewer === "spectator"
          ? (event as unknown as News)
          : bountyHunters.newsFor(event, viewer),
    };
    expect(catches(hearing, "news tell no secret", 200)).toBe(true);
  });
  test("a sealed choice told too early", () => {
    const leaky: Hunt = {
      ...bountyHunters,
      newsFor: (event, viewer) =>
        event.type === "card-chosen" ? event : bountyHunters.newsFor(event, viewer),
    };
    expect(catches(leaky, "news tell no secret")).toBe(true);
  });
  test("a drawn card told to all", () => {
    const leaky: Hunt = {
      ...bountyHunters,
      newsFor: (event, viewer) =>
        event.type === "card-drawn" ? event : bountyHunters.newsFor(event, viewer),
    };
    expect(catches(leaky, "news tell no secret", 200)).toBe(true);
  });
  test("silence: news of a choice are kept back when a contract was chosen", () => {
    const leaky: Hunt = {
      ...bountyHunters,
      newsFor: (event, viewer) =>
        event.type === "card-chosen" && event.choice.card % 3 === 0 && event.seat !== viewer
          ? null
          : bountyHunters.newsFor(event, viewer),
    };
    expect(catches(leaky, "news tell no secret")).toBe(true);
  });
  test("whom we wait for: a player with an odd card is not waited for", () => {
    const leaky: Hunt = {
      ...bountyHunters,
      awaited: (state) => {
        const all = bountyHunters.awaited(state);
        return all.length > 1
          ? all.filter((seat) => (state.hands[seat]?.[0] ?? 0) % 2 === 0 || seat === all[0])
          : all;
      },
    };
    expect(catches(leaky, "an imagined world looks the same")).toBe(true);
  });
});

describe("other faults", () => {
  test("an option too many", () => {
    const generous: Hunt = {
      ...bountyHunters,
      options: (view) => [...bountyHunters.options(view), { type: "place", onto: 9 }],
    };
    expect(catches(generous, "every option is accepted")).toBe(true);
  });
  test("an option forgotten", () => {
    const mean: Hunt = {
      ...bountyHunters,
      options: (view) =>
        bountyHunters
          .options(view)
          .filter((command) => command.type !== "choose" || command.fate !== "reserve"),
    };
    expect(
      catches(mean, "everything else is refused, with a code, a rule and the same reason"),
    ).toBe(true);
  });
  test("a card printed twice", () => {
    const forged: Hunt = {
      ...bountyHunters,
      evolve: (state, event) => {
        const now = bountyHunters.evolve(state, event);
        return event.type === "card-sold"
          ? {
              ...now,
              hands: now.hands.map((hand, seat) =>
                seat === event.seat ? [...hand, event.card] : hand,
              ),
            }
          : now;
      },
    };
    expect(catches(forged, "pieces are conserved and everything survives JSON")).toBe(true);
  });
  test("chance that depends on who asks first", () => {
    const hasty: Hunt = {
      ...bountyHunters,
      decide: (state, seat, command, chance) => {
        const decision = bountyHunters.decide(state, seat, command, chance);
        if (isRefusal(decision)) return decision;
        return decision.map((event) =>
          event.type === "turn-began"
            ? { ...event, asked: event.asked.map((_, other) => other !== seat) }
            : event,
        );
      },
    };
    expect(catches(hasty, "any order of arrival gives the same table")).toBe(true);
  });
  test("a chance rolled anew after a take-back", () => {
    let asked = 0;
    const fickle: Hunt = {
      ...bountyHunters,
      decide: (state, seat, command, chance) => {
        asked++;
        const decks = state.decks.map((deck) => (asked % 3 === 0 ? deck.toReversed() : deck));
        return bountyHunters.decide({ ...state, decks }, seat, command, chance);
      },
    };
    expect(catches(fickle, "a take-back restores the table and re-rolls nothing")).toBe(true);
  });
  test("a game that never ends", () => {
    const endless: Hunt = { ...bountyHunters, outcome: () => null };
    expect(catches(endless, "random play ends and never sticks", 3)).toBe(true);
  });
});
