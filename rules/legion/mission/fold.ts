/** Folds what happens to a mission. */
import type { Event } from "../events.ts";
import { other, type PerSide, type Side } from "../names.ts";
import { type State } from "../state.ts";
import type { Facts } from "./facts.ts";
import { freshMission, type MissionState } from "./mission-state.ts";

type Scored = MissionState["scores"][number]["source"];

/** Every event passes here too: points of all kinds are listed, and a new round forgets what was once a round. */
export function foldMission(state: State, event: Event): MissionState {
  const { mission, round } = state;
  switch (event.type) {
    case "mission-chosen":
      return { ...mission, cards: event.mission };
    case "edition-chosen":
      return freshMission;
    case "targets-chosen":
      return {
        ...mission,
        targets: [...mission.targets, ...event.units.map((unit) => ({ unit, by: event.side }))],
      };
    case "mission-scored":
      return once(
        scored(mission, round, event.side, event.source, event.points),
        event.side,
        event.what,
      );
    case "phase-ended":
      return { ...mission, destroyed: plusDestroyed(mission.destroyed, event.facts) };
    case "objective-scored":
      return scored(mission, round, event.side, "objective", event.tokens);
    case "bounty-paid":
      return scored(mission, round, event.side, "bounty", 1);
    case "mission-paid":
      return scored(mission, round, event.side, "secret", 1);
    case "secondary-done":
      return { ...mission, thisRound: added(mission.thisRound, event.side, event.deed) };
    case "space-taken":
      return {
        ...mission,
        spaces: added(mission.spaces, event.side, event.space),
        thisRound: added(mission.thisRound, event.side, "space"),
      };
    case "unit-defeated":
      return byAttack.includes(event.route) ? withDefeat(state, event.unit) : mission;
    case "round-begun":
      return {
        ...mission,
        thisRound: freshMission.thisRound,
        attackDefeats: freshMission.attackDefeats,
      };
    default:
      return mission;
  }
}

function plusDestroyed(before: PerSide<number>, facts: PerSide<Facts>): PerSide<number> {
  return {
    blue: before.blue + (facts.blue.bunkersDestroyed ?? 0),
    red: before.red + (facts.red.bunkersDestroyed ?? 0),
  };
}

/** [LC-CHARGE-01] A charge attacks by itself: no unit's attack. */
const byAttack: readonly string[] = ["attack", "guardian"];

function withDefeat(state: State, id: string): MissionState {
  const victim = state.units.find((unit) => unit.id === id);
  if (victim === undefined) return state.mission;
  const side = other(victim.side);
  const { attackDefeats } = state.mission;
  return {
    ...state.mission,
    attackDefeats: { ...attackDefeats, [side]: attackDefeats[side] + 1 },
  };
}

function scored(
  mission: MissionState,
  round: number,
  side: Side,
  source: Scored,
  points: number,
): MissionState {
  return { ...mission, scores: [...mission.scores, { round, side, source, points }] };
}

function once(mission: MissionState, side: Side, what: string): MissionState {
  return { ...mission, once: added(mission.once, side, what) };
}

function added(
  lists: PerSide<readonly string[]>,
  side: Side,
  what: string,
): PerSide<readonly string[]> {
  return { ...lists, [side]: [...lists[side], what] };
}
