/** The hall composed: store, people, tables and door on one data folder. Reads no environment; `main.ts` and tests hand everything in. */
import { randomBytes } from "node:crypto";
import { games as allGames } from "#rules/games.ts";
import { makeTable } from "#table/live/make.ts";
import type { Clock, Ports } from "#table/ports.ts";
import { people } from "./accounts/people.ts";
import { newSecret } from "./accounts/secrets.ts";
import { botPool } from "./bots/pool.ts";
import { door } from "./door/door.ts";
import { opensToNetwork } from "./door/reach.ts";
import { standardLimits, type Limits } from "./door/limits.ts";
import type { Host } from "./host.ts";
import { openHostDoor, type HostDoor } from "./host-door.ts";
import { sqliteJournal } from "./store/sqlite/journal.ts";
import { cardSets } from "./lobby/card-sets.ts";
import { directory } from "./lobby/directory.ts";
import { keep } from "./lobby/keep.ts";
import { openLog, tableMark } from "./logs.ts";
import { openMetrics, type Metrics } from "./metrics.ts";
import { openDatabase } from "./store/sqlite/database.ts";
import { openDisk } from "./store/sqlite/disk.ts";
import { groupCommit } from "./store/sqlite/group-commit.ts";
import { reasonOf } from "./trouble.ts";

export interface HallSettings {
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
  /** How often idle tables are looked for. */
  readonly sweepMilliseconds?: number;
  /** How often gatherings nobody came back to are looked for; the first time after one such while, so that everyone can come back after a restart. */
  readonly cleanUpMilliseconds?: number;
  /** Days without a visit after which a gathering is forgotten; 0 keeps it for ever. */
  readonly keepGatherings: number;
  /** Must end the process: what is on disk is the truth, and only a new start reads it. */
  readonly diskBroke?: () => void;
  /** The machine's own unless a test hands in another. */
  readonly clock?: Clock;
}

export interface OpenHall {
  readonly port: number;
  close(): Promise<void>;
}

const sweepEvery = 15_000;
const cleanUpEvery = 3_600_000;
const day = 86_400_000;

export async function openHall(settings: HallSettings): Promise<OpenHall> {
  const limits = { ...standardLimits, ...settings.limits };
  const { keepGatherings, clock = machineClock } = settings;
  const log = openLog(settings.logLevel);
  const db = openDatabase(settings.dataFolder);
  const disk = openDisk(db, settings.dataFolder);
  const writer = groupCommit(db, {
    disk,
    broken: diskBroke,
    flushedIn: (seconds) => metrics.flushed(seconds),
  });
  const games = new Map(allGames.map((game) => [game.id, game]));
  const index = directory(db, writer);
  const journal = sqliteJournal(db, writer);
  const metrics: Metrics = openMetrics(() => tables.size);
  const bots = botPool(games, metrics);
  const ports: Ports = {
    journal,
    clock,
    bots,
    freshSeed: () => randomBytes(32).toString("hex"),
    freshTableId: newSecret,
    report(table, error) {
      metrics.bugs.inc();
      log.error(
        {
          table: tableMark(table),
          reason: reasonOf(error),
          stack: error instanceof Error ? error.stack : undefined,
        },
        "a table caught a bug",
      );
    },
  };
  const tables = keep({
    games,
    ports,
    directory: index,
    idleMilliseconds: limits.idleMilliseconds,
  });
  journal.onAppended(tables.moved);

  const host: Host = {
    games,
    people: people(db, writer, () => clock.now()),
    directory: index,
    keep: tables,
    journal,
    cardSets: cardSets(settings.dataFolder, games),
    clock,
    limits,
    trustProxy: settings.trustProxy,
    publicUrl: settings.publicUrl ?? null,
    isOpenToNetwork: opensToNetwork(settings.host),
    log,
    metrics,
    async makeTable(game, terms, person, bots) {
      const { table } = await makeTable(ports, game, terms, person, bots);
      log.info(
        { table: tableMark(table), game: game.id, seats: terms.setup.seats },
        "a table was made",
      );
      return table;
    },
  };
  const front = door(host, settings.clientFolder);
  const backUp = (folder: string): Promise<void> => writer.holdLog(() => disk.copyTo(folder));
  let hostDoor: HostDoor | undefined;

  let waking: NodeJS.Immediate | undefined;

  function diskBroke(error: unknown): void {
    log.fatal(
      { reason: reasonOf(error) },
      "the disk did not take what was written: the hall stops, so that nobody hears of what may be lost",
    );
    settings.diskBroke?.();
  }

  async function cleanUp(): Promise<void> {
    const count = await tables.forgetGatherings(clock.now() - keepGatherings * day);
    if (count > 0) log.info({ count }, "gatherings nobody came back to were forgotten");
  }

  async function close(): Promise<void> {
    clearInterval(sweeping);
    clearInterval(cleaning);
    clearImmediate(waking);
    hostDoor?.close();
    await front.close();
    // Tables first: a bot that is ended in the middle of a thought must not cost its seat a move.
    await tables.close();
    await bots.close();
    await writer.settled();
    disk.close();
    log.info("the hall is closed");
  }

  const sweeping = setInterval(
    () => void tables.sweep(),
    settings.sweepMilliseconds ?? sweepEvery,
  ).unref();
  const failed = (error: unknown): void =>
    log.error({ reason: reasonOf(error) }, "the clean-up failed");
  const cleaning =
    keepGatherings === 0
      ? undefined
      : setInterval(
          () => void cleanUp().catch(failed),
          settings.cleanUpMilliseconds ?? cleanUpEvery,
        ).unref();
  try {
    const port = await front.open(settings.port, settings.host);
    hostDoor = openHostDoor(settings.dataFolder, backUp, (error) =>
      log.warn({ reason: reasonOf(error) }, "no backups while the hall is open"),
    );
    log.info({ port }, "the hall is open");
    // Games with a clock go on even if nobody comes back; everything else waits for its people.
    waking = setImmediate(() =>
      index
        .ticking()
        .forEach(
          (id) =>
            void tables
              .wake(id)
              .catch((error: unknown) =>
                log.error({ table: id, err: error }, "a table does not open"),
              ),
        ),
    );
    return { port, close };
  } catch (error) {
    clearInterval(sweeping);
    clearInterval(cleaning);
    disk.close();
    throw error;
  }
}

const machineClock: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
