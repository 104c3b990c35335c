/**
 * `npm run lab [-- --games N] [--seed S] [--set FILE] [--write]`: thousands of games between the project's own bots.
 * The same seed gives the same numbers on any number of cores. `--write` renews docs/balance.md and its plots.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { standardSet } from '#rules/bounty-hunters/index.ts';
import type { CardSet } from '#rules/bounty-hunters/index.ts';
import { addSurvey, emptySurvey } from '#bots/bounty-hunters/survey.ts';
import type { Question, Survey } from '#bots/bounty-hunters/survey.ts';
import { readCardSet } from './card-set-file.ts';
import { plots } from './lab-plots.ts';
import { balanceReport, summary } from './lab-report.ts';
import { labTables } from './lab-tables.ts';
import type { Found, LabTable } from './lab-tables.ts';

const chunk = 250;

const args = process.argv.slice(2);
const games = numberAfter('--games', 6000);
const seed = numberAfter('--seed', 1);
const set = chosenSet();
const found = await play(labTables(games));
console.log(summary(found));
if (args.includes('--write')) write(found);

function numberAfter(name: string, usual: number): number {
  const i = args.indexOf(name);
  return i < 0 ? usual : Number(args[i + 1]);
}

function chosenSet(): CardSet {
  const i = args.indexOf('--set');
  if (i < 0) return standardSet;
  const read = readCardSet(args[i + 1] ?? '');
  if (read.type === 'set') return read.set;
  for (const sentence of read.sentences) console.error(`lab: ${sentence}`);
  return process.exit(1);
}

/** Chunks are handed out to all cores and added up in their own order, so that the cores do not matter. */
async function play(tables: readonly LabTable[]): Promise<Found<Survey>[]> {
  const questions = tables.flatMap((table) => chunks(table));
  const answers: Survey[] = [];
  let next = 0;
  let done = 0;
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      const worker = new Worker(new URL('./lab-worker.ts', import.meta.url));
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
    for (let n = 0; n < table.games; n += chunk) addSurvey(survey, answers[at++] ?? emptySurvey(set.faces.length));
    return { table, set, survey };
  });
}

function chunks({ mode, players, games: total }: LabTable): Question[] {
  const questions: Question[] = [];
  for (let from = 0; from < total; from += chunk) questions.push({ set, mode, players, seed, from, to: Math.min(total, from + chunk) });
  return questions;
}

function ask(worker: Worker, question: Question): Promise<Survey> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (survey: Survey) => {
      worker.off('error', reject);
      resolve(survey);
    });
    worker.postMessage(question);
  });
}

function progress(done: number, all: number): void {
  if (!process.stderr.isTTY && done % Math.ceil(all / 10) !== 0 && done !== all) return;
  const width = 30;
  const full = Math.round((width * done) / all);
  process.stderr.write(`\r[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${Math.round((100 * done) / all)} %${done === all ? '\n' : ''}`);
}

function write(results: readonly Found<Survey>[]): void {
  mkdirSync('docs/balance', { recursive: true });
  for (const [name, svg] of Object.entries(plots(results))) writeFileSync(`docs/balance/${name}.svg`, svg);
  writeFileSync('docs/balance.md', balanceReport(results, seed, games));
}
