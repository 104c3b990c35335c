/**
 * Where a game of Bounty Hunters stands still: everybody waits until the last one has answered. A stop is one kind of
 * question in one turn, with how long each person who was asked took for it.
 */
import {
  activationGain,
  bountyHunters,
  type Event,
  type State,
} from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";

export interface TimedMove {
  readonly seat: Seat;
  readonly events: readonly Event[];
  /** What its person took for it; `null` where nobody sat there. */
  readonly seconds: number | null;
}

export interface Stop {
  readonly turn: number;
  readonly kind: string;
  /** By seat. */
  readonly seconds: Map<Seat, number>;
  /** Somebody could gain something at once: a question that is asked in any case. */
  isWorth: boolean;
}

/** Everything the rules stop for, in order. */
export function stopsOf(begun: State, moves: readonly TimedMove[]): readonly Stop[] {
  const stops = new Map<string, Stop>();
  let state = begun;
  for (const { seat, events, seconds } of moves) {
    const kind = bountyHunters.asks?.(state, seat) ?? state.step.type;
    const key = `${state.turn} ${kind}`;
    const stop = stops.get(key) ?? { turn: state.turn, kind, seconds: new Map(), isWorth: false };
    stops.set(key, stop);
    if (seconds !== null) stop.seconds.set(seat, (stop.seconds.get(seat) ?? 0) + seconds);
    const board = state.boards[seat];
    if (board !== undefined) stop.isWorth ||= activationGain(state.set, board) !== "none";
    for (const event of events) state = bountyHunters.evolve(state, event);
  }
  return [...stops.values()];
}

export interface Ways {
  /** The next draw is said while the others still think of their cards. */
  readonly isDrawSaidAhead: boolean;
  /** A reserve that gains nothing at once is not asked about. */
  readonly isReserveAskedIfWorth: boolean;
}

/** A place was planned with its card: its answer goes by itself. */
function isStop({ kind, isWorth }: Stop, ways: Ways): boolean {
  if (kind === "place") return false;
  return kind !== "activate" || isWorth || !ways.isReserveAskedIfWorth;
}

/**
 * Whoever has sealed a card thinks of the next deck meanwhile. It takes them as long as ever: the others wait for card
 * and deck of the slowest together, and not for the slowest card and then for the slowest deck.
 */
function withDrawsAhead(stops: readonly Stop[]): readonly Stop[] {
  const found: Stop[] = [];
  for (const stop of stops) {
    const before = found.findLast(({ kind, turn }) => kind === "choose" && turn === stop.turn - 1);
    if (stop.kind !== "draw" || before === undefined) found.push(stop);
    else found[found.indexOf(before)] = together(before, stop);
  }
  return found;
}

function together(choice: Stop, draw: Stop): Stop {
  const seconds = new Map(choice.seconds);
  for (const [seat, more] of draw.seconds) seconds.set(seat, (seconds.get(seat) ?? 0) + more);
  return { ...choice, seconds };
}

export interface WaitingTime {
  readonly turns: number;
  readonly stops: number;
  readonly seconds: number;
  /** What one person waits of it, on the average. */
  readonly waited: number;
}

export function waitingOf(stops: readonly Stop[], seats: number, ways: Ways): WaitingTime {
  let seconds = 0;
  let waited = 0;
  const told = ways.isDrawSaidAhead ? withDrawsAhead(stops) : stops;
  const counted = told.filter((stop) => stop.seconds.size > 0 && isStop(stop, ways));
  for (const stop of counted) {
    const longest = Math.max(...stop.seconds.values());
    seconds += longest;
    for (let seat = 0; seat < seats; seat++)
      waited += (longest - (stop.seconds.get(seat) ?? 0)) / seats;
  }
  const turns = Math.max(0, ...stops.map(({ turn }) => turn));
  return { turns, stops: counted.length, seconds, waited };
}
