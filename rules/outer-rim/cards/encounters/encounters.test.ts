/** Every encounter card can be drawn where it belongs, and whatever a player answers, it comes to an end. */
import { describe, expect, test } from "vitest";
import { isRefusal } from "../../../game.ts";
import { oneStream, quickRng } from "../../../rng.ts";
import { decide } from "../../decide.ts";
import { evolve } from "../../evolve.ts";
import { outerRim } from "../../index.ts";
import { encounterDecks } from "../../names.ts";
import { startPlay } from "../../agenda/play.ts";
import { run } from "../../agenda/run.ts";
import { held, stage } from "../../testing/stage.ts";
import { planetCards } from "../spaces.ts";
import { encounterCard, encounterLists } from "./index.ts";
import type { Effects } from "../effects.ts";
import type { EncounterSection } from "../types.ts";
import type { Event } from "../../events.ts";
import type { EncounterDeck, Planet, SpaceId } from "../../names.ts";
import type { State } from "../../state.ts";

const planetsOf = (deck: EncounterDeck): string[] =>
  Object.keys(planetCards).filter((planet) => planetCards[planet as Planet].deck === deck);

/** [OR-ENC-01, OR-ENC-02] The sections a card of this deck must have. */
function placesOf(deck: EncounterDeck): readonly string[] {
  if (deck === "navpoint") return ["patrol", "no-patrol"];
  if (deck === "core-worlds") return ["core-worlds", "across"];
  return deck === "kessel-maelstrom" ? ["kessel", "maelstrom"] : planetsOf(deck);
}

function spaceOf(deck: EncounterDeck, place: string): SpaceId {
  if (deck === "navpoint") return "nav-16";
  return deck === "core-worlds" ? "trailing-core" : (place as SpaceId);
}

const people = [
  {
    character: "bossk",
    credits: 9000,
    cards: [held("vibroknife")],
    crew: [{ id: "hired-help", token: null }],
  },
  {
    character: "han-solo",
    credits: 500,
    cards: [held("food-supplies")],
    reputation: { hutt: -1, syndicate: 1, imperial: -1, rebel: 1 },
  },
  {
    character: "ketsu-onyo",
    credits: 20_000,
    reputation: { hutt: 1, syndicate: -1, imperial: 1, rebel: -1 },
  },
] as const;

/** A table where this card lies on top and the first player stands where its section is resolved. */
function tableFor(deck: EncounterDeck, card: string, place: string, who: number): State {
  const space = spaceOf(deck, place);
  const visitor = people[who] ?? people[0];
  const table = stage({
    players: [
      { ...visitor, space, damage: 1, shipDamage: 1 },
      { character: "dengar", space },
      { character: "jyn-erso", space: "naboo" },
    ],
    agenda: [
      { type: "turn", player: 1 },
      { type: "encounter", player: 0 },
    ],
    state: (state) => ({
      encounters: {
        ...state.encounters,
        [deck]: [card, ...state.encounters[deck].filter((other) => other !== card)],
      },
      patrols:
        place === "patrol"
          ? { ...state.patrols, syndicate: { level: 2, space }, rebel: { level: 1, space } }
          : state.patrols,
    }),
  });
  return table.state();
}

/** Random answers until the next player's turn; throws when it never comes. */
function playOut(from: State, first: readonly Event[], seed: number): readonly Event[] {
  const chance = oneStream(quickRng(seed));
  const rng = quickRng(seed + 1);
  const all: Event[] = [];
  let state = from;
  let events: readonly Event[] = first;
  for (let answers = 0; answers < 300; answers++) {
    for (const event of events) {
      state = evolve(state, event);
      if (event.type === "turn-began") return all;
      all.push(event);
    }
    const seat = outerRim.awaited(state)[0];
    if (seat === undefined) throw new Error("nobody is asked");
    const choices = outerRim.options(outerRim.viewFor(state, seat));
    const command = choices[rng.below(choices.length)];
    if (command === undefined) throw new Error("nothing to answer");
    const decided = decide(state, seat, command, chance);
    if (isRefusal(decided)) throw new Error(`refused: ${decided.code}`);
    events = decided;
  }
  throw new Error("stuck");
}

