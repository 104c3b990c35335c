/** Scenario battle cards switch Bounty and Secret Mission off. */
import { editionOf } from "./edition.ts";
import type { State } from "../state.ts";

/**
 * [LB-SCENARIO-01] [LB-SCENARIO-05] [LB-SCENARIO-03] Hunters may still be fielded; the game does not wait for marks.
 */
export function bountyIsOn(state: State): boolean {
  return editionOf(state).bountyIsOn(state);
}
