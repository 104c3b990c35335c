import { describe, expect, test } from "vitest";
import type { Game, Viewer } from "../../game.ts";
import { outerRim } from "../../outer-rim/index.ts";
import type { OuterRim } from "../../outer-rim/index.ts";
import { sample } from "../../outer-rim/sample.ts";
import { peeping, surprises } from "./plant.ts";
import type { Plant } from "./plant.ts";

type Rim = Game<OuterRim>;
type State = OuterRim["state"];
type Event = OuterRim["event"];

const imagined = "an imagined world looks the same";
const swapped = "a hidden swap cannot be seen";
const news = "news tell no secret";

function plant(what: string, game: Partial<Rim>, caughtBy: Plant["caughtBy"], looks = 80): Plant {
  return { what, game: { ...outerRim, ...game } as Game, sample, caughtBy, looks };
}

function showing(what: (state: State, viewer: Viewer) => object): Rim["viewFor"] {
  return (state, viewer) => ({ ...outerRim.viewFor(state, viewer), ...what(state, viewer) });
}

function telling(whom: (event: Event) => boolean): Rim["newsFor"] {
  return (event, viewer) =>
    whom(event) ? (event as OuterRim["news"]) : outerRim.newsFor(event, viewer);
}

/** Leaks that the game's own imagination would show too, and one that it would copy: only the swap finds that. */
const leaks: readonly Plant[] = [
  plant(
    "the people behind facedown tokens",
    { viewFor: showing(({ tokens }) => ({ people: tokens.map(({ contact }) => contact) })) },
    { [imagined]: /apart\.people/, [swapped]: /apart\.people/, [news]: /apart\.people/ },
  ),
  plant(
    "the next card of an encounter deck",
    {
      viewFor: showing(({ encounters }) => ({
        next: Object.values(encounters).map((deck) => deck[0] ?? null),
      })),
    },
    { [imagined]: /apart\.next/, [swapped]: /apart\.next/, [news]: /apart\.next/ },
  ),
  plant(
    "the second card of a market deck",
    {
      viewFor: showing(({ market }) => ({
        second: Object.values(market).map((deck) => deck[1] ?? null),
      })),
    },
    { [imagined]: /apart\.second/, [swapped]: /apart\.second/, [news]: /apart\.second/ },
  ),
  plant(
    "other people's secrets",
    { viewFor: showing(({ players }) => ({ kept: players.map(({ secrets }) => secrets) })) },
    { [imagined]: /apart\.kept/, [swapped]: /apart\.kept/, [news]: /apart\.kept/ },
    400,
  ),
  plant(
    "a hidden card that imagination copies from the view",
    {
      viewFor: showing(({ tokens }) => ({ bottom: tokens.at(-1)?.contact ?? null })),
      imagine: (view, rng) => {
        const state = outerRim.imagine(view, rng);
        const bottom = (view as unknown as { readonly bottom: string | null }).bottom;
        const last = state.tokens.at(-1);
        const other = state.tokens.findIndex(({ contact }) => contact === bottom);
        const holder = state.tokens[other];
        if (last === undefined || holder === undefined || bottom === null) return state;
        const tokens = state.tokens
          .with(other, { ...holder, contact: last.contact })
          .with(-1, { ...last, contact: bottom });
        return { ...state, tokens };
      },
    },
    { [swapped]: /apart\.bottom/, [news]: /apart\.bottom/ },
    200,
  ),
  plant(
    "the next card of an encounter deck, seen between two events",
    peeping(outerRim as Game, (state) => (state as State).encounters.navpoint[0]) as Partial<Rim>,
    { "steps tell no secret": /^a step of .* tells seat \d a secret\.peek: / },
  ),
  plant(
    "the log dates a turn with the next encounter there",
    {
      date: (state, event) =>
        event.type === "turn-began" ? { next: state.encounters.navpoint[0] } : null,
    },
    { [news]: /tell seat \d a secret/ },
    200,
  ),
  plant(
    "the whole table told when it is laid",
    { newsFor: telling(({ type }) => type === "table-laid") },
    { "the deal tells no secret": /^the deal tells seat \d a secret/ },
  ),
];

let asked = 0;

const otherFaults: readonly Plant[] = [
  plant(
    "a card printed twice: one more in the box",
    {
      evolve: (state, event) => {
        const now = outerRim.evolve(state, event);
        return event.type === "card-removed"
          ? { ...now, removed: [...now.removed, event.card] }
          : now;
      },
    },
    { "pieces are conserved": /^market cards: \d+ of \d+$/ },
  ),
  plant(
    "chance that depends on how often it was asked",
    {
      decide: (state, seat, command, chance) =>
        outerRim.decide(state, seat, command, (purpose) => chance(`${purpose}/${asked++}`)),
    },
    {
      "everything survives JSON and nothing is written to": /^played again from JSON/,
      "a take-back re-rolls nothing": /^said again/,
    },
  ),
];

describe("leaks of Outer Rim", () => {
  test.each(leaks)("$what", (one) => expect(surprises(one)).toEqual([]));
});

describe("other faults of Outer Rim", () => {
  test.each(otherFaults)("$what", (one) => expect(surprises(one)).toEqual([]));
});
