/**
 * What the hall keeps, whoever keeps it. Everything is asked asynchronously: a file answers at once, a database
 * elsewhere does not. Whatever was answered survives the process, and nothing is read out that would not.
 */
import type { Seat } from "#rules/game.ts";
import type { Header, Journal, PersonId } from "#table/journal/page.ts";
import type { Person } from "#table/ports.ts";
import type { TokenTerms } from "#table/talk/office.ts";
import type { PersonFace } from "#table/talk/seats/face.ts";
import type { TableId, Version } from "#table/talk/words.ts";
import type { PublicRow } from "../lobby/lobby-row.ts";
import type { CallStore } from "./call-port.ts";
import type { GuildStore } from "./guild-port.ts";
import type { CopiesStore } from "./copies-port.ts";
import type { House } from "./house-port.ts";
import type { KeyStore } from "./keys-port.ts";
import type { LeavingStore } from "./leaving-port.ts";
import type { LooksStore } from "./looks-port.ts";
import type { SecretHash } from "./secret-hash.ts";
import type { TournamentStore } from "./tournament-port.ts";

/** How many tables a host may have that are not over, and how many of them on the list. */
export interface TableRoom {
  readonly open: number;
  readonly listed: number;
}

export type CreateResult = "made" | "too-many-tables" | "too-many-listed";

export interface StoreJournal extends Journal {
  /** `create`, as long as its host has room for it, however many come at once. */
  createWithin(header: Header, content: unknown, room: TableRoom): Promise<CreateResult>;
}

export interface Store {
  readonly journal: StoreJournal;
  readonly people: PeopleStore;
  readonly keys: KeyStore;
  readonly looks: LooksStore;
  readonly leaving: LeavingStore;
  readonly directory: Directory;
  readonly guilds: GuildStore;
  readonly tournaments: TournamentStore;
  readonly calls: CallStore;
  readonly house: House;
  /** `null` where one process alone can use it. */
  readonly copies: CopiesStore | null;
  /** A whole copy in an empty folder, of everything answered before the call; nobody waits for it. */
  backup(folder: string): Promise<void>;
  /** Answers once everything asked so far is kept. */
  close(): Promise<void>;
}

/** What the hall wants to know from its store, whichever it is. */
export interface StoreNeeds {
  /** What was written may be lost, and nobody can tell: the process must end and read what is there. */
  readonly broken: (error: unknown) => void;
  readonly flushedIn?: (seconds: number) => void;
  /** Someone else wrote first, or nobody knows who did. */
  readonly conflicted?: () => void;
  /** There is no room for what shall be written, or there is again. Told once each time. */
  readonly fullness?: (isFull: boolean) => void;
}

export type { SecretHash };

export interface StoredSession {
  readonly person: PersonId;
  /** A seat token speaks for this seat alone; `null` is the whole person. */
  readonly only: { readonly table: TableId; readonly seat: Seat } | null;
  /** A token with a name may do less in its person's name. */
  readonly token?: TokenTerms;
  readonly seen: number;
}

export interface NewSession extends StoredSession {
  readonly hash: SecretHash;
  /** Kind of browser and machine, as `accounts/devices.ts` names them; `null` when unknown. */
  readonly device: string | null;
  /** When the door was opened; `null` when nobody noted it. */
  readonly since: number | null;
}

/** The door that a code opens. */
export type ClaimedSession = Pick<NewSession, "hash" | "device">;

/** As others know someone; `face` null where they have chosen none. */
export interface KnownSession extends StoredSession {
  readonly name: string;
  readonly face: PersonFace | null;
}

export type KnownPerson = Person & Pick<KnownSession, "face">;

export interface PeopleStore {
  session(hash: SecretHash): Promise<KnownSession | null>;
  /** A person and their first session, both or neither. */
  addPerson(name: string, session: NewSession): Promise<void>;
  rename(person: PersonId, name: string): Promise<void>;
  setFace(person: PersonId, face: PersonFace): Promise<void>;
  /**
   * Of devices and of tokens for seats there are so many: the one used longest ago gives way. Named tokens stay until
   * they are ended: `false`, one more would be too many.
   */
  addSession(session: NewSession): Promise<boolean>;
  setSeen(hash: SecretHash, seen: number): Promise<void>;
  dropSession(hash: SecretHash): Promise<void>;
  /** Every door that opens for this person, the latest used first. */
  sessionsOf(person: PersonId): Promise<readonly NewSession[]>;
  /** How many people there are. */
  count(): Promise<number>;
  /** Those that have expired by `now` go. */
  addCode(hash: SecretHash, person: PersonId, expires: number, now: number): Promise<void>;
  /** Whose it is; the code stays as it is. `null`: no such code, or expired before `now`. */
  whoseCode(hash: SecretHash, now: number): Promise<KnownPerson | null>;
  /**
   * Spends the code and opens the session its person gets for it, in one step: of two who come with the same code
   * one is turned away. `null`: no such code, or expired before `now`.
   */
  spendCode(hash: SecretHash, now: number, session: ClaimedSession): Promise<PersonId | null>;
}

/** Finds tables without opening them. */
export interface Directory {
  /** Listed, still gathering and made after `since`, the newest first. */
  open(since: number): Promise<readonly TableId[]>;
  of(person: PersonId): Promise<ReadonlyMap<TableId, readonly Seat[]>>;
  /** Games they finished, the newest first. */
  finished(person: PersonId): Promise<readonly FinishedTable[]>;
  /** Who sits where; bots are not people. */
  sitters(table: TableId): Promise<ReadonlyMap<Seat, PersonId>>;
  /** Tables this person hosts that are not over. */
  hosted(person: PersonId): Promise<number>;
  /**
   * Games with a clock run on while nobody looks: those whose clock rings by `now`, and those of which only their
   * own memory would know.
   */
  ticking(now: number): Promise<readonly TableId[]>;
  /** Of those, the ones whose clock rings by `now`: found without looking at all that wait. */
  rung(now: number): Promise<readonly TableId[]>;
  /** When the next clock rings after `now`; `null`: none does. */
  nextRing(now: number): Promise<number | null>;
  /** The stored row, unless the journal went on since it was drawn. */
  row(table: TableId): Promise<PublicRow | null>;
  /** Also remembers when someone was last at the table. */
  keepRow(row: PublicRow, version: Version, visited: number): Promise<void>;
  /**
   * Forgets gatherings without a visit since `before`, unless `busy`; a game that began is never among them.
   * Answers how many.
   */
  forgetGatherings(before: number, busy: (table: TableId) => boolean): Promise<number>;
  /** Takes a table off the list; whoever has its link still finds it. */
  unlist(table: TableId): Promise<void>;
  /** How many tables there are of each phase. */
  counts(): Promise<Readonly<Record<PublicRow["phase"], number>>>;
  /** `null` when there is no such table. */
  dates(table: TableId): Promise<TableDates | null>;
}

export interface FinishedTable {
  readonly table: TableId;
  readonly seats: readonly Seat[];
  /** As it was drawn, unless the journal went on since. */
  readonly row: PublicRow | null;
}

export interface TableDates {
  readonly made: number;
  /** The last page and when it was written; 0 and the making itself before the first. */
  readonly version: Version;
  readonly moved: number;
}
