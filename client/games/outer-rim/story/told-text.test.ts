/** What is told and logged are sentences: no key of a text is ever left in them. */
import { expect, test } from "vitest";
import { logLines } from "../say/news.ts";
import { en } from "../words/en.ts";
import { es } from "../words/es.ts";
import { fr } from "../words/fr.ts";
import { pagesOf } from "#tools/browser/outer-rim/pages.ts";
import { seenSteps } from "#table/talk/steps/seen-steps.ts";
import { anySeeds } from "#tools/testing/any-game.ts";
import { toldScenes } from "./told-scenes.ts";

const people = ["Mia", "Thomas", "Ginny"].map((name, i) => ({ name, bot: i > 0 }));
/** A key, or what is left of one whose middle is missing. */
const raw = /\w\.{1,2}\w|\.\.|[{}]|undefined|NaN|null\b/;

test.each([
  { seats: 1, options: { ambitions: "on", opponents: "both" } },
  { seats: 3, options: { ambitions: "on", favors: "on" } },
])("[UB-AMB-04] no key is read in the told lines or the log ($seats)", (how) => {
  const names = people.slice(0, how.seats);
  const read = new Set<string>();
  const seeds = anySeeds({ usual: 8, deep: 40 });
  for (const seed of seeds)
    for (const { before, after, news, steps } of pagesOf({ ...how, seed, turns: 150 }, 0)) {
      const tale = { before, steps: seenSteps(before, steps, news, 0) };
      const told = toldScenes(tale, 0, "mine");
      for (const texts of [en, fr, es]) {
        for (const { scene, table } of told)
          for (const { text } of logLines(scene.news, names, texts, table)) read.add(text);
        for (const { text } of logLines(news, names, texts, after)) read.add(text);
      }
    }
  // A number with its separator is no key.
  const lines = [...read].map((text) => text.replace(/\d\.\d{3}/g, ""));
  expect(
    lines.filter((text) => raw.test(text)),
    `GAME=seed:0 of ${seeds.join()}`,
  ).toEqual([]);
});
