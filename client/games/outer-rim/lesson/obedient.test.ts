/** Whoever does what the clerk says, or does not: is everything taught, is it what the trader would do, does it end? */
import { expect, test } from "vitest";
import { outerRim, testOdds, type Command, type News } from "#rules/outer-rim/index.ts";
import { quickRng } from "#rules/rng.ts";
import { sameData } from "#rules/same-data.ts";
import { minds } from "#bots/outer-rim/players/levels.ts";
import { weighCommands } from "#bots/outer-rim/weighing/weigh.ts";
import { learner } from "#client/lesson/table.ts";
import { questionFor } from "../asked.ts";
import { chipsOf, part } from "../story/odds.ts";
import { progress } from "./progress.ts";
import { isFair, jobChance } from "./meant/fair-bets.ts";
import { anySeeds } from "#tools/testing/any-game.ts";
import { openLesson } from "./game.ts";
import { learn, type Lesson } from "./testing/learner.ts";
import { captain, lessonKey } from "./opening.ts";
import type { Remark, Topic } from "./remark.ts";
import { trader } from "./meant/strong-move.ts";
import { languages } from "#table/talk/languages.ts";
import { all } from "#words/made/outer-rim-lesson/all.ts";

const everything: readonly Topic[] = [
  "welcome",
  "fly",
  "deliver",
  "delivered",
  "market",
  "bought",
  "endActions",
  "encounter",
  "contact",
  "line",
  "crew",
  "opponent",
  "fame",
  "job",
  "jobDone",
  "fought",
  "patrol",
  "enough",
];

function missing(told: ReadonlySet<Topic>): readonly Topic[] {
  return everything.filter((topic) => !told.has(topic));
}

interface Taught extends Lesson {
  /** Fights and jobs that would rather have gone wrong: a lesson of bets teaches not to trust the clerk. */
  readonly bets: number;
  /** The most moves in which nothing new was learned. */
  readonly stall: number;
}

function count(met: ReadonlySet<Topic>): number {
  const { known, more } = progress(met);
  return known + more;
}

async function taughtBy(key: string): Promise<Taught> {
  let bets = 0;
  let stall = 0;
  let since = 0;
  const met = new Set<Topic>();
  const lesson = await learn(key, {
    look: (view, { command }, said) => {
      const before = count(met);
      for (const { topic } of said) met.add(topic);
      since = count(met) > before ? 0 : since + 1;
      stall = Math.max(stall, since);
      const question = questionFor(view, learner);
      if (question === null || command.type === "use") return;
      const poor = chipsOf(command, question, view).filter(
        ({ kind, chance }) => kind === "pass" && part(chance) < 0.5,
      );
      // Of a job's skills one may be missing: nobody knows everything, and the whole of it counts.
      const isJob = command.type === "attempt-job";
      if (!isFair(view, command) || (!isJob && poor.length > 0)) bets++;
      const odds = isJob ? jobChance(view, command.card, command.with) : null;
      if (odds !== null && (odds.done < 0.5 || odds.down > 0.5)) bets++;
    },
  });
  return { ...lesson, bets, stall };
}

function isUnevenFight(one: News): boolean {
  return (
    one.type === "combat-began" && one.attacker === learner && one.strengths[0] < one.strengths[1]
  );
}

/** Two turns without anything new look like a lesson that stands still. */
const longestStall = 10;

/** [OR-BNTY-02] The first fight is a hunt, and it is won before anybody else moves. */
function winsFirstTurn(heard: readonly News[]): boolean {
  const [began] = heard.flatMap((one) => (one.type === "combat-began" ? [one] : []));
  const won = heard.findIndex((one) => one.type === "combat-resolved" && one.won);
  const others = heard.findIndex(({ type }) => type === "ai-card-drawn");
  return began?.attacker === learner && began.foe?.type === "bounty" && won !== -1 && won < others;
}

function teachesAll({ told, rounds, moves, heard, bets, stall }: Taught): boolean {
  const tested = told.has("passed") || told.has("failed");
  // The first turn flies to whoever is hunted, and wins; nothing handed in for a price confuses a first game.
  const begins = moves[0]?.type === "move" && winsFirstTurn(heard);
  const plain = moves.every(({ type }) => type !== "barter");
  // Ten minutes: at most one tap in ten seconds.
  const short = rounds <= 8 && moves.length <= 60;
  // To find oneself among the contacts baffles in a first game; a market left with empty hands teaches nothing.
  const odd = heard.some((one) => one.type === "contact-removed" && one.contact === captain);
  const empty = moves.filter(({ type }) => type === "leave-market").length > 1;
  // Whoever obeys is never knocked out, nor attacked by somebody stronger: that would teach not to trust the clerk.
  const sound = !told.has("defeated") && !heard.some(isUnevenFight);
  const all = missing(told).length === 0 && tested && sound;
  return all && begins && plain && short && !odd && !empty && bets === 0 && stall <= longestStall;
}

/** When the rules or the trader change, another deal may be the first that teaches all. Few begin with a hunt. */
async function firstThatTeaches(): Promise<string> {
  for (let number = 1; number <= 12_000; number++) {
    const { heard } = await learn(lessonKey(number), { moves: 6 });
    if (winsFirstTurn(heard) && teachesAll(await taughtBy(lessonKey(number))))
      return `lessonNumber should be ${number}`;
  }
  return "no deal up to 12,000 teaches everything";
}

