/** The turns that moved the chances most. */
import type { Seat } from "#rules/game.ts";
import type { Version } from "#table/talk/words.ts";

export interface Point {
  readonly version: Version;
  readonly turn: number;
  readonly shares: readonly number[];
  /** What each seat did from here to the next point, the greatest thing in one sentence. */
  readonly told: readonly string[];
}

export interface TurningPoint {
  /** The point before the change: that is where to look. */
  readonly at: number;
  readonly version: Version;
  readonly turn: number;
  readonly seat: Seat;
  /** Empty when that seat did nothing worth telling: others changed its chances. */
  readonly told: string;
  readonly from: number;
  readonly to: number;
}

const howMany = 3;

/** Told in the order they happened; each for the seat whose chance moved most. */
export function turningPoints(points: readonly Point[]): readonly TurningPoint[] {
  const turnings: TurningPoint[] = [];
  for (let at = 0; at + 1 < points.length; at++) {
    const before = points[at];
    const after = points[at + 1];
    if (before === undefined || after === undefined) continue;
    let seat = 0;
    before.shares.forEach((share, s) => {
      if (
        Math.abs((after.shares[s] ?? 0) - share) >
        Math.abs((after.shares[seat] ?? 0) - (before.shares[seat] ?? 0))
      )
        seat = s;
    });
    turnings.push({
      at,
      version: before.version,
      turn: before.turn,
      seat,
      told: before.told[seat] ?? "",
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
