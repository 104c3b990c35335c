import { expect, test } from "vitest";
import { chanceBy } from "#rules/conformance/walk.ts";
import { isRefusal } from "#rules/game.ts";
import { deckLists, marketCard } from "#rules/outer-rim/cards/market/index.ts";
import { outerRim, type View } from "#rules/outer-rim/index.ts";
import { held, stage } from "#rules/outer-rim/testing/stage.ts";
import { pagesOf } from "#tools/browser/outer-rim/pages.ts";
import { sayFor } from "../tabletop.ts";
import { en as labelsEn } from "#words/made/outer-rim-labels/en.ts";
import { es as labelsEs } from "#words/made/outer-rim-labels/es.ts";
import { fr as labelsFr } from "#words/made/outer-rim-labels/fr.ts";
import { en } from "../words/en.ts";
import { es } from "../words/es.ts";
import { fr } from "../words/fr.ts";
import { databankKey, nameOf, textOf } from "../words/texts.ts";
import { taleOf, type Tale } from "./tale.ts";

const languages = [
  { language: "en", texts: en, labels: labelsEn },
  { language: "fr", texts: fr, labels: labelsFr },
  { language: "es", texts: es, labels: labelsEs },
] as const;
type Words = (typeof languages)[number];

const told = (view: View, words: Words, eyes: number): Tale | null =>
  taleOf({ view, words, eyes, say: sayFor(view, [], words) });

/** Every job that is done somewhere, tried by somebody who stands there: what is seen when it first asks something. */
function jobsTried(): readonly { readonly id: string; readonly view: View }[] {
  const jobs = [...deckLists.job, ...deckLists.luxury].filter(
    (id) => marketCard(id).kind === "job",
  );
  return jobs.flatMap((id) => [1, 2, 3, 4, 5, 6].flatMap((seed) => tried(id, seed) ?? []));
}

function tried(id: string, seed: number): { readonly id: string; readonly view: View } | null {
  const card = marketCard(id);
  if (card.kind !== "job" || card.at === "none") return null;
  const space = card.at === "player" ? "naboo" : card.at;
  const one = { character: "lando-calrissian", space, credits: 9000, cards: [held(id)] } as const;
  const table = stage({ players: [one, { character: "bossk", space }] })
    .say({ type: "earn" })
    .say({ type: "end-actions" });
  const command = table.choices().find((choice) => choice.type === "attempt-job");
  if (command === undefined) return null;
  const events = outerRim.decide(table.state(), 0, command, chanceBy(seed));
  if (isRefusal(events)) throw new Error(events.code);
  const state = events.reduce((now, event) => outerRim.evolve(now, event), table.state());
  return state.shown?.type === "databank" && !state.shown.over
    ? { id, view: outerRim.viewFor(state, 0) }
    : null;
}

test.each(languages)(
  "[UB-DATA-03] a job tells its databank card and is named, in $language",
  (words) => {
    const jobs = jobsTried();
    expect(new Set(jobs.map(({ id }) => id)).size).toBeGreaterThan(12);
    expect(jobs.map(({ id }) => id)).toContain("boonta-eve-classic");
    for (const { id, view } of jobs) {
      const { shown } = view;
      if (shown?.type !== "databank") continue;
      const tale = told(view, words, 0);
      if (tale === null) continue;
      expect(tale.text).toBe(textOf(words.texts, databankKey(shown.number, shown.version)));
      expect(tale.title).toContain(nameOf(words.texts, id));
    }
  },
);

function seen(): readonly { readonly view: View; readonly seat: number }[] {
  const games = [3, 11].flatMap((seed) => [
    ...pagesOf({ seats: 2, options: {}, seed, turns: 300 }),
  ]);
  return [
    ...games.map(({ after, seat }) => ({ view: after, seat })),
    ...jobsTried().map(({ view }) => ({ view, seat: 0 })),
  ];
}

const all = seen();

test.each(languages)("[OR-EFF-01] no story is its name alone, in $language", (words) => {
  const tales = all.flatMap(({ view, seat }) => told(view, words, seat) ?? []);
  expect(tales.length).toBeGreaterThan(40);
  for (const { source, title, text } of tales) {
    const [, id = ""] = source.split(".");
    expect(text).not.toBe(nameOf(words.texts, id));
    expect(text).not.toBe(title);
  }
});

test.each(languages)(
  "[UB-CLAR-08] who may be fought as they are goes by their name, in $language",
  (words) => {
    const here = { space: "naboo", credits: 5000 } as const;
    const cards = [held("vibroknife", { mark: true })];
    const table = stage({
      players: [
        { character: "bossk", ...here },
        { character: "hondo-ohnaka", flipped: true, cards, ...here },
      ],
    })
      .say({ type: "earn" })
      .say({ type: "end-actions" });
    const attack = table.choices().find(({ type }) => type === "fight-player");
    if (attack === undefined) throw new Error("nobody may fight him");
    table.say(attack, "hit", "hit", "hit", "hit", "blank", "blank");
    expect(table.question().ask).toBe("take-marked");
    const tale = told(outerRim.viewFor(table.state(), 0), words, 0);
    expect(tale?.title).toBe(words.texts["character.hondo-ohnaka.name"]);
  },
);
