/** How copies of the hall on one store know of each other. None of it decides anything: the journal alone does. */
import type { Stay } from "#table/ports.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { TableId, Version } from "#table/talk/words.ts";
import type { PublicRow } from "../lobby/lobby-row.ts";

export type CopyId = string;

/** Which version of its rules a copy plays, by game. */
export type RulesVersions = Readonly<Record<string, number>>;

export interface CopyListener {
  /** One notification: who published it, and the words. */
  readonly heard: (text: string) => void;
  /** Nothing is heard from now on, or everything is again: look round at once. */
  readonly deaf: (isDeaf: boolean) => void;
}

export interface HeartbeatResult {
  /** What the store's clock says, the same for every copy. */
  readonly now: number;
  /** The store did not know this copy: it is new here, or the store forgot everyone. */
  readonly isNew: boolean;
  /** Whoever sent a heartbeat lately, this copy included. */
  readonly living: ReadonlyMap<CopyId, RulesVersions>;
}

/** Which tables of a game a copy may open: those last judged by rules from `least` to `most`. */
export interface Openable {
  readonly game: string;
  readonly least: number;
  readonly most: number;
}

export interface TableLease {
  readonly table: TableId;
  readonly game: string;
  readonly version: Version;
  readonly mine: boolean;
  readonly mindedFrom: number;
  /** The rules that judged it last. */
  readonly rules: number;
}

export interface TableStay extends Stay {
  readonly table: TableId;
  readonly person: PersonId;
}

/** A row of the lobby, drawn from a version of its table. */
export interface DrawnRow {
  readonly row: PublicRow;
  readonly version: Version;
  readonly visited: number;
}

export interface CopiesStore {
  /** Answers how to stop. */
  listen(listener: CopyListener): Promise<() => Promise<void>>;
  /** At most once: what is lost is found at the next beat. */
  publish(text: string): Promise<void>;
  heartbeat(copy: CopyId, rules: RulesVersions): Promise<HeartbeatResult>;
  /** Minds those of `tables` that no living copy minds. */
  claim(copy: CopyId, tables: readonly TableId[]): Promise<void>;
  /** Games with a clock that no living copy minds; minded by this one from now on. */
  claimTicking(copy: CopyId, openable: readonly Openable[]): Promise<readonly TableId[]>;
  release(copy: CopyId, tables: readonly TableId[]): Promise<void>;
  standings(copy: CopyId, tables: readonly TableId[]): Promise<readonly TableLease[]>;
  /** Who is or was there in other copies, one for each copy. */
  stays(copy: CopyId, tables: readonly TableId[]): Promise<readonly TableStay[]>;
  noteStays(copy: CopyId, stays: readonly TableStay[]): Promise<void>;
  /** Rows of the lobby for the tables this copy minds: the others show them without opening a table. */
  keepRows(rows: readonly DrawnRow[]): Promise<void>;
  /** Game and rules of a table; `null` when there is none. */
  rulesOf(table: TableId): Promise<{ readonly game: string; readonly rules: number } | null>;
  /** Judged by these rules from now on. */
  stampRules(table: TableId, rules: number): Promise<void>;
  /** Which of these sessions are no more. */
  forgotten(sessions: readonly Uint8Array[]): Promise<readonly Uint8Array[]>;
  /** What dead copies left behind. */
  tidy(): Promise<void>;
  /** Minds nothing and is nowhere any more. */
  leave(copy: CopyId): Promise<void>;
}
