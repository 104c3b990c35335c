/** A table on a test bench: memory journal, a clock turned by hand, bots at random, listeners that remember. */
import { think } from "#bots/index.ts";
import type { Game, Seat, Viewer } from "#rules/game.ts";
import { hashOf } from "#rules/rng.ts";
import type { Journal } from "../journal/page.ts";
import { writeJournal } from "../journal/file.ts";
import { makeTable } from "../journal/make.ts";
import { memoryJournal } from "../journal/memory.ts";
import { openTable } from "../live/open.ts";
import type { BotQuestion, BotThought, Clock, Person, Ports } from "../ports.ts";
import type { Table, TableAsk } from "../table.ts";
import { apply } from "../talk/patch.ts";
import type { Answer, LogEntry, TableInfo, TableTerms, Tell, Version } from "../talk/words.ts";

interface HandClock extends Clock {
  pass(ms: number): Promise<void>;
}

/** Time passes only by `pass`; whatever comes due runs in order. */
function handClock(): HandClock {
  let now = 1_000_000;
  let timers: { readonly due: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    after(ms, run) {
      const timer = { due: now + ms, run };
      timers.push(timer);
      return () => (timers = timers.filter((other) => other !== timer));
    },
    async pass(ms) {
      const until = now + ms;
      for (;;) {
        const next = timers.filter(({ due }) => due <= until).toSorted((a, b) => a.due - b.due)[0];
        if (next === undefined) break;
        now = next.due;
        timers = timers.filter((other) => other !== next);
        next.run();
        await settled();
      }
      now = until;
    },
  };
}

/** Everything that only waits for promises has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 1000; turn++) await Promise.resolve();
}

export interface Rig {
  readonly ports: Ports;
  readonly clock: HandClock;
  readonly journal: Journal;
  readonly troubles: unknown[];
}

export interface RigWish {
  readonly journal?: Journal;
  readonly think?: (question: BotQuestion) => Promise<BotThought>;
}

export function rig({
  journal = memoryJournal(),
  think: thinker = thinkAtRandom,
}: RigWish = {}): Rig {
  const clock = handClock();
  const troubles: unknown[] = [];
  let made = 0;
  const ports: Ports = {
    journal,
    clock,
    bots: { think: thinker },
    freshSeed: () => hashOf(`seed ${made}`),
    freshTableId: () => `t${++made}`,
    report: (_, trouble) => void troubles.push(trouble),
  };
  return { ports, clock, journal, troubles };
}

async function thinkAtRandom({ game, view, version, seat }: BotQuestion): Promise<BotThought> {
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
  const header = await makeTable(ports, game, wanted, ginny.id, bots);
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

/** A client: applies what it hears and remembers every view and every byte. */
export interface Watcher {
  readonly stop: () => void;
  readonly view: () => unknown;
  readonly version: () => Version;
  readonly last: () => Extract<Tell, { type: "view" | "update" }>;
  readonly info: () => TableInfo;
  readonly log: LogEntry[];
  readonly tells: Tell[];
  /** The view after each version, as text. */
  readonly views: Map<Version, string>;
  readonly gaps: () => number;
}

export async function watch(
  table: Table,
  person: Person,
  as: Viewer,
  since: Version | null = null,
): Promise<Watcher> {
  let view: unknown;
  let version = -1;
  let last: Extract<Tell, { type: "view" | "update" }> | null = null;
  let info: TableInfo | null = null;
  let gaps = 0;
  const log: LogEntry[] = [];
  const tells: Tell[] = [];
  const views = new Map<Version, string>();
  const listening = table.listen(person, as, since, (live, text) => {
    const tell = JSON.parse(text()) as Tell;
    if (JSON.stringify(live) !== text()) throw new Error("text differs");
    tells.push(tell);
    if (tell.type === "table") info = tell.info;
    if (tell.type !== "view" && tell.type !== "update") return;
    if (tell.type === "update" && tell.from !== version) gaps++;
    view = tell.type === "view" ? tell.view : apply(view, tell.patch);
    version = tell.version;
    last = tell;
    log.push(...tell.log);
    views.set(version, JSON.stringify(view));
  });
  if (listening.type === "error") throw new Error(listening.code);
  await settled();
  return {
    stop: listening.stop,
    view: () => view,
    version: () => version,
    last: () => the(last),
    info: () => the(info),
    log,
    tells,
    views,
    gaps: () => gaps,
  };
}

export function the<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("nothing there");
  return value;
}

/** Any of what this seat may do now, picked by `pick`. */
export function optionOf(game: Game, watcher: Watcher, pick: number): unknown {
  const options = game.options(watcher.view());
  return options[pick % options.length];
}

export function isAwaited(watcher: Watcher, seat: Seat): boolean {
  return watcher.last().awaited.includes(seat);
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
