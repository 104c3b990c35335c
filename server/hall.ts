/** The hall composed: store, people, tables and door. Reads no environment; `main.ts` and tests hand everything in. */
import { randomBytes } from "node:crypto";
import { games as allGames } from "#rules/games.ts";
import type { Journal } from "#table/journal/page.ts";
import { makeTable } from "#table/journal/make.ts";
import type { Clock, Ports } from "#table/ports.ts";
import { people } from "./accounts/people.ts";
import { newSecret } from "./accounts/secrets.ts";
import { botPool } from "./bots/pool.ts";
import { startChores, type ChoreTimes } from "./chores.ts";
import { machineClock } from "./clock.ts";
import { allowances } from "./door/limits/allowances.ts";
import { door } from "./door/door.ts";
import { guard } from "./door/guard.ts";
import { opensToNetwork } from "./door/reach.ts";
import { whereabouts } from "./door/limits/whereabouts.ts";
import { standardLimits, type Limits } from "./door/limits/limits.ts";
import type { Services } from "./services.ts";
import { openHostDoor, type HostDoor } from "./host-door.ts";
import { cardSets } from "./lobby/card-sets.ts";
import { openTables, type OpenTables } from "./lobby/open-tables.ts";
import { openLog, tableMark } from "./logs.ts";
import { openMetrics, type Metrics } from "./metrics.ts";
import { openOffice } from "./office/office.ts";
import type { Store, StoreNeeds } from "./store/port.ts";
import { openSqlite } from "./store/sqlite/index.ts";
import { reasonOf } from "./host-error.ts";

export interface HallSettings extends ChoreTimes {
  readonly dataFolder: string;
  readonly clientFolder: string;
  readonly port: number;
  /** The name or address to listen on; all of them when undefined. */
  readonly host: string | undefined;
  readonly trustProxy: boolean;
  /** What invitations say; the address people came by when nobody said. */
  readonly publicUrl?: string | null;
  readonly logLevel: string;
  readonly limits?: Partial<Limits>;
  /** Must end the process: what is on disk is the truth, and only a new start reads it. */
  readonly diskBroke?: () => void;
  /** The machine's own unless a test hands in another. */
  readonly clock?: Clock;
  /** A file in the data folder unless told. */
  readonly openStore?: (folder: string, needs: StoreNeeds) => Store | Promise<Store>;
}

export interface OpenHall {
  readonly port: number;
  /** Something failed that nobody was there to catch. */
  readonly bug: (what: string, error: unknown) => void;
  /** The path of the host's page, for one visit. */
  readonly hostLink: () => string;
  close(): Promise<void>;
}

export async function openHall(settings: HallSettings): Promise<OpenHall> {
  const limits = { ...standardLimits, ...settings.limits };
  const { clock = machineClock, openStore = openSqlite } = settings;
  const log = openLog(settings.logLevel);
  const store = await openStore(settings.dataFolder, {
    broken: diskBroke,
    flushedIn: (seconds) => metrics.flushed(seconds),
    fullness: diskFull,
  });
  const games = new Map(allGames.map((game) => [game.id, game]));
  const metrics: Metrics = openMetrics(() => tables.size);
  const places = whereabouts(() => clock.now());
  const office = openOffice({
    dataFolder: settings.dataFolder,
    store,
    tables: () => tables,
    places,
    now: () => clock.now(),
  });
  const bots = botPool(games, metrics, { addressOf: places.of });
  const ports: Ports = {
    journal: heardBy(() => tables, store.journal),
    // A bug in one table's time-out is that table's.
    clock: { now: clock.now, after: (ms, run) => clock.after(ms, guard({ bug }, "a timer", run)) },
    bots,
    freshSeed: () => randomBytes(32).toString("hex"),
    freshTableId: newSecret,
    report: (table, error) => bug(`a table (${tableMark(table)}) caught a bug`, error),
  };
  const tables: OpenTables = openTables({
    games,
    ports,
    directory: store.directory,
    idleMilliseconds: limits.idleMilliseconds,
  });
  const services: Services = {
    games,
    people: people(store.people, () => clock.now()),
    directory: store.directory,
    tables,
    journal: store.journal,
    cardSets: cardSets(settings.dataFolder, games),
    clock,
    limits,
    allowances: allowances(
      limits.shares,
      () => clock.now(),
      (work, { address }) => {
        metrics.turnedAway.inc({ why: work });
        office.book.refused(work, address);
      },
    ),
    whereabouts: places,
    office,
    trustProxy: settings.trustProxy,
    publicUrl: settings.publicUrl ?? null,
    isOpenToNetwork: opensToNetwork(settings.host),
    log,
    metrics,
    bug,
    async makeTable(game, terms, person, bots) {
      const { table } = await makeTable(ports, game, terms, person, bots);
      log.info(
        { table: tableMark(table), game: game.id, seats: terms.setup.seats },
        "a table was made",
      );
      return table;
    },
  };
  const front = door(services, settings.clientFolder);
  let hostDoor: HostDoor | undefined;
  let waking: NodeJS.Immediate | undefined;
  const stopChores = startChores(tables, clock, log, settings);

  function diskBroke(error: unknown): void {
    log.fatal(
      { reason: reasonOf(error) },
      "what was written may be lost: the hall stops, so that nobody hears of it",
    );
    settings.diskBroke?.();
  }

  function diskFull(isFull: boolean): void {
    metrics.diskFull.set(Number(isFull));
    if (isFull)
      log.error(
        "the disk is full: nothing new is taken until there is room, what is there is served",
      );
    else log.info("there is room on the disk again");
  }

  function wake(id: string): void {
    tables
      .wake(id)
      .catch((error: unknown) =>
        log.error({ table: tableMark(id), reason: reasonOf(error) }, "a table does not open"),
      );
  }

  function bug(what: string, error: unknown): void {
    metrics.bugs.inc();
    office.book.caught(what, error);
    const stack = error instanceof Error ? error.stack : undefined;
    log.error({ reason: reasonOf(error), stack }, what);
  }

  async function close(): Promise<void> {
    stopChores();
    clearImmediate(waking);
    hostDoor?.close();
    await front.close();
    // Tables first: a bot that is ended in the middle of a thought must not cost its seat a move.
    await tables.close();
    await bots.close();
    await store.close();
    log.info("the hall is closed");
  }

  try {
    // Read before the door opens: a database that cannot be read is told at the start.
    const ticking = await store.directory.ticking();
    const port = await front.open(settings.port, settings.host);
    hostDoor = openHostDoor(
      settings.dataFolder,
      { backUp: store.backup, link: office.keys.link },
      (error) => log.warn({ reason: reasonOf(error) }, "no backups while the hall is open"),
    );
    log.info({ port }, "the hall is open");
    // Games with a clock go on even if nobody comes back; everything else waits for its people.
    waking = setImmediate(() => ticking.forEach(wake));
    return { port, bug, hostLink: office.keys.link, close };
  } catch (error) {
    stopChores();
    await store.close().catch(() => undefined);
    throw error;
  }
}

/** The tables in memory remember when a page was written. */
function heardBy(tables: () => OpenTables, journal: Journal): Journal {
  return {
    ...journal,
    async append(table, expected, pages) {
      const appended = await journal.append(table, expected, pages);
      const last = pages.at(-1);
      if (appended.type === "appended" && last !== undefined)
        tables().moved(table, last.version, last.at);
      return appended;
    },
  };
}
