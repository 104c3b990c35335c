/** A whole game reads as text in three languages, and every line names its rule. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inAnyGame } from "#tools/testing/any-game.ts";
import { isRefusal } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { outerRim } from "#rules/outer-rim/index.ts";
import { en } from "../../words/en.ts";
import { es } from "../../words/es.ts";
import { fr } from "../../words/fr.ts";
import { textOf, type Texts } from "../../words/index.ts";
import { logLine, type LogLine } from "../news.ts";
import { keysIn } from "../../testing/holes.ts";
import type { Event, OuterRim } from "#rules/outer-rim/index.ts";

type State = OuterRim["state"];

const words = { en, fr, es } as const;

interface Page {
  readonly events: readonly Event[];
  readonly after: State;
}

/** Plays at random and keeps every page; it may stop before the end. */
function randomPages(seed: number, seats: number, most: number): readonly Page[] {
  const setup = {
    seats,
    options:
      seats === 1 ? { ambitions: "on", opponents: "both" } : { favors: "on", ambitions: "on" },
    content: null,
  };
  const chance = oneStream(quickRng(seed + 500));
  const rng = quickRng(seed);
  const folded = (state: State, events: readonly Event[]): Page => ({
    events,
    after: events.reduce((now, event) => outerRim.evolve(now, event), state),
  });
  const pages = [folded(outerRim.begin(setup), outerRim.setUp(setup, chance))];
  while (pages.length < most) {
    const state = pages.at(-1)?.after ?? outerRim.begin(setup);
    const seat = outerRim.awaited(state)[0];
    if (seat === undefined) break;
    const options = outerRim.options(outerRim.viewFor(state, seat));
    const command = options[rng.below(options.length)];
    if (command === undefined) throw new Error("nothing to do");
    const events = outerRim.decide(state, seat, command, chance);
    if (isRefusal(events)) throw new Error(events.code);
    pages.push(folded(state, events));
  }
  return pages;
}

function linesOf(pages: readonly Page[], seats: number, texts: Texts): readonly LogLine[] {
  const names = ["Mia", "Thomas", "Ginny", "Otto"].slice(0, seats).map((name) => ({ name }));
  return pages.flatMap(({ events, after }) => {
    const view = outerRim.viewFor(after, 0);
    const heard = events.map((event) => outerRim.newsFor(event, 0)).filter((news) => news !== null);
    return heard.map((news) => logLine(news, names, texts, view)).filter((line) => line !== null);
  });
}

test.each([1, 2, 4])(
  "[OR-TURN-07] any game of %i reads as text, every line by its rule",
  (seats) => {
    inAnyGame({ usual: 1, deep: 60, length: 1200 }, ({ seed, length }) => {
      readsAsText(randomPages(seed, seats, length), seats);
    });
  },
);

function readsAsText(pages: readonly Page[], seats: number): void {
  const told = Object.values(words).map((texts) => linesOf(pages, seats, texts));
  for (const lines of told) {
    for (const { text, rule } of lines) {
      expect(rule).toMatch(/^(OR|UB)-[A-Z]+-\d\d$/);
      // No hole left open, no key or id shown in place of a text.
      expect(text).not.toMatch(
        /[{}]|undefined|NaN|\b[a-z]+\.[a-z\d]|\b(?:nav|ship|bounty|start)-[a-z\d]/,
      );
      expect(text).toMatch(/^[^a-z].*[.?!»”]$/s);
    }
  }
  expect(new Set(told.map((lines) => lines.length)).size).toBe(1);
}

test.each([1, 3])(
  "[OR-EFF-01] whatever any game of %i asks has a text, and so has the card it is about",
  (seats) => {
    inAnyGame({ usual: 1, deep: 60, length: 1500 }, ({ seed, length }) => {
      for (const { after } of randomPages(seed, seats, length))
        for (const { ask, params } of after.pending.questions) {
          expect(textOf(words.es, `ask.${ask}`), ask).not.toBeNull();
          const { card } = params;
          // The sheet of whoever is asked about goes by their name (`story/tale.ts`).
          if (typeof card === "string" && card !== "card.character")
            expect(
              textOf(words.es, card) ?? textOf(words.es, `card.${card}`),
              `${ask} ${card}`,
            ).not.toBeNull();
        }
    });
  },
);

test("[OR-SOLO-02] printed opponents go by their character", () => {
  const seen = {
    players: [
      { character: "bossk", ambition: null },
      { character: "chewbacca", ambition: null },
    ],
  } as const;
  const news = {
    type: "ai-line-done",
    player: 1,
    card: "ai-1",
    line: "action.0.deliver",
    rule: "OR-SOLO-02",
  } as const;
  expect(logLine(news, [{ name: "Mia" }], words.fr, seen)).toEqual({
    text: "Action\u00a0: Chewbacca livre sa cargaison.",
    rule: "OR-SOLO-02",
    seat: 1,
  });
});

test("[OR-TURN-07] no sentence of the log is left over", () => {
  const folder = "client/games/outer-rim/say/news";
  const used = [
    ...readdirSync(folder)
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${folder}/${name}`),
    "client/games/outer-rim/words/say.ts",
  ]
    .map((path) => readFileSync(path, "utf8"))
    .join(" ");
  const sentences = keysIn("outer-rim-log").filter((key) => key.startsWith("log."));
  expect(
    sentences.filter(
      (key) => !used.includes(`"${key.slice("log.".length)}"`) && !used.includes(`"${key}"`),
    ),
  ).toEqual([]);
});
