/** `npm run arena -- ./a.py ./b.py house:master …`: programs and house bots meet over duplicate deals. */
import { randomInt } from "node:crypto";
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { games } from "#rules/games.ts";
import { readEntrants, type Entrant } from "./entrants.ts";
import { playMatch, type Match } from "./match.ts";
import { reportText } from "./report.ts";
import type { DealResult } from "./result.ts";
import { pairTests, standings } from "./standings.ts";

const playable = games.filter(({ amendable }) => !amendable);
const usage = `Usage: npm run --silent arena -- WHO WHO … [options]
  WHO                 a program (./a.py, ./b.js, any executable, or "command with arguments"),
                      or a house bot (house:master); docs/arena.md has the words they speak
  --game GAME         one of: ${playable.map(({ id }) => id).join(", ")} (default bounty-hunters)
  --seats N,N         table sizes (default 2)
  --deals N           at most so many deals of each size (default 200); every seat of every deal
  --error P           how often a pair's test may be wrong, in percent (default 5)
  --margin P          shares within 50 ± P percent count as level (default 5)
  --all               plays all deals, whatever is known already
  --seconds S         for one decision of a program (default 5)
  --begin S           more for its first one, to load what it needs (default 10)
  --iterations N      how long a searching house bot thinks per decision (default 300)
  --option ID=VALUE   a table option, may be repeated
  --seed TEXT         the same seed gives the same deals (default: a new one, which is told)
  --lanes N           deals played at once (default 1)
  --out DIR           writes the journal of every game, for replay and verify, and games.ndjson
  --json              prints one JSON object
  --help              prints this`;

const cancel = (sentence: string): never => {
  console.error(`arena: ${sentence}`);
  process.exit(1);
};

// Programs end with the arena, however it ends.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => process.exit(130));

const { values, positionals } = read();
if (values.help) console.log(usage);
else await main();

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        game: { type: "string", default: "bounty-hunters" },
        seats: { type: "string", default: "2" },
        deals: { type: "string", default: "200" },
        error: { type: "string", default: "5" },
        margin: { type: "string", default: "5" },
        all: { type: "boolean", default: false },
        seconds: { type: "string", default: "5" },
        begin: { type: "string", default: "10" },
        iterations: { type: "string", default: "300" },
        option: { type: "string", multiple: true, default: [] },
        seed: { type: "string" },
        lanes: { type: "string", default: "1" },
        out: { type: "string" },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    return cancel(error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
  }
}

async function main(): Promise<void> {
  const match = matchOf();
  const { entrants } = match;
  const anchor = entrants.findIndex(({ type }) => type === "house");
  const terms = {
    names: entrants.map(({ name }) => name),
    error: number("error", 0.01, 50) / 100,
    margin: number("margin", 0, 50) / 100,
    anchor: anchor < 0 ? null : anchor,
  };
  const deals = new Map<number, DealResult[]>(match.sizes.map((seats) => [seats, []]));
  const done = new Set<number>();
  if (values.out !== undefined) makeFolder(values.out);
  say(`${match.game.id}, deals from --seed ${match.seed}`);
  await playMatch(match, {
    isDone: (seats) => done.has(seats),
    heard(result, journals) {
      const all = deals.get(result.seats) ?? [];
      all.push(result);
      tellFaults(result, entrants);
      if (values.out !== undefined) keep(values.out, result, journals, terms.names);
      const isKnown = pairTests(all, terms).every(({ known }) => known !== "open");
      if (isKnown && !values.all) done.add(result.seats);
    },
  });
  const all = [...deals].map(([seats, played]) => standings(seats, played, terms));
  const { error, margin } = terms;
  if (values.json)
    console.log(
      JSON.stringify({ game: match.game.id, seed: match.seed, error, margin, standings: all }),
    );
  else for (const one of all) console.log(`\n${reportText(one)}`);
  if (!values.json) console.log(`\n${footnote(anchor < 0 ? null : (terms.names[anchor] ?? null))}`);
}

function footnote(anchor: string | null): string {
  return (
    `Elo 0 is ${anchor ?? "the mean"}; intervals of ratings by drawing deals again, those of pairs hold at any time of stopping.\n` +
    `A pair's test is wrong in ${values.error} % of runs at most, each by itself.`
  );
}

function matchOf(): Match {
  const game = playable.find(({ id }) => id === values.game);
  if (game === undefined)
    return cancel(`--game is one of ${playable.map(({ id }) => id).join(", ")}`);
  const sizes = values.seats.split(",").map(Number);
  const standard = game.tableOptions.map(({ id, standard: value }) => [id, value]);
  const options = Object.fromEntries([
    ...standard,
    ...values.option.map((pair) => pair.split("=", 2)),
  ]);
  for (const seats of sizes) {
    const [problem] = game.checkSetup({ seats, options, content: null });
    if (problem !== undefined || seats < 2)
      return cancel(`${problem?.path ?? "seats"} does not fit a table of ${seats}`);
  }
  const entrants = readEntrants(game.id, positionals);
  if (typeof entrants === "string") return cancel(entrants);
  return {
    game,
    entrants,
    options,
    sizes: [...new Set(sizes)],
    deals: whole("deals", 1, 1_000_000),
    seed: values.seed ?? String(randomInt(2 ** 40)),
    seconds: number("seconds", 0.01, 3600),
    secondsToBegin: number("begin", 0, 3600),
    iterations: whole("iterations", 1, 1_000_000),
    lanes: whole("lanes", 1, availableParallelism() * 4),
  };
}

function number(
  name: "seconds" | "begin" | "error" | "margin",
  least: number,
  most: number,
): number {
  const value = Number(values[name]);
  return value >= least && value <= most
    ? value
    : cancel(`--${name} is a number from ${least} to ${most}, not "${values[name]}"`);
}

function whole(name: "deals" | "iterations" | "lanes", least: number, most: number): number {
  const value = Number(values[name]);
  return Number.isInteger(value) && value >= least && value <= most
    ? value
    : cancel(`--${name} is a whole number from ${least} to ${most}, not "${values[name]}"`);
}

function tellFaults({ games: played }: DealResult, entrants: readonly Entrant[]): void {
  for (const { file, faults, lineup, pages } of played)
    for (const [seat, fault] of faults.entries())
      if (fault !== null)
        say(
          `${entrants[lineup[seat] ?? 0]?.name} lost ${file} in seat ${seat} of ${pages} pages: ${fault.code}: ${fault.words}`,
        );
}

/** One line for each game, in the words of the standings. */
function keep(
  folder: string,
  { seats, deal, games: played }: DealResult,
  journals: ReadonlyMap<string, string>,
  names: readonly string[],
): void {
  for (const [file, text] of journals) writeFileSync(join(folder, file), text);
  const lines = played.map(({ lineup, ...game }) =>
    JSON.stringify({ seats, deal, players: lineup.map((one) => names[one]), ...game }),
  );
  appendFileSync(join(folder, "games.ndjson"), `${lines.join("\n")}\n`);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "games.ndjson"), "");
  } catch {
    cancel(`the folder ${folder} cannot be made`);
  }
}

function say(sentence: string): void {
  console.error(`arena: ${sentence}`);
}
