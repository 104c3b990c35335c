/**
 * `npm run lab [-- --games N] [--seed S] [--set FILE] [--write]`: thousands of games between the project's own bots.
 * The same seed gives the same numbers on any number of cores. `--write` renews docs/balance.md and its plots.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { standardSet } from "#rules/bounty-hunters/index.ts";
import type { CardSet } from "#rules/bounty-hunters/index.ts";
import { addSurvey, emptySurvey } from "#bots/bounty-hunters/lab/counts.ts";
import type { SurveyQuestion } from "#bots/bounty-hunters/lab/survey.ts";
import type { Survey } from "#bots/bounty-hunters/lab/counts.ts";
import { readCardSet } from "./simulate/card-set-file.ts";
import { plots } from "./lab/plots.ts";
import { balanceReport, summary } from "./lab/report.ts";
import { labTables } from "./lab/tables.ts";
import type { TableSurvey, LabTable } from "./lab/tables.ts";

const chunk = 250;

const usage = `Usage: npm run lab -- [--games N] [--seed S] [--set FILE] [--write]
  --games N   games per table of bots (default 6000)
  --seed S    the same seed gives the same numbers (default 1)
  --set FILE  a card set as JSON instead of the standard one
  --write     renews docs/balance.md and its plots`;

const wish = readWish();
const { games, seed, set } = wish;
const found = await play(labTables(games));
console.log(summary(found));
if (wish.write) write(found);

function readWish(): {
  readonly games: number;
  readonly seed: number;
  readonly set: CardSet;
  readonly write: boolean;
} {
  try {
    const { values } = parseArgs({
      options: {
        games: { type: "string" },
        seed: { type: "string" },
        set: { type: "string" },
        write: { type: "boolean" },
        help: { type: "boolean" },
      },
    });
    if (values.help === true) {
      console.log(usage);
      process.exit(0);
    }
    return {
      games: wholeNumber("--games", values.games ?? "6000"),
      seed: wholeNumber("--seed", values.seed ?? "1"),
      set: chosenSet(values.set),
      write: values.write === true,
    };
  } catch (error) {
    return giveUp([error instanceof Error ? error.message : String(error)]);
  }
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`${name} takes a whole number from 1, not "${text}"`);
  return number;
}

function chosenSet(path: string | undefined): CardSet {
  if (path === undefined) return standardSet;
  const read = readCardSet(path);
  return read.type === "set" ? read.set : giveUp(read.sentences);
}

function giveUp(sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(`lab: ${sentence}`);
  return process.exit(1);
}

/** Chunks are handed out to all cores and added up in their own order, so that the cores do not matter. */
async function play(tables: readonly LabTable[]): Promise<TableSurvey<Survey>[]> {
  const questions = tables.flatMap((table) => chunks(table));
  const answers: Survey[] = [];
  let next = 0;
  let done = 0;
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      const worker = new Worker(new URL("./lab/lab-worker.ts", import.meta.url));
      while (next < questions.length) {
        const i = next++;
        const question = questions[i];
        if (question === undefined) break;
        answers[i] = await ask(worker, question);
        progress(++done, questions.length);
      }
      await worker.terminate();
    }),
  );
  let at = 0;
  return tables.map((table) => {
    const survey = emptySurvey(set.faces.length);
    for (let n = 0; n < table.games; n += chunk)
      addSurvey(survey, answers[at++] ?? emptySurvey(set.faces.length));
    return { table, set, survey };
  });
}

function chunks({ mode, players, games: total }: LabTable): SurveyQuestion[] {
  const questions: SurveyQuestion[] = [];
  for (let from = 0; from < total; from += chunk)
    questions.push({ set, mode, players, seed, from, to: Math.min(total, from + chunk) });
  return questions;
}

function ask(worker: Worker, question: SurveyQuestion): Promise<Survey> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (survey: Survey) => {
      worker.off("error", reject);
      resolve(survey);
    });
    worker.postMessage(question);
  });
}

function progress(done: number, all: number): void {
  if (!process.stderr.isTTY && done % Math.ceil(all / 10) !== 0 && done !== all) return;
  const width = 30;
  const full = Math.round((width * done) / all);
  process.stderr.write(
    `\r[${"#".repeat(full)}${".".repeat(width - full)}] ${Math.round((100 * done) / all)} %${done === all ? "\n" : ""}`,
  );
}

function write(results: readonly TableSurvey<Survey>[]): void {
  mkdirSync("docs/balance", { recursive: true });
  for (const [name, svg] of Object.entries(plots(results)))
    writeFileSync(`docs/balance/${name}.svg`, svg);
  writeFileSync("docs/balance.md", balanceReport(results, seed, games));
}
