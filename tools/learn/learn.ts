/**
 * Self-play that teaches the master's insight: games, a fit to how they ended, games with the new insight, and so on;
 * each fit reads the games of two generations.
 * `node tools/learn/learn.ts [--games N] [--generations N] [--hidden N] [--seed S] [--write]`; `--write` renews
 * bots/bounty-hunters/learned/learned.ts.
 * The same seed gives the same insight on any number of cores.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import type { Insight } from "#bots/bounty-hunters/learned/insight.ts";
import { explained, fit } from "./fit.ts";
import type { Lesson } from "./games.ts";
import { learnedFile, rounded } from "./file.ts";

const chunk = 500;
const epochs = 3;

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "80000" },
    generations: { type: "string", default: "6" },
    hidden: { type: "string", default: "32" },
    seed: { type: "string", default: "1" },
    write: { type: "boolean", default: false },
  },
});
const games = wholeNumber("--games", values.games);
const generations = wholeNumber("--generations", values.generations);
const hidden = 4 * wholeNumber("--hidden", String(Number(values.hidden) / 4), "a multiple of four");
const seed = wholeNumber("--seed", values.seed);
const workers = Array.from(
  { length: availableParallelism() },
  () => new Worker(new URL("./games.ts", import.meta.url)),
);
let insight: Insight | null = null;
let before: Float32Array[] = [];
for (let generation = 0; generation < generations; generation++) {
  const start = performance.now();
  const parts = await playAll(seed * 100 + generation, insight);
  const unseen = Math.ceil(parts.length / 20);
  const played = performance.now();
  insight = rounded(fit(joined([...before, ...parts.slice(unseen)]), hidden, epochs, seed));
  const share = explained(insight, joined(parts.slice(0, unseen)));
  console.log(
    `generation ${generation}: ${games} games in ${((played - start) / 1000).toFixed(0)} s, fitted in ${((performance.now() - played) / 1000).toFixed(0)} s, explains ${(100 * share).toFixed(1)} %`,
  );
  before = parts;
  if (values.write)
    writeFileSync(
      new URL("../../bots/bounty-hunters/learned/learned.ts", import.meta.url),
      learnedFile(insight),
    );
}
await Promise.all(workers.map((worker) => worker.terminate()));

/** The parts come back in the order of their games, whoever played them. */
async function playAll(lessonSeed: number, taught: Insight | null): Promise<Float32Array[]> {
  const lessons: Lesson[] = [];
  for (let from = 0; from < games; from += chunk)
    lessons.push({ from, to: Math.min(games, from + chunk), seed: lessonSeed, insight: taught });
  const parts: Float32Array[] = [];
  let next = 0;
  await Promise.all(
    workers.map(async (worker) => {
      for (let i = next++; i < lessons.length; i = next++)
        parts[i] = await ask(worker, lessons[i] as Lesson);
    }),
  );
  return parts;
}

function ask(worker: Worker, lesson: Lesson): Promise<Float32Array> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (rows: Float32Array) => {
      worker.off("error", reject);
      resolve(rows);
    });
    worker.postMessage(lesson);
  });
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const part of parts) {
    all.set(part, to);
    to += part.length;
  }
  return all;
}

function wholeNumber(name: string, text: string, what = "a whole number from 1"): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  console.error(`learn: ${name} takes ${what}`);
  return process.exit(1);
}
