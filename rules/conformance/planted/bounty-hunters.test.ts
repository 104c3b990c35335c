import { describe, expect, test } from "vitest";
import { bountyHunters } from "../../bounty-hunters/index.ts";
import type { BountyHunters, Event, News, State, View } from "../../bounty-hunters/index.ts";
import { sample } from "../../bounty-hunters/sample.ts";
import { isRefusal } from "../../game.ts";
import type { Game, Viewer } from "../../game.ts";
import { peeping, surprises } from "./plant.ts";
import type { Plant } from "./plant.ts";

type Hunt = Game<BountyHunters>;

const { evolvePage: _, ...byEvent } = bountyHunters;
const refusals = "everything else is refused, with a code, a rule and the same reason";
const imagined = "an imagined world looks the same";
const swapped = "a hidden swap cannot be seen";
const news = "news tell no secret";
const apart = /can tell the worlds apart/;
const secretInNews = /tell seat \d a secret/;

function plant(what: string, game: Partial<Hunt>, caughtBy: Plant["caughtBy"], looks = 60): Plant {
  return { what, game: { ...byEvent, ...game } as Game, sample, caughtBy, looks };
}

/** The view with one thing more. */
function showing(what: (state: State, viewer: Viewer) => object): Hunt["viewFor"] {
  return (state, viewer) =>
    ({ ...bountyHunters.viewFor(state, viewer), ...what(state, viewer) }) as View;
}

/** An event told as it stands in the journal to whom it may concern. */
function telling(whom: (event: Event, viewer: Viewer) => boolean): Hunt["newsFor"] {
  return (event, viewer) =>
    whom(event, viewer) ? (event as unknown as News) : bountyHunters.newsFor(event, viewer);
}

const leaks: readonly Plant[] = [
  plant(
    "a reused card id: hands seen from behind carry numbers that follow their cards",
    {
      viewFor: showing((state) => ({
        backs: state.hands.map((hand) => hand.map((card) => (card * 7919) % 1009)),
      })),
    },
    { [imagined]: /apart\.backs/, [swapped]: /apart\.backs/, [news]: /apart\.backs/ },
  ),
  plant(
    "a count: how many targets each hand holds",
    {
      viewFor: showing((state) => ({
        targets: state.hands.map(
          (hand) => hand.filter((card) => state.set.faces[card]?.type === "target").length,
        ),
      })),
    },
    { [imagined]: /apart\.targets/, [swapped]: /apart\.targets/, [news]: /apart\.targets/ },
  ),
  plant(
    "the next card of a deck, seen between two events",
    peeping(byEvent as Game, (state) => (state as State).decks[1]?.at(-1)) as Partial<Hunt>,
    { "steps tell no secret": /^a step of .* tells seat \d a secret\.peek: / },
  ),
  plant(
    "an error text: a refusal names the top card of the deck",
    {
      decide: (state, seat, command, chance) => {
        const decision = bountyHunters.decide(state, seat, command, chance);
        return isRefusal(decision)
          ? { ...decision, params: { ...decision.params, top: state.decks[1]?.at(-1) ?? -1 } }
          : decision;
      },
    },
    {
      [imagined]: /^a refusal tells seat \d a secret\.params/,
      [refusals]: /^decide and whyNot disagree on/,
    },
  ),
  plant(
    "a hand in the log: the passing is told with all hands",
    { newsFor: telling(({ type }) => type === "hands-passed") },
    { [news]: secretInNews },
    1000,
  ),
  plant(
    "a hand in the log: the deal is told with all hands",
    { newsFor: telling(({ type }) => type === "hands-dealt") },
    { "the deal tells no secret": /^the deal tells seat \d a secret/ },
  ),
  plant(
    "a spectator who sees a hand",
    {
      viewFor: showing((state, viewer) =>
        viewer === "spectator" ? { hand: state.hands[0] ?? [] } : {},
      ),
    },
    {
      [imagined]: /^a spectator can tell the worlds apart that seat \d cannot\.hand/,
      [swapped]: /a spectator can tell the worlds apart/,
      [news]: /a spectator can tell the worlds apart/,
    },
  ),
  plant(
    "a spectator who hears of all hands when they are passed",
    { newsFor: telling(({ type }, viewer) => type === "hands-passed" && viewer === "spectator") },
    { [news]: secretInNews },
    1000,
  ),
  plant(
    "a sealed choice told too early",
    { newsFor: telling(({ type }) => type === "card-chosen") },
    { [news]: secretInNews },
  ),
  plant(
    "a drawn card told to all",
    { newsFor: telling(({ type }) => type === "card-drawn") },
    { [news]: secretInNews },
    1000,
  ),
  plant(
    "silence: news of a choice are kept back when certain cards were chosen",
    {
      newsFor: (event, viewer) =>
        event.type === "card-chosen" && event.choice.card % 3 === 0 && event.seat !== viewer
          ? null
          : bountyHunters.newsFor(event, viewer),
    },
    { [news]: secretInNews },
  ),
  plant(
    "whom we wait for: a player with an odd card is not waited for",
    {
      awaited: (state) => {
        const all = bountyHunters.awaited(state);
        return all.length > 1
          ? all.filter((seat) => (state.hands[seat]?.[0] ?? 0) % 2 === 0 || seat === all[0])
          : all;
      },
    },
    { [imagined]: apart, [swapped]: apart, [news]: apart },
  ),
];

