/** One open request for events: what is still to be told, and what was told of each table last. */
import { createHash } from "node:crypto";
import type { Outcome, Seat } from "#rules/game.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { MyEvent } from "#table/talk/me.ts";
import { isProgram } from "#table/talk/readable.ts";
import type { TableId, TableInfo } from "#table/talk/words.ts";
import type { PublicRow } from "../../lobby/lobby-row.ts";

export interface EventReader {
  readonly person: PersonId;
  readonly name: string;
  readonly games: readonly string[];
  readonly gone: AbortSignal;
  /** Called once, when nothing more is told. */
  readonly ended: () => void;
  /** Asked now and then: a token may be taken back while somebody listens by it. */
  readonly mayGoOn: () => Promise<boolean>;
}

export interface Line extends EventReader {
  /** What others call this program; `null`: a person. */
  readonly program: string | null;
  readonly queue: MyEvent[];
  readonly told: Map<TableId, Standing>;
  wake: () => void;
}

/** A table as one person has it. */
interface Standing {
  readonly table: TableId;
  readonly game: string;
  /** Seats of theirs that are awaited. */
  readonly seats: readonly Seat[];
  readonly isOver: boolean;
  readonly outcome: Outcome | null;
  readonly next: TableId | null;
}

/** An empty line as often as this, so that nobody in between takes the connection for dead. */
const heartbeat = 20_000;

export function newLine(listener: EventReader): Line {
  const program = isProgram(listener.name) ? programId(listener.person) : null;
  return { ...listener, program, queue: [], told: new Map(), wake: () => undefined };
}

/** Names a program to others; who it is to the hall stays the hall's. */
export function programId(person: PersonId): string {
  return createHash("sha256").update(`program ${person}`).digest("hex").slice(0, 16);
}

export function tell(line: Line, event: MyEvent): void {
  line.queue.push(event);
  line.wake();
}

/** With news every question is told again; else what differs from what was told. */
export function look(line: Line, now: Standing, isNews: boolean): void {
  const { table, game, seats, outcome, next } = now;
  const before = line.told.get(table);
  line.told.set(table, now);
  for (const seat of seats)
    if (isNews || before?.seats.includes(seat) !== true)
      tell(line, { type: "your-move", table, game, seat });
  // What was over before anybody listened is no news.
  if (before === undefined && !isNews) return;
  if (now.isOver && before?.isOver !== true) tell(line, { type: "over", table, game, outcome });
  if (next !== null && before?.next !== next) tell(line, { type: "rematch", table, game, next });
}

/** Nothing was told for a while. */
export function isQuiet(line: Line): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const late = setTimeout(() => resolve(true), heartbeat).unref();
  line.wake = () => {
    clearTimeout(late);
    resolve(false);
  };
  return promise;
}

export function standingAt(info: TableInfo): Standing {
  const { id: table, game, phase, outcome, rematch: next } = info;
  const seats = info.seats.flatMap(({ seat, holder, awaited }) =>
    awaited && holder.type === "person" && holder.mine ? [seat] : [],
  );
  return { table, game, seats, isOver: phase === "over", outcome, next };
}

export function standingIn(row: PublicRow, mine: readonly Seat[]): Standing {
  const { id: table, game, phase, awaited, outcome, rematch: next = null } = row;
  const seats = awaited.filter((seat) => mine.includes(seat));
  return { table, game, seats, isOver: phase === "over", outcome, next };
}
