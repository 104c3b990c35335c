/** How the game stands: its state, whom it waits for, what may be taken back, and bots' reasons not yet told. */
import type { Game, GameEvent, Outcome, Seat, Setup } from "#rules/game.ts";
import type { PersonId } from "../journal/page.ts";
import { foldDated, type EventDates } from "./dates.ts";
import type { Move } from "./move.ts";
import { sameData } from "#rules/same-data.ts";
import type { BotReasons, Version } from "../talk/words.ts";

/** The last move of a seat. `free`: nothing was revealed and nobody else acted since it, itself included. */
interface LastMove {
  readonly page: Version;
  readonly free: boolean;
}

/** Reasons of a sealed choice wait until the step is settled. */
interface Held extends BotReasons {
  readonly revealed: boolean;
}

/** What bots have played for people since those moved last: the first of those moves. */
type BotRuns = readonly (LastMove | null)[];

export interface Position {
  readonly state: unknown;
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly lastMoves: readonly (LastMove | null)[];
  readonly botRuns: BotRuns;
  readonly held: readonly Held[];
  /** Of the move that led here. */
  readonly dates: EventDates;
}

/** The game, its setup, and who owns which seat while it is played. */
export interface Play {
  readonly game: Game;
  readonly setup: Setup;
  readonly owners: readonly (PersonId | null)[];
}

export function positionAtStart({ game, setup }: Play, events: readonly GameEvent[]): Position {
  const { state, dates } = foldDated(game, game.begin(setup), events);
  return {
    ...waiting(game, state),
    lastMoves: Array.from({ length: setup.seats }, () => null),
    botRuns: Array.from({ length: setup.seats }, () => null),
    held: noHeld,
    dates,
  };
}

interface Reached {
  readonly position: Position;
  /** Reasons that become public with this move. */
  readonly published: readonly BotReasons[];
}

export function positionAfter({ game, owners }: Play, position: Position, move: Move): Reached {
  const { state, dates } = foldDated(game, position.state, move.events);
  const now = waiting(game, state);
  const revealing = move.events.some((event) => game.reveals(event));
  const lastMoves = lastMovesAfter(position.lastMoves, owners, move, revealing);
  const botRuns = botRunsAfter(position.botRuns, owners, move, revealing);
  if (position.held === noHeld && move.reasons === null)
    return { position: { ...now, lastMoves, botRuns, held: noHeld, dates }, published: nothing };
  const { held, published } = settleReasons(
    game,
    now,
    heldWith(position.held, move),
    move,
    revealing,
  );
  return { position: { ...now, lastMoves, botRuns, held, dates }, published };
}

const noHeld: readonly Held[] = [];
const nothing: readonly BotReasons[] = [];

function waiting(
  game: Game,
  state: unknown,
): { state: unknown; awaited: readonly Seat[]; outcome: Outcome | null } {
  const awaited = game.awaited(state);
  return { state, awaited, outcome: awaited.length === 0 ? game.outcome(state) : null };
}

function lastMovesAfter(
  before: Position["lastMoves"],
  owners: Play["owners"],
  move: Move,
  revealing: boolean,
): Position["lastMoves"] {
  // What was put between earlier entries is changed by an amendment, never taken back as the last move.
  if (move.place !== move.page) return before;
  return before.map((last, seat) => {
    if (seat === move.seat) return { page: move.page, free: !revealing };
    if (last === null || !last.free) return last;
    const samePerson = move.person !== null && move.person === owners[seat];
    return samePerson && !revealing ? last : { page: last.page, free: false };
  });
}

function botRunsAfter(
  before: BotRuns,
  owners: Play["owners"],
  move: Move,
  revealing: boolean,
): BotRuns {
  const owner = owners[move.seat] ?? null;
  const isForPerson = move.by === "bot" && owner !== null;
  // Nearly always: nobody is played for.
  if (!isForPerson && before.every((run) => run === null)) return before;
  return before.map((run, seat) => {
    if (seat === move.seat && !isForPerson) return null;
    if (run === null) return seat === move.seat ? { page: move.page, free: !revealing } : null;
    const mayStayFree =
      seat === move.seat || (move.person !== null && move.person === owners[seat]);
    return run.free && !(mayStayFree && !revealing) ? { page: run.page, free: false } : run;
  });
}

/** Past a move its writer has removed: it may come back, so others who take back what lies before it must ask. */
export function positionPast({ owners }: Play, position: Position, move: Move): Position {
  const lastMoves = position.lastMoves.map((last, seat) => {
    const samePerson = move.person !== null && move.person === owners[seat];
    return last === null || !last.free || samePerson ? last : { page: last.page, free: false };
  });
  return { ...position, lastMoves };
}

/**
 * Whoever moves again before the reveal has changed a sealed
 * choice: the reasons of the first are nobody's business any more.
 */
function heldWith(held: readonly Held[], move: Move): readonly Held[] {
  const others = held.filter(({ seat }) => seat !== move.seat);
  if (move.reasons === null) return others;
  return [
    ...others,
    { page: move.page, seat: move.seat, reasons: move.reasons.told, revealed: false },
  ];
}

type Waiting = ReturnType<typeof waiting>;

/**
 * A move everyone hears in full is settled at once. A sealed one is settled when something has been revealed and its
 * seat is asked anew (or nobody is any more): only then is the choice behind it.
 */
function settleReasons(
  game: Game,
  now: Waiting,
  waitingReasons: readonly Held[],
  move: Move,
  revealing: boolean,
): { held: readonly Held[]; published: readonly BotReasons[] } {
  const held: Held[] = [];
  const published: BotReasons[] = [];
  for (const { page, seat, reasons, revealed } of waitingReasons) {
    const open = page === move.page && heardInFull(game, move);
    const seen = revealed || revealing;
    const settled = seen && (now.awaited.includes(seat) || now.awaited.length === 0);
    if (open || settled) published.push({ page, seat, reasons });
    else held.push({ page, seat, reasons, revealed: seen });
  }
  return { held: held.length === 0 ? noHeld : held, published };
}

function heardInFull(game: Game, move: Move): boolean {
  return move.events.every((event) =>
    sameData(game.newsFor(event, move.seat), game.newsFor(event, "spectator")),
  );
}