test("[lesson] obeying meets flights, cargo, market, stories, contacts, tests, fights, a patrol, a job and fame in time", async () => {
  const lesson = await taughtBy(lessonKey());
  const { rounds, moves, bets, stall } = lesson;
  const how = `${rounds} rounds, ${moves.length} moves, ${bets} bets, ${stall} moves in vain`;
  const lacks = [...missing(lesson.told), how];
  expect(teachesAll(lesson) ? "" : `${lacks.join(", ")}: ${await firstThatTeaches()}`).toBe("");
});

/** Words a minute of somebody who reads for pleasure, and seconds for each tap and for the dice. */
const [reads, taps, dice] = [200, 3, 4];

test("[lesson] a bounty is won within ninety seconds, by the words that are read and the taps that are made until then", async () => {
  let [words, touched, seconds] = [0, 0, Infinity];
  await learn(lessonKey(), {
    look: (view, { command }, said) => {
      if (seconds < Infinity) return;
      if (command.type === "capture" || command.type === "eliminate")
        seconds = (words / reads) * 60 + touched * taps + dice;
      words += said.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
      // *Roll*, too.
      touched += Math.max(1, said.at(-1)?.taps?.length ?? 1) + (command.type === "accept" ? 1 : 0);
      expect(view.round).toBe(1);
    },
  });
  expect(seconds).toBeLessThanOrEqual(90);
});

/** Whatever names and figures stand in it. */
function saidIn(words: string, text: string | ((one: string, two: string) => string)): boolean {
  const pieces = typeof text === "string" ? [text] : text("§", "§").split("§");
  return pieces.every((piece) => words.includes(piece));
}

test("[lesson] every advice is what the trader would do, or the clerk says what it would do instead", async () => {
  let compared = 0;
  const heard = new Set<Topic>();
  await learn(lessonKey(), {
    look: (view, { command, rather }, said) => {
      const rng = quickRng(7);
      const thinking = { type: "iterations", iterations: 1 } as const;
      const best = trader.play(view, outerRim.options(view), rng, thinking);
      const total = (one: Command): number =>
        weighCommands({ ...view, mind: minds[2] }, outerRim.options(view)).find(
          (weighed) => JSON.stringify(weighed.command) === JSON.stringify(one),
        )?.total ?? -Infinity;
      compared++;
      for (const { topic } of said) heard.add(topic);
      if (total(command) === total(best.command)) return;
      const words = said.map(({ text }) => text).join(" ");
      const isSaid = Object.values(all.en.rather).some((text) => saidIn(words, text));
      expect(isSaid || (rather?.type === "discard-top" && heard.has("clear"))).toBe(true);
      expect(rather?.type).toBe(best.command.type);
    },
  });
  expect(compared).toBeGreaterThan(20);
});

/** Told to whoever got there another way as what was hoped for. */
const triumphs: readonly Topic[] = ["fame", "goal", "jobDone", "captured", "delivered", "over"];

test("[lesson] other legal moves are answered, never barred, and the lesson still comes to its end", async () => {
  for (const seed of anySeeds({ usual: 3, deep: 100 })) {
    const rng = quickRng(seed);
    let strayed: Command | null = null;
    const answered = (said: readonly Remark[]): boolean =>
      said.some(({ topic }) => topic === "otherwise" || triumphs.includes(topic));
    const { told, view } = await learn(lessonKey(), {
      look(_, __, said) {
        const where = `GAME=${seed}:0, after ${JSON.stringify(strayed)}`;
        if (strayed !== null) expect(answered(said), where).toBe(true);
        strayed = null;
      },
      stray(now, meant) {
        const options = outerRim.options(now).filter(({ type }) => type !== "cancel");
        const other = rng.below(3) === 0 ? options[rng.below(options.length)] : undefined;
        if (other !== undefined && !sameData(other, meant.command)) strayed = other;
        return other ?? meant.command;
      },
    });
    expect(told.has("enough") || view.winner !== null, `GAME=${seed}:0`).toBe(true);
  }
});

test("[lesson] the learner’s moves alone bring the same table back, however often the clerk was asked", async () => {
  const { moves, view } = await learn(lessonKey());
  const again = openLesson();
  expect(again.playAgain(moves)).toBe(true);
  expect(again.view()).toEqual(view);
  expect(again.advice()).toEqual(again.advice());
  expect(openLesson().playAgain([{ type: "end-actions" }])).toBe(false);
});

test.each(languages)("[lesson] in %s nothing is left unsaid", async (language) => {
  const { said } = await learn(lessonKey(), { language });
  for (const { text, taps = [] } of said)
    expect([text, ...taps].join(" ")).not.toMatch(
      /undefined|NaN|\[object|\b(ask|card|space|skill)\.\w/,
    );
});

test("[OR-TEST-02] the chances the clerk names are those of the dice", () => {
  for (const [known, percent] of [
    [0, 23],
    [1, 75],
    [2, 94],
  ] as const) {
    const { ways, of } = testOdds(known);
    expect(Math.round((ways / of) * 100)).toBe(percent);
    for (const { heard } of Object.values(all))
      expect(`${heard.passed(known)} ${heard.failed(known)}`).toMatch(
        new RegExp(`\\b${percent}\\s?%`),
      );
  }
});
