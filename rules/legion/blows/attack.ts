/** An attack: pool by pool, and inside a pool guardians, backlash, defender, passengers. */
import type { Decision, Refusal } from "../../game.ts";
import type { Attack, Pool } from "../commands.ts";
import { refuseFor, ruleFor } from "../edition/edition.ts";
import type { Blow } from "../edition/edition-kind.ts";
import type { Event } from "../events.ts";
import { guardianRefusal, resolveGuardians } from "./guardian.ts";
import { knownRefusal, livingRefusal } from "../entries/presence.ts";
import { newPage, type PageDraft } from "../entries/page.ts";
import { poison } from "./poison.ts";
import { findUnit, unitOf } from "../units.ts";
import { other, type Side, type UnitId } from "../names.ts";
import { type State } from "../state.ts";
import { sufferWounds } from "./defeat.ts";
import { deferOntoStims, stimsRefusal } from "./stims.ts";

export function attack(state: State, command: Attack): Decision<Event> {
  const refusal = attackRefusal(state, command);
  if (refusal !== null) return refusal;
  const { by, kind, pools } = command;
  const page = newPage(state);
  page.write(ruleFor(state, "attack"), { type: "attacked", by, kind, pools });
  // [LB-DEFEAT-09] Each pool is judged by itself.
  for (const pool of pools) resolvePool(page, by, pool);
  return page.events();
}

/** [LB-GUARDIAN-05] The order decides who still lives when a mark would move. */
function resolvePool(page: PageDraft, by: UnitId | null, pool: Pool): void {
  const blow: Blow = { route: "attack", by };
  resolveGuardians(page, by, pool.guardians);
  // [LB-TRANSFER-09] Deflect comes before the defender's wounds; the attack
  // goes on without its attacker. It is the defender's effect [LB-DEFEAT-13].
  if (by !== null)
    sufferWounds(
      page,
      { unit: by, wounds: pool.backlash, ground: "backlash", cause: "backlash" },
      { route: "effect", by: pool.on },
    );
  const suffered = pool.wounds - deferOntoStims(page, pool, { by, route: "attack" });
  sufferWounds(page, { unit: pool.on, wounds: suffered, ground: "wound" }, blow);
  // [LB-POISON-09] Blocked or put on Stims, the weapon poisons nobody.
  if (suffered > 0) poison(page, pool.on, pool.poison, by);
}

function attackRefusal(state: State, { by, kind, pools }: Attack): Refusal | null {
  if (by !== null) {
    const missing = knownRefusal(state, by);
    if (missing !== null) return missing;
    if (unitOf(state, by).defeated)
      return refuseFor(state, "ATTACKER_DEFEATED", "unit-alive", { unit: by });
  }
  const attackers = by === null ? null : unitOf(state, by).side;
  const defenders =
    attackers === null ? findUnit(state, pools[0]?.on ?? null)?.side : other(attackers);
  for (const pool of pools) {
    const refusal =
      targetRefusal(state, pool.on) ??
      enemyRefusal(state, pool.on, defenders) ??
      guardianRefusal(state, kind, pool) ??
      stimsRefusal(state, pool.on, pool.stims);
    if (refusal !== null) return refusal;
  }
  return null;
}

function enemyRefusal(state: State, id: UnitId, defenders: Side | undefined): Refusal | null {
  return unitOf(state, id).side === defenders
    ? null
    : refuseFor(state, "NOT_ENEMY", "attack-enemy", { unit: id });
}

/** [LB-TRANSPORT-06] Whoever rides cannot be attacked. */
export function targetRefusal(state: State, id: UnitId): Refusal | null {
  const refusal = livingRefusal(state, id);
  if (refusal !== null) return refusal;
  const vehicle = unitOf(state, id).inside;
  return vehicle === null
    ? null
    : refuseFor(state, "TRANSPORTED_NOT_A_TARGET", "transport-target", { unit: id, vehicle });
}
