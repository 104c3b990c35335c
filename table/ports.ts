/** What a table needs from its host and never does itself: time, chance, bots, other tables. */
import type { Game, Seat } from "#rules/game.ts";
import type { Hex } from "#rules/seeded-chance.ts";
import type { Journal, PersonId, Reasons } from "./journal/page.ts";
import type { Breath } from "./state/steps.ts";
import type { PersonFace } from "./talk/seats/face.ts";
import type { TableId, Version } from "./talk/words.ts";

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  /** Absent: none was chosen, or nobody knows. */
  readonly face?: PersonFace | null;
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

export interface BotDecision {
  readonly command: unknown;
  readonly reasons: Reasons | null;
}

export interface Bots {
  /** May take its time: the table goes on meanwhile. A rejection makes the table play its time-out move. */
  think(question: BotQuestion): Promise<BotDecision>;
}

/** Someone's presence at a table in one copy of the program. */
export interface Stay {
  readonly here: boolean;
  /** They went on purpose. */
  readonly left: boolean;
  /** When they came, or were here last. */
  readonly at: number;
}

/** The other copies of the program that have the same tables; a program alone has none. */
export interface Fellows {
  /** Does this copy ask the bots and let clocks run out? It saves the others work and decides nothing. */
  minds(table: TableId): boolean;
  /** No clock runs before this moment: nobody minded the table then. */
  mindedFrom(table: TableId): number;
  /** Who is or was at the table in the other copies. */
  staysAt(table: TableId): ReadonlyMap<PersonId, readonly Stay[]>;
  /** What the others are to know of someone in this one. */
  noteStay(table: TableId, person: PersonId, stay: Stay): void;
}

export interface OfferedGame {
  readonly game: Game;
  /** Weakest first; none where bots do not play it. */
  readonly botLevels: readonly string[];
}

export interface Ports {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly bots: Bots;
  /** What this host can have played instead. Absent: a table stays with what it was made with. */
  readonly games?: (id: string) => Promise<OfferedGame | undefined>;
  readonly fellows?: Fellows;
  /** 32 unforeseeable bytes in hex. */
  readonly freshSeed: () => Hex;
  readonly freshTableId: () => TableId;
  /** SHA-256 of a text in hex, where the host has one of its own. */
  readonly hash?: (text: string) => Hex;
  /** Whether there is any way to call this person, or others about them; when in doubt, yes. Absent: everyone. */
  readonly mayCall?: (person: PersonId) => boolean;
  /** Where many tables share one thread: answers once others have had their turn. Long work takes one now and then. */
  readonly breath?: Breath;
  /** A bug was caught: the command failed, the table lives on. */
  readonly report: (table: TableId, bug: unknown) => void;
}
