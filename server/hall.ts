/**
 * The hall: a store, a household and a door, opened and closed in order. Reads no environment; `main.ts` and tests
 * hand everything in.
 */
import type { Game } from "#rules/game.ts";
import { games as allGames } from "#rules/games.ts";
import type { Clock } from "#table/ports.ts";
import { startChores, type ChoreTimes } from "./chores.ts";
import { machineClock } from "./clock.ts";
import type { SessionEnds } from "./copies/needs.ts";
import { door } from "./door/door.ts";
import type { Route } from "./door/http/route.ts";
import { standardLimits, type Limits } from "./door/limits/limits.ts";
import { opensToNetwork } from "./door/reach.ts";
import { callSecrets } from "./calls/calls.ts";
import type { MailHost } from "./calls/channels/email.ts";
import { readAllowed, type AllowList } from "./calls/reach/addresses.ts";
import { openHostDoor, type HostDoor } from "./host-door.ts";
import { reasonOf } from "./host-error.ts";
import { setUpHouse, type Household } from "./household.ts";
import { openLog, tableMark, type Log } from "./logs.ts";
import { openMetrics, type Metrics } from "./metrics.ts";
import type { Store, StoreNeeds } from "./store/port.ts";
import { takeInShutOut } from "./store/files/shut-out-file.ts";
import { openSqlite } from "./store/sqlite/index.ts";

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
  /** The host's way to send letters. */
  readonly mail?: MailHost | null;
  /** Where calls may go besides the world outside. */
  readonly callsMayReach?: AllowList;
  /** The machine's own unless a test hands in another. */
  readonly clock?: Clock;
  /** Every game there is unless a test plays others. */
  readonly games?: readonly Game[];
  /** A file in the data folder unless told. */
  readonly openStore?: (folder: string, needs: StoreNeeds) => Store | Promise<Store>;
}

export interface OpenHall {
  readonly port: number;
  readonly routes: readonly Route[];
  /** Something failed that nobody was there to catch. */
  readonly bug: (what: string, error: unknown) => void;
  /** The path of the host's page, for one visit. */
  readonly hostLink: () => string;
  /** Answers once every call that is due by now was tried. */
  readonly makeCalls: () => Promise<void>;
  close(): Promise<void>;
}

export async function openHall(settings: HallSettings): Promise<OpenHall> {
  const { clock = machineClock, openStore = openSqlite, dataFolder } = settings;
  const log = openLog(settings.logLevel);
  const metrics = openMetrics(() => household.tables.size);
  const store = await openStore(dataFolder, storeNeeds(log, metrics, settings.diskBroke));
  const household: Household = setUpHouse(
    {
      games: settings.games ?? allGames,
      dataFolder,
      store,
      clock,
      log,
      metrics,
      limits: { ...standardLimits, ...settings.limits },
      calls: {
        mail: settings.mail ?? null,
        mayReach: settings.callsMayReach ?? readAllowed(""),
        secrets: await callSecrets(store.calls),
      },
      sessions: onceOpen(() => front.sessions),
    },
    {
      trustProxy: settings.trustProxy,
      publicUrl: settings.publicUrl ?? null,
      isOpenToNetwork: opensToNetwork(settings.host),
    },
  );
  const { services, copies, tables, bots } = household;
  const { bug } = services;
  const { link } = services.office.keys;
  const front = door(services, settings.clientFolder);
  let hostDoor: HostDoor | undefined;
  let waking: NodeJS.Immediate | undefined;
  const stopChores = startChores({ tables, calls: store.calls, clock, log }, settings);

  async function close(): Promise<void> {
    stopChores();
    household.alarm?.close();
    await services.calls.close();
    clearImmediate(waking);
    hostDoor?.close();
    await front.close();
    // Tables first: a bot that is ended in the middle of a thought must not cost its seat a move.
    await tables.close();
    await bots.close();
    await services.recovery.close();
    await copies?.close();
    await store.close();
    log.info("the hall is closed");
  }

  try {
    await knowTheHouse(household, store, dataFolder);
    // Read before the door opens: a database that cannot be read is told at the start.
    await copies?.open();
    // Among copies, those whose clock nobody minds are found by the beat.
    const ticking = copies === null ? await store.directory.ticking(clock.now()) : [];
    await household.alarm?.set();
    void services.calls.worker.look();
    const port = await front.open(settings.port, settings.host);
    hostDoor = openHostDoor(dataFolder, { backUp: store.backup, link }, (error) =>
      log.warn({ reason: reasonOf(error) }, "no backups while the hall is open"),
    );
    log.info({ port }, "the hall is open");
    // Games with a clock go on even if nobody comes back; everything else waits for its people.
    waking = setImmediate(() => wakeAll(household, ticking));
    services.movesAhead.open().catch((error: unknown) => bug("moves ahead were not read", error));
    services.leaving.goOn().catch((error: unknown) => bug("a name was not taken out", error));
    const { routes } = front;
    return { port, routes, bug, hostLink: link, makeCalls: services.calls.worker.look, close };
  } catch (error) {
    stopChores();
    await copies?.close();
    await store.close().catch(() => undefined);
    throw error;
  }
}

/** The door stands in front of the house and is made after it. */
function onceOpen(sessions: () => SessionEnds): SessionEnds {
  return {
    all: () => sessions().all(),
    end: (isForgotten) => sessions().end(isForgotten),
    endAll: () => sessions().endAll(),
    tell: (person, text) => sessions().tell(person, text),
    sendOut: (mayNot) => sessions().sendOut(mayNot),
  };
}

function storeNeeds(log: Log, metrics: Metrics, diskBroke?: () => void): StoreNeeds {
  return {
    flushedIn: metrics.flushed,
    conflicted: () => metrics.copies.conflicts.inc(),
    broken(error) {
      log.fatal(
        { reason: reasonOf(error) },
        "what was written may be lost: the hall stops, so that nobody hears of it",
      );
      diskBroke?.();
    },
    fullness(isFull) {
      metrics.diskFull.set(Number(isFull));
      if (!isFull) return log.info("there is room on the disk again");
      log.error(
        "the disk is full: nothing new is taken until there is room, what is there is served",
      );
    },
  };
}

/** Who may not come in must be known before the door opens. */
async function knowTheHouse(
  { services: { office, bug } }: Household,
  { house }: Store,
  dataFolder: string,
): Promise<void> {
  await takeInShutOut(dataFolder, house).catch((error: unknown) =>
    bug("who is shut out cannot be read", error),
  );
  await office.readHouse();
}

function wakeAll({ tables, services: { log } }: Household, ids: readonly string[]): void {
  for (const id of ids)
    tables
      .wake(id)
      .catch((error: unknown) =>
        log.error({ table: tableMark(id), reason: reasonOf(error) }, "a table does not open"),
      );
}
