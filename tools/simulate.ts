/** `npm run --silent simulate -- GAME …`: many games between bots, and what they say together. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { botsOf } from "#bots/index.ts";
import type { Game } from "#rules/game.ts";
import { games } from "#rules/games.ts";
import { readCardSet } from "./simulate/card-set-file.ts";
import { journalOf, simulateGame } from "./simulate/simulated-game.ts";
import type { Cast, Details } from "./simulate/simulated-game.ts";
import { outerRimDetails } from "./simulate/outer-rim.ts";
import { unseenText, whatIsUnseen } from "./simulate/unseen.ts";
import { counter } from "./simulate/tally.ts";
import type { Tally } from "./simulate/tally.ts";

const usage = `Usage: npm run --silent simulate -- GAME [options]
  GAME                one of: ${games.map(({ id }) => id).join(", ")}
  --seats N           how many play (default 4, or what the game allows)
  --bots A,B,…        one level per seat, or one for all (default random)
  --games N           how many games (default 100)
  --seed N            the same seed gives the same games (default 1)
  --option ID=VALUE   a table option, may be repeated (e.g. --option mode=introductory)
  --solo DECK         with one seat: who plays against it (base, classic, bounty-hunter, both),
                      for games that print an opponent
  --set FILE          a card set of your own, where the game has sets
  --iterations N      how long a searching bot thinks per decision (default 300)
  --unseen            instead: tables of every kind in turn, and what no game met (outer-rim)
  --export DIR        writes each game as a journal for replay and verify
  --json              prints one JSON object
  --help              prints this`;

/** What a game's own events say beyond its outcome. */
const detailsOf: Readonly<Record<string, () => Details>> = { "outer-rim": outerRimDetails };

const cancel = (sentence: string): never => {
  console.error(`simulate: ${sentence}`);
  process.exit(1);
};

const { values, positionals } = read();
if (values.help) console.log(usage);
else if (values.unseen) reportUnseen();
else main();

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        seats: { type: "string" },
        bots: { type: "string", default: "random" },
        games: { type: "string", default: "100" },
        seed: { type: "string", default: "1" },
        option: { type: "string", multiple: true, default: [] },
        solo: { type: "string" },
        iterations: { type: "string", default: "300" },
        set: { type: "string" },
        unseen: { type: "boolean", default: false },
        export: { type: "string" },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    return cancel(error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
  }
}

function main(): void {
  const casting = cast();
  const [count, seed] = [whole("games", 1, 10_000_000), whole("seed", 0, Number.MAX_SAFE_INTEGER)];
  const folder = values.export;
  if (folder !== undefined) makeFolder(folder);
  const totals = counter(casting.setup.seats);
  const details = detailsOf[casting.game.id]?.();
  const start = process.cpuUsage();
  for (let i = 0; i < count; i++) {
    const played = simulateGame(
      casting,
      seed,
      i,
      folder === undefined && details === undefined ? "result" : "moves",
    );
    details?.add(played);
    totals.add(played.outcome, played.decisions, turnsOf(casting.game, played.final));
    if (folder !== undefined)
      writeFileSync(
        join(folder, `${casting.game.id}-${seed}-${i}.journal`),
        journalOf(casting, played),
      );
    progress(i + 1, count);
  }
  const { user, system } = process.cpuUsage(start);
  report(casting, seed, totals.tally(), (user + system) / 1e6, details?.told() ?? {});
}

function reportUnseen(): void {
  if (positionals.length !== 1 || positionals[0] !== "outer-rim")
    cancel("--unseen is known for outer-rim alone");
  const [count, seed] = [whole("games", 1, 10_000_000), whole("seed", 0, Number.MAX_SAFE_INTEGER)];
  const found = whatIsUnseen(count, seed, (done) => progress(done, count));
  console.log(values.json ? JSON.stringify(found) : unseenText(found));
}

