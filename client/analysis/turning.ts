/** The turns that moved the chances most. */
import type { Outcome, Seat } from "#rules/game.ts";
import type { Version } from "#table/talk/words.ts";

export interface Point {
  readonly version: Version;
  /** `null`: the end. */
  readonly turn: number | null;
  readonly shares: readonly number[];
  /** Games played on from here; `null` where nothing is guessed any more. */
  readonly games: number | null;
  /** What each seat did from here to the next point, the greatest thing in one sentence. */
  readonly told: readonly string[];
}

export interface TurningPoint {
  /** The point before the change: that is where to look. */
  readonly at: number;
  readonly version: Version;
  readonly turn: number | null;
  readonly seat: Seat;
  /** What everybody did who did something: where all choose at once nobody's choice is the cause alone. */
  readonly told: readonly { readonly seat: Seat; readonly text: string }[];
  readonly from: number;
  readonly to: number;
}

export interface Band {
  readonly low: number;
  readonly high: number;
}

/** Nineteen times of twenty the true chance lies in it (Wilson's interval). */
export function bandOf({ shares, games }: Pick<Point, "shares" | "games">, seat: Seat): Band {
  const share = shares[seat] ?? 0;
  if (games === null) return { low: share, high: share };
  const z = 1.96;
  const spread = 1 + (z * z) / games;
  const middle = (share + (z * z) / (2 * games)) / spread;
  const half =
    (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / spread;
  return { low: clamp(middle - half), high: clamp(middle + half) };
}

/** To the scale, without the dust of floating points at its ends. */
function clamp(share: number): number {
  return Math.round(1e6 * Math.min(1, Math.max(0, share))) / 1e6;
}

/** The curve ends at the truth: whoever won has it all, or their part of it. */
export function truthOf({ places }: Outcome, version: Version, seats: number): Point {
  const winners = places[0] ?? [];
  return {
    version,
    turn: null,
    shares: Array.from({ length: seats }, (_, seat) =>
      winners.includes(seat) ? 1 / winners.length : 0,
    ),
    games: null,
    told: [],
  };
}

const howMany = 3;

/** Told in the order they happened; each for the seat whose chance moved most. What may be chance is none. */
export function turningPoints(points: readonly Point[]): readonly TurningPoint[] {
  const turnings: TurningPoint[] = [];
  for (let at = 0; at + 1 < points.length; at++) {
    const before = points[at];
    const after = points[at + 1];
    if (before === undefined || after === undefined) continue;
    const seat = movedMost(before, after);
    if (!isSure(bandOf(before, seat), bandOf(after, seat))) continue;
    turnings.push({
      at,
      version: before.version,
      turn: before.turn,
      seat,
      told: before.told.flatMap((text, by) => (text === "" ? [] : [{ seat: by, text }])),
      from: before.shares[seat] ?? 0,
      to: after.shares[seat] ?? 0,
    });
  }
  const size = ({ from, to }: TurningPoint): number => Math.abs(to - from);
  return turnings
    .sort((x, y) => size(y) - size(x))
    .slice(0, howMany)
    .sort((x, y) => x.at - y.at);
}

function movedMost(before: Point, after: Point): Seat {
  const moved = before.shares.map((share, seat) => Math.abs((after.shares[seat] ?? 0) - share));
  return moved.indexOf(Math.max(...moved));
}

function isSure(one: Band, other: Band): boolean {
  return one.high < other.low || other.high < one.low;
}
