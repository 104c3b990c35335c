/** Everything behind the door, put together: bots, tables, the office, and what the door works with. */
import { createHash, randomBytes } from "node:crypto";
import { botsOf } from "#bots/index.ts";
import type { Game } from "#rules/game.ts";
import type { Journal } from "#table/journal/page.ts";
import { makeTable } from "#table/journal/make.ts";
import type { Tell } from "#table/talk/words.ts";
import type { Clock, Ports } from "#table/ports.ts";
import { people, sessionId } from "./accounts/people.ts";
import { newSecret } from "./accounts/secrets.ts";
import { botPool, type BotPool } from "./bots/pool.ts";
import { mailState } from "./calls/channels/email.ts";
import { openCalls, type Calls, type CallsNeeds } from "./calls/calls.ts";
import { sharedBreaths } from "./lobby/breaths.ts";
import { joinCopies, type Copies } from "./copies/copies.ts";
import type { SessionEnds } from "./copies/needs.ts";
import { guard } from "./door/guard.ts";
import { allowances } from "./door/limits/allowances.ts";
import type { Limits } from "./door/limits/limits.ts";
import { whereabouts } from "./door/limits/whereabouts.ts";
import { openGuilds } from "./guild/guilds.ts";
import { hallSubscribers, type ErrandRunner } from "./writes/hall-subscribers.ts";
import { reasonOf } from "./host-error.ts";
import { openAlarm, type Alarm } from "./lobby/alarm.ts";
import { cardSets } from "./lobby/card-sets.ts";
import { openTables, type OpenTables } from "./lobby/open-tables.ts";
import { tableMark, type Log } from "./logs.ts";
import { aboutPeople } from "./me/about-people.ts";
import type { Metrics } from "./metrics.ts";
import { openOffice, type Office, type OfficeNeeds } from "./office/office.ts";
import type { Services } from "./services.ts";
import type { PeopleStore, Store, CreateResult, TableRoom } from "./store/port.ts";
import { openTournaments } from "./tournament/tournaments.ts";
import { withSubscribers } from "./writes/subscribers.ts";

export interface Household {
  readonly services: Services;
  readonly copies: Copies | null;
  readonly tables: OpenTables;
  readonly bots: BotPool;
  /** `null` among copies: there the beat finds what rings. */
  readonly alarm: Alarm | null;
}

interface Needs {
  readonly games: readonly Game[];
  readonly dataFolder: string;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly sessions: SessionEnds;
  readonly calls: Pick<CallsNeeds, "mail" | "mayReach" | "secrets">;
}

export function setUpHouse(
  needs: Needs,
  asked: Pick<Services, "trustProxy" | "publicUrl" | "isOpenToNetwork">,
): Household {
  const { games: all, dataFolder, store, clock: machine, log, metrics, limits } = needs;
  const games = new Map(all.map((game) => [game.id, game]));
  const copies = copiesOf(needs, () => tables, { changed: () => void office.readAgain() });
  const clock: Clock = copies === null ? machine : { now: copies.now, after: machine.after };
  const now = (): number => clock.now();
  const places = whereabouts(now);
  const mail = mailState(needs.calls.mail, asked.publicUrl);
  const office = officeFor(needs, copies, { tables: () => tables, places, now, mail, bug });
  const bots = botPool(games, metrics, {
    addressOf: places.of,
    broke: (error) => bug("a bot’s thread broke", error),
  });
  const subscribers = hallSubscribers(copies, store.guilds, {
    tables: () => tables,
    errands: () => errands,
    movesAhead: () => services.movesAhead,
    myEvents: () => services.myEvents,
  });
  const journal = withSubscribers(store.journal, subscribers, bug);
  const breath = sharedBreaths();
  const { mayReach: mayCall } = store.calls;
  const rest = { clock, bots, bug, mayCall, breath, games: offering(games) };
  const ports = tablePorts(journal, copies, rest);
  const { directory } = store;
  const ringer = { directory, clock: ports.clock, tables: () => tables, bug };
  const alarm = copies === null ? openAlarm(ringer) : null;
  const { idleMilliseconds } = limits;
  const tables: OpenTables = openTables({ games, ports, directory, copies, idleMilliseconds });

  function bug(what: string, error: unknown): void {
    metrics.bugs.inc();
    office.book.caught(what, error);
    const stack = error instanceof Error ? error.stack : undefined;
    log.error({ reason: reasonOf(error), stack }, what);
  }

  const calls = callsFor(needs, asked.publicUrl, { tables, clock: ports.clock, copies, bug });
  const errands = errandsFor(alarm, calls);

  const everyone = people(ringing(store.people, copies), now);
  const services: Services = {
    ...asked,
    games,
    analyst: bots,
    ...aboutPeople({ store, people: everyone, tables, games, breath, bug, now }),
    isDeaf: () => copies?.isDeaf() ?? false,
    directory,
    guilds: openGuilds({ store: store.guilds, tables, clock }),
    guildStore: store.guilds,
    tournaments: openTournaments({ store: store.tournaments, clock, breath, pool: bots }),
    tournamentStore: store.tournaments,
    calls,
    callStore: store.calls,
    tables,
    journal: store.journal,
    cardSets: cardSets(dataFolder, games),
    clock,
    breath,
    limits,
    allowances: allowances(limits.shares, now, (work, { address }) => {
      metrics.turnedAway.inc({ why: work });
      office.book.refused(work, address);
    }),
    whereabouts: places,
    office,
    log,
    metrics,
    bug,
    makeTable: tableMaker(ports, store, log),
  };
  return { services, copies, tables, bots, alarm };
}