function cast(): Cast {
  const [id, ...more] = positionals;
  const game = games.find((one) => one.id === id);
  if (game === undefined || more.length > 0)
    return cancel(`name one game of ${games.map((one) => one.id).join(", ")}; --help says more`);
  const seats =
    values.seats === undefined
      ? Math.min(Math.max(4, game.seats.min), game.seats.max)
      : whole("seats", 1, 99);
  const options = Object.fromEntries(
    [...values.option, ...(values.solo === undefined ? [] : [`opponents=${values.solo}`])].map(
      (pair) => pair.split("=", 2),
    ),
  );
  const setup = {
    seats,
    options,
    content: values.set === undefined ? null : contentOf(values.set),
  };
  const [problem] = game.checkSetup(setup);
  if (problem !== undefined)
    return cancel(`${problem.path} does not fit: ${problem.code} (${problem.rule})`);
  const levels = values.bots.split(",");
  if (levels.length !== 1 && levels.length !== seats)
    return cancel(`--bots names ${levels.length} levels for ${seats} seats`);
  const known = botsOf(game.id);
  const bots = Array.from({ length: seats }, (_, seat) => {
    const level = levels[levels.length === 1 ? 0 : seat];
    return (
      known.find((bot) => bot.level === level) ??
      cancel(`there is no bot "${level}"; known are ${known.map((bot) => bot.level).join(", ")}`)
    );
  });
  return {
    game,
    setup,
    bots,
    budget: { type: "iterations", iterations: whole("iterations", 1, 1_000_000) },
  };
}

/** Every mistake gets its sentence, and nothing is played. */
function contentOf(path: string): unknown {
  const read = readCardSet(path);
  if (read.type === "set") return read.set;
  for (const sentence of read.sentences.slice(1)) console.error(`simulate: ${sentence}`);
  return cancel(read.sentences[0] ?? "this is no card set");
}

function whole(
  name: "seats" | "games" | "seed" | "iterations",
  least: number,
  most: number,
): number {
  const value = Number(values[name]);
  return Number.isInteger(value) && value >= least && value <= most
    ? value
    : cancel(`--${name} is a whole number from ${least} to ${most}, not "${values[name]}"`);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    cancel(`the folder ${folder} cannot be made`);
  }
}

/** Whatever a game shows to everyone as its turn or round. */
function turnsOf(game: Game, state: unknown): number | null {
  const view = game.viewFor(state, "spectator");
  if (typeof view !== "object" || view === null) return null;
  if ("turn" in view && typeof view.turn === "number") return view.turn;
  return "round" in view && typeof view.round === "number" ? view.round : null;
}

function progress(done: number, count: number): void {
  if (values.json || !process.stderr.isTTY || (done % 50 !== 0 && done !== count)) return;
  process.stderr.write(`\r${done} of ${count} games${done === count ? "\n" : ""}`);
}

function report(
  { game, setup, bots }: Cast,
  seed: number,
  tally: Tally,
  seconds: number,
  details: Readonly<Record<string, unknown>>,
): void {
  const decisionsPerSecond = Math.round(tally.decisions / seconds);
  const all = {
    game: game.id,
    seats: setup.seats,
    options: setup.options,
    bots: bots.map(({ level }) => level),
    seed,
    ...tally,
    decisionsPerSecond,
    ...details,
  };
  if (values.json) return console.log(JSON.stringify(all));
  const rows = (points: Readonly<Record<string, number>>): string =>
    Object.entries(points)
      .map(([row, mean]) => `${row} ${mean}`)
      .join(", ");
  console.log(`${game.id}: ${tally.games} games, ${setup.seats} seats (${all.bots.join(", ")}), seed ${seed}
turns        ${tally.meanTurns ?? "–"} on average
decisions    ${tally.decisions}, ${decisionsPerSecond} per CPU second
scores       ${rows(tally.scores.all)}
winners      ${rows(tally.scores.winners)}
wins by seat ${tally.winsBySeat.join(", ")} (${tally.shared} shared)`);
  for (const [name, value] of Object.entries(details))
    console.log(`${name.padEnd(12)} ${JSON.stringify(value)}`);
}
