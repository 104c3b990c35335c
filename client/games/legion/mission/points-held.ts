/** Who holds which point when a round ends: what is tapped on the board, and what of it can be. */
import {
  factsAsked,
  isShared,
  isSuppressed,
  other,
  roomFor,
  type FactName,
  type Facts,
  type Side,
  type State,
} from "#rules/legion/index.ts";

/** The numbers of the points each side holds, by what is counted. */
export type PointsBySide = Readonly<
  Partial<Record<FactName, Readonly<Record<Side, readonly number[]>>>>
>;

/** What was noted on units during the round is counted already; the players change what they see otherwise. */
export function knownAlready(state: State): PointsBySide {
  if (!factsAsked(state).some(({ fact }) => fact === "suppressed")) return {};
  const of = (side: Side): readonly number[] =>
    state.units
      .filter((unit) => unit.side === side && !unit.defeated && isSuppressed(unit))
      .map((_, at) => at);
  return { suppressed: { blue: of("blue"), red: of("red") } };
}

const nobody = { blue: [], red: [] } as const;

export function heldBy(held: PointsBySide, fact: FactName, side: Side): readonly number[] {
  return held[fact]?.[side] ?? [];
}

export function factsOf(held: PointsBySide): Readonly<Record<Side, Facts>> {
  const of = (side: Side): Facts =>
    Object.fromEntries(
      Object.entries(held)
        .map(([fact, by]) => [fact, by[side].length] as const)
        .filter(([, count]) => count > 0),
    );
  return { blue: of("blue"), red: of("red") };
}

/** [LC-POI-02] A tap gives the point to a side and takes it from the other, a second one gives it to nobody. */
export function tapped(
  state: State,
  held: PointsBySide,
  fact: FactName,
  side: Side,
  point: number,
): PointsBySide {
  const before = held[fact] ?? nobody;
  const has = before[side].includes(point);
  const without = (points: readonly number[]): readonly number[] =>
    points.filter((each) => each !== point);
  const theirs = before[other(side)];
  const after = {
    ...before,
    [side]: has ? without(before[side]) : [...before[side], point],
    [other(side)]: isShared(state, fact) ? without(theirs) : theirs,
  };
  return { ...held, [fact]: after };
}

/** Can this tap be true beside the others? */
export function mayHold(
  state: State,
  held: PointsBySide,
  fact: FactName,
  side: Side,
  point: number,
): boolean {
  if (heldBy(held, fact, side).includes(point)) return true;
  const after = factsOf(tapped(state, held, fact, side, point));
  return (after[side][fact] ?? 0) <= roomFor(state, after, side, fact);
}