/** A section without its endings. */
function plainEffects(effects: Effects): Effects {
  return effects.filter((effect) => effect.do !== "story");
}

/** One test, and credits for passing it. */
function isTestForCredits(section: EncounterSection): boolean {
  const [first, ...more] = plainEffects(
    "secret" in section ? section.secret.effects : section.effects,
  );
  if (first?.do !== "test" || more.length > 0) return false;
  const won = plainEffects(first.pass ?? []);
  return won.length > 0 && won.every((effect) => effect.do === "gain-credits");
}

test("[OR-ENC-06] at most a quarter of all sections are one test for credits", () => {
  const sections = Object.values(encounterLists)
    .flat()
    .flatMap((card) => Object.values(encounterCard(card).sections));
  expect(sections).toHaveLength(320);
  expect(sections.filter(isTestForCredits).length).toBeLessThanOrEqual(sections.length / 4);
});

describe("encounter cards", () => {
  test.each(encounterDecks)(
    "[UB-COMP-16] %s has twenty cards, numbered, with a section for each of its places",
    (deck) => {
      expect(encounterLists[deck]).toEqual(
        Array.from({ length: 20 }, (_, i) => `${deck}-${String(i + 1).padStart(2, "0")}`),
      );
      for (const card of encounterLists[deck])
        expect(Object.keys(encounterCard(card).sections).toSorted(), card).toEqual(
          [...placesOf(deck)].toSorted(),
        );
    },
  );

  test.each(encounterDecks)(
    "[OR-ENC-03] [OR-ENC-04] every card of %s can be drawn and resolved, whatever is answered",
    (deck) => {
      for (const card of encounterLists[deck]) {
        for (const place of placesOf(deck)) {
          for (let seed = 0; seed < 6; seed++) {
            const state = tableFor(deck, card, place, seed % people.length);
            const drawn = decide(
              state,
              0,
              { type: place === "across" ? "cross-the-core" : "encounter-space" },
              oneStream(quickRng(seed + 50)),
            );
            if (isRefusal(drawn)) {
              // Whoever is unwelcome here has to fight the patrol before anything else [OR-TURN-05].
              expect(drawn.code, card).toBe("hostile-patrol-first");
              continue;
            }
            expect(
              drawn.some(
                (event) =>
                  (event.type === "encounter-drawn" || event.type === "secret-kept") &&
                  event.card === card &&
                  event.section === place,
              ),
              card,
            ).toBe(true);
            const shown = drawn.reduce(evolve, state).shown;
            if ("secret" in (encounterCard(card).sections[place] ?? {}))
              expect(shown, card).toBeNull();
            else if (shown?.type === "encounter")
              expect(shown, card).toMatchObject({ player: 0, card, section: place });
            playOut(state, drawn, seed);
          }
        }
      }
    },
  );

  test.each(encounterDecks)(
    "[OR-ENC-05] the secrets of %s can be used, and go back to their deck",
    (deck) => {
      for (const card of encounterLists[deck]) {
        for (const [section, printed] of Object.entries(encounterCard(card).sections)) {
          if (!("secret" in printed)) continue;
          const source = { card: `encounter.${card}.${section}`, rule: "OR-ENC-05" };
          for (let seed = 0; seed < 4; seed++) {
            const laid = tableFor(deck, card, section, seed % people.length);
            const state: State = {
              ...laid,
              pending: { number: 0, questions: [], answers: [] },
              agenda: [
                { type: "turn", player: 1 },
                { type: "effects", player: 0, effects: printed.secret.effects, source },
              ],
            };
            const events = playOut(state, run(startPlay(state, oneStream(quickRng(seed)))), seed);
            expect(events.length, card).toBeGreaterThan(0);
          }
        }
      }
    },
  );
});
