import { expect, test } from "vitest";
import { pagesOf } from "#tools/browser/outer-rim/pages.ts";
import { inAnyGame } from "#tools/testing/any-game.ts";
import { databankCards, marketCard, outerRim } from "../index.ts";
import type { Command, JobStep, News, View } from "../index.ts";
import { first } from "../testing/first.ts";
import { held, stage, type Stage } from "../testing/stage.ts";
import type { Question } from "../state.ts";
import { jobRail } from "./rail.ts";

/** Someone who does nothing but jobs. */
function jobs(choices: readonly Command[], { players, current }: View): Command | undefined {
  const places = (players[current]?.cards ?? []).flatMap(({ id }) => {
    const card = marketCard(id);
    return card.kind === "job" ? [card.at as string] : [];
  });
  return choices.find((one) => {
    if (one.type === "attempt-job") return true;
    if (one.type === "buy") return one.deck === "job";
    return one.type === "move" && places.includes(one.to);
  });
}

/** What is asked of whoever tests: the skill, or the skills there are to choose from. */
function skillsAsked({ ask, params, choices }: Question): readonly unknown[] {
  if (ask === "before-test" || ask === "after-test") return [params["skill"]];
  if (ask !== "pick-skill") return [];
  return choices.flatMap((one) => (one.type === "pick-skill" ? [one.skill] : []));
}

/** How the tests ended that were heard since the card was drawn; of one that is repeated the last. */
function resultsIn(news: readonly News[]): readonly unknown[] {
  const drawn = news.findLastIndex(({ type }) => type === "databank-drawn");
  const results = news.slice(drawn + 1).filter((one) => one.type === "test-resolved");
  return results
    .filter(({ skill, passed }, i) => passed || results[i + 1]?.skill !== skill)
    .map(({ skill, passed }) => [skill, passed]);
}

function marksOn(steps: readonly JobStep[]): readonly unknown[] {
  return steps.flatMap((step) =>
    step.type === "test" && step.passed !== null ? [[step.skills[0], step.passed]] : [],
  );
}

test("[OR-JOB-02] in any game the rail stands at the test being rolled, and tells how those before it ended", () => {
  inAnyGame({ usual: 40, deep: 1000, length: 400 }, ({ seed, length }) => {
    const heard: News[] = [];
    for (const { after, news } of pagesOf(
      { seats: 2, options: {}, seed, turns: length, wish: jobs },
      0,
    )) {
      heard.push(...news);
      const rail = jobRail(after);
      const skills = after.questions.flatMap(skillsAsked);
      if (rail === null || skills.length === 0) continue;
      const step = rail.steps[rail.now];
      expect(step?.type === "test" ? step.skills : step).toEqual(skills);
      expect(marksOn(rail.steps.slice(0, rail.now))).toEqual(resultsIn(heard));
      expect(marksOn(rail.steps.slice(rail.now))).toEqual([]);
    }
  });
});

/** Lando, who may roll a die again, in a job with this card of the databank; every die is blank. */
function onJob(number: number, version: number): Stage {
  const card = "relic-of-the-past";
  const effects = databankCards(number)[version]?.effects ?? [];
  const [turn, task] = first(effects, { held: card });
  if (turn === undefined || task === undefined) throw new Error("nothing to do");
  return stage({
    players: [{ character: "lando-calrissian", space: "naboo", cards: [held(card)] }],
    state: () => ({
      shown: { type: "databank", over: false, player: 0, number, version, card: "", done: [] },
    }),
    agenda: [turn, { type: "job-over", player: 0, card }, task],
    dice: ["blank", "blank"],
  });
}

function railOf(table: Stage): {
  readonly done: readonly string[];
  readonly coming: readonly string[];
} {
  const rail = jobRail(outerRim.viewFor(table.state(), 0));
  const told = (rail?.steps ?? []).map((step) => {
    if (step.type !== "test") return step.type;
    const mark = step.passed === null ? (step.fails ? "!" : "") : step.passed ? "+" : "-";
    return `${step.skills.join("/")}${mark}`;
  });
  return { done: told.slice(0, rail?.now), coming: told.slice(rail?.now) };
}

test("[OR-JOB-02] a test in a branch is on the rail once the branch is taken", () => {
  // A Face in the Crowd: influence, and if that fails stealth, which must not.
  const table = onJob(64, 1);
  expect(railOf(table)).toEqual({ done: [], coming: ["influence"] });
  table.say({ type: "stand" }, "blank", "blank");
  expect(railOf(table)).toEqual({ done: ["influence-"], coming: ["stealth!", "reward"] });
});

test("[OR-JOB-03] what is repeated until it is passed counts by its last roll", () => {
  // The Empty Place: piloting, and if that fails tactics until it is passed.
  const table = onJob(66, 1);
  table.say({ type: "stand" }, "blank", "blank").say({ type: "stand" }, "blank", "blank");
  expect(railOf(table)).toEqual({ done: ["piloting-", "tactics-"], coming: ["tactics", "reward"] });
  table.say({ type: "stand" }, "blank", "blank");
  expect(railOf(table)).toEqual({ done: ["piloting-", "tactics-"], coming: ["tactics", "reward"] });
  const [reroll] = table.choices().filter(({ type }) => type === "reroll");
  if (reroll === undefined) throw new Error("Lando rolls again");
  expect(table.say(reroll, "crit", "crit").state().shown).toMatchObject({
    done: [
      { skill: "piloting", passed: false },
      { skill: "tactics", passed: true },
    ],
  });
});
