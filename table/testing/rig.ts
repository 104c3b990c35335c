/** A table on a test bench: memory journal, a clock turned by hand, bots at random. */
import { think } from "#bots/index.ts";
import type { Game } from "#rules/game.ts";
import { hashOf } from "#rules/seeded-chance.ts";
import type { Journal } from "../journal/page.ts";
import { writeJournal } from "../journal/file.ts";
import { makeTable } from "../journal/make.ts";
import { memoryJournal } from "../journal/memory.ts";
import { openTable } from "../live/open.ts";
import type { BotQuestion, BotDecision, Person, Ports } from "../ports.ts";
import type { Table, TableAsk } from "../table.ts";
import type { Answer, TableTerms } from "../talk/words.ts";
import { handClock, settled, type HandClock } from "./hand-clock.ts";
import { the } from "./the.ts";

export interface Rig {
  readonly ports: Ports;
  readonly clock: HandClock;
  readonly journal: Journal;
  readonly bugs: unknown[];
}

export interface RigWish {
  readonly journal?: Journal;
  readonly think?: (question: BotQuestion) => Promise<BotDecision>;
  readonly games?: NonNullable<Ports["games"]>;
  readonly mayCall?: (person: string) => boolean;
}

export function rig({
  journal = memoryJournal(),
  think: thinker = thinkAtRandom,
  ...wished
}: RigWish = {}): Rig {
  const clock = handClock();
  const bugs: unknown[] = [];
  let made = 0;
  const ports: Ports = {
    ...wished,
    journal,
    clock,
    bots: { think: thinker },
    freshSeed: () => hashOf(`seed ${made}`),
    freshTableId: () => `t${++made}`,
    report: (_, bug) => void bugs.push(bug),
  };
  return { ports, clock, journal, bugs };
}

async function thinkAtRandom({ game, view, version, seat }: BotQuestion): Promise<BotDecision> {
  return think(
    { game, level: "random", view, seed: version * 7 + seat, budget: { iterations: 1 } },
    () => 0,
  );
}

export function terms(game: Game, seats: number, more: Partial<TableTerms> = {}): TableTerms {
  const options = Object.fromEntries(game.tableOptions.map(({ id, standard }) => [id, standard]));
  return {
    game: game.id,
    setup: { seats, options, content: null },
    clock: null,
    botLevel: "random",
    coach: false,
    listed: false,
    ...more,
  };
}

export const ginny: Person = { id: "p-ginny", name: "Ginny" };
export const mia: Person = { id: "p-mia", name: "Mia" };
export const thomas: Person = { id: "p-thomas", name: "Thomas" };

export async function openNew(
  { ports }: Rig,
  game: Game,
  wanted: TableTerms,
  bots: readonly (string | null)[] = [],
): Promise<Table> {
  const header = await makeTable(ports, game, wanted, ginny.id, { bots });
  const pages = await ports.journal.read(header.table, 0);
  return openTable({
    game,
    header,
    content: wanted.setup.content ?? game.standardContent,
    pages,
    ports,
  });
}

/** The same journal, a fresh process. */
export async function reopen(
  { ports }: Rig,
  game: Game,
  id: string,
  content: unknown = game.standardContent,
): Promise<Table> {
  const header = await ports.journal.header(id);
  if (header === null) throw new Error(`no table ${id}`);
  return openTable({ game, header, content, pages: await ports.journal.read(id, 0), ports });
}

let asks = 0;
type Wish<A> = A extends TableAsk ? Omit<A, "id" | "table"> : never;

export function ask(
  table: Table,
  person: Person,
  wish: Wish<TableAsk>,
  id = `ask-${++asks}`,
): Promise<Answer> {
  return table.ask(person, { ...wish, id, table: table.id } as TableAsk);
}

/** People sit down in order, everything else is filled by bots, the game starts. */
export async function startWith(
  table: Table,
  people: readonly Person[],
  seats: number,
): Promise<void> {
  for (const [seat, person] of people.entries())
    await ask(table, person, { type: "sit", seat, entropy: `${person.name} ${seat}` });
  for (let seat = people.length; seat < seats; seat++)
    await ask(table, ginny, { type: "seat-bot", seat, level: "random" });
  const answer = await ask(table, ginny, { type: "start" });
  if (answer.type !== "done") throw new Error(JSON.stringify(answer));
}

/** Plays a table of bots to its end and returns its journal as a file. */
export async function finishedJournal(game: Game, seats: number): Promise<string> {
  const bench = rig();
  const table = await openNew(
    bench,
    game,
    terms(game, seats),
    Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : "random")),
  );
  await startWith(table, [ginny], 1);
  await ask(table, ginny, { type: "substitute", seat: 0, level: "random" });
  for (let wait = 0; wait < 500 && table.info(null).phase !== "over"; wait++) await settled();
  const header = the(await bench.journal.header(table.id));
  const text = writeJournal(
    game,
    header,
    game.standardContent,
    await bench.journal.read(table.id, 0),
  );
  if (typeof text !== "string") throw new Error(text.code);
  return text;
}
