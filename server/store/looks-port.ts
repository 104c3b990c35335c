/** What someone saw last of a table, and what they will say there once asked. */
import type { Seat } from "#rules/game.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { TableId, Version } from "#table/talk/words.ts";

export interface LastLook {
  readonly version: Version;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface LooksStore {
  /** On any device: an older look does not count any more. */
  note(person: PersonId, table: TableId, look: LastLook): Promise<void>;
  last(person: PersonId, table: TableId): Promise<LastLook | null>;
  all(person: PersonId): Promise<ReadonlyMap<TableId, LastLook>>;
  /** A move ahead in the place of the one before; `null` takes it away. */
  setAhead(table: TableId, seat: Seat, ahead: Ahead | null): Promise<void>;
  aheadAt(table: TableId): Promise<ReadonlyMap<Seat, Ahead>>;
  /** Those of these tables at which somebody left one. */
  aheadAmong(tables: readonly TableId[]): Promise<readonly TableId[]>;
  aheadOf(person: PersonId): Promise<readonly TableId[]>;
  /** Every table at which somebody left one. */
  aheadTables(): Promise<readonly TableId[]>;
}

/** Kept from everyone but its owner until it is played. */
export interface Ahead {
  readonly person: PersonId;
  readonly command: unknown;
}
