/** What a table needs from its host and never does itself: time, chance, bots, other tables. */
import type { Seat } from "#rules/game.ts";
import type { Hex } from "#rules/rng.ts";
import type { Journal, PersonId, Reasons } from "./journal/page.ts";
import type { TableId, Version } from "./talk/words.ts";

export interface Person {
  readonly id: PersonId;
  readonly name: string;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs once after `ms`; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
}

export interface BotQuestion {
  readonly table: TableId;
  /** Whose table it is: where many tables share the bots, people take turns. */
  readonly host: PersonId;
  readonly version: Version;
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  /** A bot gets a view and never a state. */
  readonly view: unknown;
}

export interface BotThought {
  readonly command: unknown;
  readonly reasons: Reasons | null;
}

export interface Bots {
  /** May take its time: the table goes on meanwhile. A rejection makes the table play its time-out move. */
  think(question: BotQuestion): Promise<BotThought>;
}

export interface Ports {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly bots: Bots;
  /** 32 unforeseeable bytes in hex. */
  readonly freshSeed: () => Hex;
  readonly freshTableId: () => TableId;
  /** A bug was caught: the command failed, the table lives on. */
  readonly report: (table: TableId, bug: unknown) => void;
}