function officeFor(
  { dataFolder, store, sessions }: Needs,
  copies: Copies | null,
  parts: Pick<OfficeNeeds, "tables" | "places" | "now" | "mail" | "bug">,
): Office {
  return openOffice({
    ...parts,
    dataFolder,
    store,
    spoke: () => copies?.houseSpoke(),
    sendOut: sessions.sendOut,
  });
}

interface CallsParts extends Pick<PortNeeds, "clock" | "bug"> {
  readonly tables: OpenTables;
  readonly copies: Copies | null;
}

function callsFor(
  { calls, store, sessions }: Needs,
  publicUrl: string | null,
  { copies, ...parts }: CallsParts,
): Calls {
  return openCalls({
    ...calls,
    ...parts,
    store,
    publicUrl,
    isAmongCopies: copies !== null,
    tellPages: pageTeller(sessions, copies),
  });
}

/** What pages ask for is done later by those who know how. */
function errandsFor(alarm: Alarm | null, calls: Calls): ErrandRunner {
  return {
    wrote(written) {
      alarm?.wrote(written);
      if (written.calls.length > 0) calls.worker.wrote(written);
    },
  };
}

/** Every open page of a person, in this copy and in the others. */
function pageTeller(sessions: SessionEnds, copies: Copies | null): CallsNeeds["tellPages"] {
  return (person, { id, lines: [line] }) => {
    if (line === undefined) return false;
    const link = URL.parse(line.link)?.pathname ?? "/";
    const told = { table: "", type: "call", id, text: line.text, link } satisfies Tell;
    const here = sessions.tell(person, JSON.stringify(told));
    copies?.told(person, JSON.stringify(told));
    return here > 0 || copies !== null;
  };
}

function offering(games: ReadonlyMap<string, Game>): NonNullable<Ports["games"]> {
  return async (id) => {
    const game = games.get(id);
    return game && { game, botLevels: botsOf(id).map(({ level }) => level) };
  };
}

type Bug = (what: string, error: unknown) => void;

interface PortNeeds extends Pick<Ports, "mayCall" | "games" | "breath"> {
  readonly clock: Clock;
  readonly bots: BotPool;
  readonly bug: Bug;
}

function tablePorts(
  journal: Journal,
  copies: Copies | null,
  { clock, bots, bug, ...rest }: PortNeeds,
): Ports {
  return {
    ...rest,
    journal,
    ...(copies === null ? {} : { fellows: copies.fellows }),
    // A bug in one table's time-out is that table's.
    clock: { now: clock.now, after: (ms, run) => clock.after(ms, guard({ bug }, "a timer", run)) },
    bots,
    freshSeed: () => randomBytes(32).toString("hex"),
    freshTableId: newSecret,
    hash: (text) => createHash("sha256").update(text).digest("hex"),
    report: (table, error) => bug(`a table (${tableMark(table)}) caught a bug`, error),
  };
}

/** `null` where this process has its store for itself. */
function copiesOf(
  needs: Needs,
  tables: () => OpenTables,
  house: { changed(): void },
): Copies | null {
  const { games, store, clock, log, metrics, sessions } = needs;
  const rules = Object.fromEntries(games.map(({ id, rulesVersion }) => [id, rulesVersion]));
  return (
    store.copies &&
    joinCopies({
      store: store.copies,
      clock,
      rules,
      tables,
      sessions,
      house,
      metrics: metrics.copies,
      log,
    })
  );
}

/** A session that was ended ends its sockets at the other copies, too. */
function ringing(store: PeopleStore, copies: Copies | null): PeopleStore {
  return {
    ...store,
    async dropSession(hash) {
      await store.dropSession(hash);
      copies?.forgot(sessionId(hash));
    },
  };
}

/** Its host has no room for it. */
class NoRoom extends Error {
  readonly code: Exclude<CreateResult, "made">;
  constructor(code: NoRoom["code"]) {
    super(code);
    this.code = code;
  }
}

function tableMaker(ports: Ports, store: Store, log: Log): Services["makeTable"] {
  const within = (room: TableRoom): Ports["journal"] => ({
    ...ports.journal,
    async create(header, content) {
      const created = await store.journal.createWithin(header, content, room);
      if (created !== "made") throw new NoRoom(created);
    },
  });
  return async (game, terms, person, beginning, room) => {
    const made = { ...ports, journal: within(room) };
    const table = await makeTable(made, game, terms, person, beginning).then(
      (header) => header.table,
      (error: unknown) => error,
    );
    if (table instanceof NoRoom) return { no: table.code };
    if (typeof table !== "string") throw table;
    log.info(
      { table: tableMark(table), game: game.id, seats: terms.setup.seats },
      "a table was made",
    );
    return { table };
  };
}
