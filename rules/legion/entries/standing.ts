/** Counting: points of all kinds, then points defeated, then what the edition says of a full tie. */
import { editionOf } from "../edition/edition.ts";
import { scoredFor } from "../mission/mission-state.ts";
import { other, type PerSide, type Side } from "../names.ts";
import { type Ending, type Result, type State, type VictoryTokens } from "../state.ts";

/**
 * [LB-END-11] What the result would be if the game ended now. [LB-END-08]
 * Both sides may score. [LB-STIMS-08] What still waits has not happened.
 */
export function standing(
  state: State,
  wipedOut: Side | null = null,
  endedBy: Ending = "time",
): Result {
  const victoryTokens = bothSides((side) => tokensOf(state, side));
  const pointsDefeated = bothSides((side) => pointsDefeatedBy(state, side));
  const decided = verdict(state, victoryTokens, pointsDefeated, wipedOut);
  return { victoryTokens, pointsDefeated, ...decided, endedBy, round: state.round };
}

/** [LB-LEDGER-08] A side without a unit left loses at once, whatever the tokens say. */
function verdict(
  state: State,
  tokens: PerSide<VictoryTokens>,
  points: PerSide<number>,
  wipedOut: Side | null,
): Pick<Result, "winner" | "decidedBy"> {
  if (wipedOut !== null) return { winner: other(wipedOut), decidedBy: "wiped-out" };
  if (tokens.blue.total !== tokens.red.total)
    return {
      winner: tokens.blue.total > tokens.red.total ? "blue" : "red",
      decidedBy: "victory-tokens",
    };
  // [LC-END-05] Whoever lost fewer points is whoever defeated more.
  if (points.blue !== points.red)
    return { winner: points.blue > points.red ? "blue" : "red", decidedBy: "points-defeated" };
  return editionOf(state).fullTie;
}

function tokensOf(state: State, side: Side): VictoryTokens {
  const { bounty, secret } = editionOf(state).tally(state, side);
  const objective = state.objectives[side];
  const primary = scoredFor(state.mission, side, "primary");
  const secondary = scoredFor(state.mission, side, "secondary");
  const total = primary + secondary + objective + bounty + secret;
  return { primary, secondary, objective, bounty, secret, total };
}

/** [LC-END-06] With upgrades and counterpart: a unit's points hold all of it. */
function pointsDefeatedBy(state: State, side: Side): number {
  return state.units
    .filter((unit) => unit.defeated && unit.side !== side)
    .reduce((sum, unit) => sum + unit.points, 0);
}

function bothSides<T>(of: (side: Side) => T): PerSide<T> {
  return { blue: of("blue"), red: of("red") };
}
