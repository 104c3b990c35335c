/** One game of the arena, at a table like every other: its pages, its views and its judge are the hall's own. */
import type { Game, Outcome, Setup } from "#rules/game.ts";
import { hashOf, type Hex } from "#rules/seeded-chance.ts";
import { writeJournal } from "#table/journal/file.ts";
import { makeTable } from "#table/journal/make.ts";
import { memoryJournal } from "#table/journal/memory.ts";
import type { Journal } from "#table/journal/page.ts";
import { openTable } from "#table/live/open.ts";
import type { Bots, Person, Ports } from "#table/ports.ts";
import type { Table } from "#table/table.ts";
import type { Entrant } from "./entrants.ts";
import type { Fault } from "./fault.ts";
import type { Program } from "./program.ts";
import { seatProgram } from "./seat.ts";

/** A house bot, or the process that plays. */
export type Chair = { readonly entrant: Entrant; readonly program: Program | null };

export interface ArenaTable {
  readonly game: Game;
  readonly setup: Setup;
  readonly seed: Hex;
  readonly chairs: readonly Chair[];
  readonly bots: Bots;
  /** Seconds for one decision. */
  readonly seconds: number;
  /** More for the first one of a program's life. */
  readonly secondsToBegin: number;
}

export interface ArenaGame {
  readonly outcome: Outcome;
  /** By seat; a substitute played on, so that nobody else's game was spoilt. */
  readonly faults: readonly (Fault | null)[];
  readonly pages: number;
  readonly journal: string;
}

/** Plays on for a program that is out; every game has one of this name. */
const substitute = "steady";
const host: Person = { id: "arena", name: "Arena" };

export async function playGame(arena: ArenaTable): Promise<ArenaGame> {
  const { chairs } = arena;
  const journal = memoryJournal();
  const bugs: unknown[] = [];
  const table = await tableFor(arena, journal, bugs);
  const over = endOf(table);
  const seated = await Promise.all(
    chairs.map(async ({ entrant, program }, seat) =>
      program === null
        ? null
        : await seatProgram({ ...arena, table, seat, name: entrant.name, program }),
    ),
  );
  const started = await table.ask(host, { id: "start", table: table.id, type: "start" });
  if (started.type !== "done") throw new Error(`no start: ${JSON.stringify(started)}`);
  await over;
  const faults = seated.map((seat) => seat?.leave() ?? null);
  table.close();
  if (bugs.length > 0) throw new Error("the table has a bug", { cause: bugs[0] });
  const { outcome } = table.info(null);
  if (outcome === null) throw new Error("a game that is over has no outcome");
  return { outcome, faults, pages: table.version(), journal: await journalOf(arena, journal) };
}

/** When everything came about is no part of a game: the same seed writes the same pages. */
const noTime: Ports["clock"] = { now: () => 0, after: () => () => undefined };

async function tableFor(
  { game, setup, seed, chairs, bots }: ArenaTable,
  journal: Journal,
  bugs: unknown[],
): Promise<Table> {
  const ports: Ports = {
    journal,
    clock: noTime,
    bots,
    freshSeed: () => seed,
    freshTableId: () => idOf(seed),
    report: (_, bug) => void bugs.push(bug),
  };
  const levels = chairs.map(({ entrant }) => (entrant.type === "house" ? entrant.level : null));
  const terms = { game: game.id, setup, clock: null, botLevel: substitute, coach: false };
  const header = await makeTable(ports, game, { ...terms, listed: false }, host.id, {
    bots: levels,
  });
  const pages = await journal.read(header.table, 0);
  const content = setup.content ?? game.standardContent;
  return openTable({ game, header, content, pages, ports });
}

/** Says nothing of the seed. */
function idOf(seed: Hex): string {
  return hashOf(`table ${seed}`).slice(0, 24);
}

function endOf(table: Table): Promise<void> {
  return new Promise((resolve) => {
    table.listen(host, "spectator", null, (tell) => {
      if (tell.type === "table" && tell.info.phase === "over") resolve();
    });
  });
}

async function journalOf({ game, setup, seed }: ArenaTable, journal: Journal): Promise<string> {
  const header = await journal.header(idOf(seed));
  if (header === null) throw new Error("no journal was begun");
  const pages = await journal.read(header.table, 0);
  const text = writeJournal(game, header, setup.content ?? game.standardContent, pages);
  if (typeof text !== "string") throw new Error(`no journal: ${text.code}`);
  return text;
}
