/** Secret Mission: a token for having been in the enemy's deployment zone. */
import type { Decision, Refusal } from "../../game.ts";
import { editionOf, refuseFor } from "../edition/edition.ts";
import type { Event } from "../events.ts";
import { newPage } from "./page.ts";
import { livingRefusal } from "./presence.ts";
import { bountyIsOn } from "../edition/scenario.ts";
import { has, unitOf } from "../units.ts";
import { type State } from "../state.ts";
import { type UnitId } from "../names.ts";

export function secretMission(state: State, id: UnitId, inEnemyZone: boolean): Decision<Event> {
  const refusal = livingRefusal(state, id) ?? missionRefusal(state, id, inEnemyZone);
  if (refusal !== null) return refusal;
  const page = newPage(state);
  editionOf(state).performMission(page, unitOf(state, id));
  return page.events();
}

/** [LB-SECRET-05] [LB-SCENARIO-05] */
function missionRefusal(state: State, id: UnitId, inEnemyZone: boolean): Refusal | null {
  const unit = unitOf(state, id);
  const params = { unit: id };
  if (!bountyIsOn(state)) return refuseFor(state, "SECRET_DISABLED", "mission-off", params);
  if (!has(unit, "secretMission")) return refuseFor(state, "NO_SECRET_MISSION", "mission", params);
  if (editionOf(state).missionSpent(state, unit))
    return refuseFor(state, "ONCE_PER_GAME", "mission-once", params);
  return inEnemyZone ? null : refuseFor(state, "NOT_IN_ENEMY_ZONE", "mission-zone", params);
}
