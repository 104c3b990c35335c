/**
 * `npm run --silent env -- --game bounty-hunters [--envs 64] [--seats 4] [--parallel] [--option NAME=VALUE]…`: many
 * games behind one pipe, for learning. Numbers in, blocks of numbers out; `docs/environment.md` has the words.
 */
import { parseArgs } from "node:util";
import type { Setup } from "#rules/game.ts";
import { newBatch, type Batch } from "./batch.ts";
import { bountyHuntersCoder } from "./bounty-hunters.ts";
import type { EnvCoder } from "./coder.ts";
import { outerRimCoder } from "./outer-rim.ts";

const coders: Readonly<Record<string, (setup: Setup) => EnvCoder>> = {
  "bounty-hunters": bountyHuntersCoder,
  "outer-rim": outerRimCoder,
};

const kinds = { reset: 0, step: 1, fork: 2 } as const;
const mostEnvs = 4096;
/** No byte has come. */
const nothing = -1;

const { values } = parseArgs({
  options: {
    game: { type: "string", default: "bounty-hunters" },
    envs: { type: "string", default: "64" },
    seats: { type: "string", default: "2" },
    parallel: { type: "boolean", default: false },
    option: { type: "string", multiple: true, default: [] },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(
    "npm run --silent env -- --game bounty-hunters|outer-rim [--envs 64] [--seats 2] [--parallel] [--option NAME=VALUE]\n" +
      "Many games behind one pipe: docs/environment.md. A player for Python is examples/guildhall_env.py.",
  );
} else await serve();

async function serve(): Promise<void> {
  const makeCoder = coders[values.game];
  if (makeCoder === undefined) return stop(`--game is one of ${Object.keys(coders).join(", ")}`);
  const envs = wholeNumber("--envs", values.envs, mostEnvs);
  const seats = wholeNumber("--seats", values.seats, 6);
  const setup: Setup = { seats, options: optionsOf(values.option), content: null };
  const coder = makeCoder(setup);
  const [problem] = coder.game.checkSetup(completed(coder, setup));
  if (problem !== undefined) return stop(`${problem.path}: ${problem.code} (${problem.rule})`);
  const width = values.parallel ? seats : 1;
  const batch = newBatch({ coder, setup: completed(coder, setup), envs, width });
  process.stdout.write(`${JSON.stringify(hello(coder, batch, { envs, seats, width }))}\n`);
  await answerAll(batch, envs, envs * width);
}

/** Every option has a value: its own, or the usual one. */
function completed({ game }: EnvCoder, setup: Setup): Setup {
  const usual = Object.fromEntries(game.tableOptions.map(({ id, standard }) => [id, standard]));
  return { ...setup, options: { ...usual, ...setup.options } };
}

interface EnvSize {
  readonly envs: number;
  readonly seats: number;
  readonly width: number;
}

function hello(coder: EnvCoder, { blocks }: Batch, size: EnvSize): object {
  const { game, fields, actions, optionWidth, tables } = coder;
  return {
    protocol: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    ...size,
    fields,
    actions,
    optionWidth,
    answer: blocks,
    tables,
  };
}

/** A message is its kind, one byte, and its numbers; each is answered before the next is read. */
async function answerAll(batch: Batch, envs: number, rows: number): Promise<void> {
  const lengths: Readonly<Record<number, number>> = {
    [kinds.reset]: envs,
    [kinds.step]: rows,
    [kinds.fork]: 2 * envs,
  };
  let rest = Buffer.alloc(0);
  for await (const chunk of process.stdin) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    for (;;) {
      const kind = rest[0] ?? nothing;
      const length = lengths[kind];
      if (kind === nothing) break;
      if (length === undefined) return stop(`there is no message of kind ${kind}`);
      if (rest.length < 1 + 4 * length) break;
      const numbers = numbersIn(rest, length);
      rest = rest.subarray(1 + 4 * length);
      if (kind === kinds.reset) batch.reset(numbers);
      else if (kind === kinds.step) batch.step(numbers);
      else batch.fork(numbers.subarray(0, envs), numbers.subarray(envs));
      process.stdout.write(batch.answer());
    }
  }
}

function numbersIn(message: Buffer, length: number): Int32Array {
  const numbers = new Int32Array(length);
  for (let i = 0; i < length; i++) numbers[i] = message.readInt32LE(1 + 4 * i);
  return numbers;
}

function optionsOf(texts: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    texts.map((text) => [text.split("=")[0] ?? "", text.split("=")[1] ?? ""]),
  );
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0 && number <= most) return number;
  stop(`${name} takes a whole number from 1 to ${most}`);
  return 1;
}

function stop(why: string): void {
  console.error(`env: ${why}`);
  process.exit(1);
}
