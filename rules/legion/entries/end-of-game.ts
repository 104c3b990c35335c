/** Counting: victory tokens, then points defeated, then blue. */
import type { Decision } from "../../game.ts";
import { editionOf } from "../edition/edition.ts";
import type { Event } from "../events.ts";
import { newPage } from "./page.ts";
import {
  other,
  type PerSide,
  type Result,
  type Side,
  type State,
  type VictoryTokens,
} from "../state.ts";

/** [LB-END-11] What the result would be if the game ended now. [LB-END-08] Both sides may score. [LB-STIMS-08] What still waits has not happened. */
export function standing(state: State, wipedOut: Side | null = null): Result {
  const victoryTokens = bothSides((side) => tokensOf(state, side));
  const pointsDefeated = bothSides((side) => pointsDefeatedBy(state, side));
  return { victoryTokens, pointsDefeated, ...verdict(victoryTokens, pointsDefeated, wipedOut) };
}

export function endGame(state: State, wipedOut: Side | null): Decision<Event> {
  const page = newPage(state);
  const result = standing(state, wipedOut);
  page.write(editionOf(state).resultRule[result.decidedBy], { type: "game-ended", result });
  return page.events();
}

/** [LB-LEDGER-08] A side without a unit left loses at once, whatever the tokens say. */
function verdict(
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
  if (points.blue !== points.red)
    return { winner: points.blue > points.red ? "blue" : "red", decidedBy: "points-defeated" };
  return { winner: "blue", decidedBy: "blue" };
}

function tokensOf(state: State, side: Side): VictoryTokens {
  const { bounty, secret } = editionOf(state).tally(state, side);
  const objective = state.objectives[side];
  return { objective, bounty, secret, total: objective + bounty + secret };
}

function pointsDefeatedBy(state: State, side: Side): number {
  return state.units
    .filter((unit) => unit.defeated && unit.side !== side)
    .reduce((sum, unit) => sum + unit.points, 0);
}

function bothSides<T>(of: (side: Side) => T): PerSide<T> {
  return { blue: of("blue"), red: of("red") };
}