const otherFaults: readonly Plant[] = [
  plant(
    "an option too many",
    {
      options: (view) => {
        const options = bountyHunters.options(view);
        return options.length === 0 ? options : [...options, { type: "place", onto: 9 }];
      },
    },
    { "every option is accepted": /^option refused: / },
  ),
  plant(
    "an option forgotten",
    {
      options: (view) =>
        bountyHunters
          .options(view)
          .filter((command) => command.type !== "choose" || command.fate !== "reserve"),
    },
    { [refusals]: /^accepted: / },
  ),
  plant(
    "an answer that hangs on a secret: a deck is open only while its top card is even",
    {
      decide: (state, seat, command, chance) =>
        command.type === "draw" && (state.decks[command.deck]?.at(-1) ?? 0) % 2 === 1
          ? { type: "refused", code: "no", rule: "BH-TURN-03", params: {} }
          : bountyHunters.decide(state, seat, command, chance),
    },
    {
      "every option is accepted": /^option refused: /,
      [imagined]: /^seat \d may .* in one world alone$/,
      [news]: /^seat \d may .* in one world alone$/,
      "random play ends and never sticks": /^no end after \d+ commands/,
    },
  ),
  plant(
    "a card printed twice in place of another, deep in its deck",
    {
      evolve: (state, event) => {
        const now = bountyHunters.evolve(state, event);
        if (event.type !== "hands-dealt") return now;
        const decks = now.decks.map((deck) =>
          deck.length > 1 ? deck.with(0, deck[1] ?? 0) : deck,
        );
        return { ...now, decks };
      },
    },
    { "pieces are conserved": /^\d+ cards of \d+, or others than there should be$/ },
  ),
  plant(
    "a page folded otherwise than its events",
    {
      evolvePage: (state, events) => {
        const now = events.reduce(bountyHunters.evolve, state);
        return { ...now, discards: now.discards.map((pile) => pile.toReversed()) };
      },
    },
    {
      "everything survives JSON and nothing is written to": /^played again from JSON: .discards/,
      "folding the journal equals the live state": /^folded anew: .discards/,
    },
  ),
  plant(
    "who answers last is not asked again",
    {
      decide: (state, seat, command, chance) => {
        const decision = bountyHunters.decide(state, seat, command, chance);
        if (isRefusal(decision)) return decision;
        return decision.map((event) =>
          event.type === "turn-began"
            ? { ...event, asked: event.asked.map((_, other) => other !== seat) }
            : event,
        );
      },
    },
    { "any order of arrival gives the same table": /^answers .* in another order/ },
  ),
  plant(
    "a game that never ends",
    { outcome: () => null },
    { "random play ends and never sticks": /^no end after \d+ commands/ },
    3,
  ),
];

describe("leaks of Bounty Hunters", () => {
  test.each(leaks)("$what", (one) => expect(surprises(one)).toEqual([]));
});

describe("other faults of Bounty Hunters", () => {
  test.each(otherFaults)("$what", (one) => expect(surprises(one)).toEqual([]));
});
