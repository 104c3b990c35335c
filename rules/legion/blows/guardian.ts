/** Guardian: another unit takes wounds for the defender. */
import type { Decision, Refusal } from "../../game.ts";
import type { Event } from "../events.ts";
import type { AttackKind, GuardianShare, Pool } from "../commands.ts";
import { refuseFor, ruleFor } from "../edition/edition.ts";
import { sufferWounds } from "./defeat.ts";
import { knownRefusal, livingRefusal } from "../entries/presence.ts";
import { newPage, type PageDraft } from "../entries/page.ts";
import { has, unitOf } from "../units.ts";
import { type State } from "../state.ts";
import { type UnitId } from "../names.ts";
import { deferOntoStims, stimsRefusal } from "./stims.ts";

/**
 * [LB-GUARDIAN-01] [LB-GUARDIAN-02] [LB-GUARDIAN-03] The guardian's
 * own mark is at stake, the defender's is not touched by it.
 */
export function resolveGuardians(
  page: PageDraft,
  by: UnitId | null,
  guardians: readonly GuardianShare[],
): void {
  for (const share of guardians) {
    const deferred = deferOntoStims(
      page,
      { on: share.unit, wounds: share.wounds, stims: share.stims },
      { by, route: "guardian" },
    );
    sufferWounds(
      page,
      { unit: share.unit, wounds: share.wounds - deferred, ground: "guardian-wounds" },
      { route: "guardian", by },
    );
  }
}

/** [LB-GUARDIAN-01] Written down for the guardian alone: who was guarded changes nothing. */
export function woundGuardian(
  state: State,
  id: UnitId,
  wounds: number,
  by: UnitId | null,
): Decision<Event> {
  const refusal = livingRefusal(state, id) ?? (by === null ? null : knownRefusal(state, by));
  if (refusal !== null) return refusal;
  const unit = unitOf(state, id);
  if (!has(unit, "guardian")) return refuseFor(state, "NO_GUARDIAN", "guardian-use", { unit: id });
  if (unit.inside !== null)
    return refuseFor(state, "GUARDIAN_TRANSPORTED", "guardian-transported", { unit: id });
  const page = newPage(state);
  page.write(ruleFor(state, "guardian-wounds"), { type: "guardian-wounded", unit: id, wounds, by });
  resolveGuardians(page, by, [{ unit: id, wounds, stims: 0 }]);
  return page.events();
}

export function guardianRefusal(state: State, kind: AttackKind, pool: Pool): Refusal | null {
  for (const share of pool.guardians) {
    const refusal = livingRefusal(state, share.unit) ?? shareRefusal(state, kind, pool.on, share);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** [LB-GUARDIAN-06] Only against ranged attacks, with the keyword, on foot, and not for a defender that has it too. */
function shareRefusal(
  state: State,
  kind: AttackKind,
  on: UnitId,
  share: GuardianShare,
): Refusal | null {
  const guardian = unitOf(state, share.unit);
  const defender = unitOf(state, on);
  const params = { unit: guardian.id, defender: on };
  if (kind === "melee") return refuseFor(state, "GUARDIAN_RANGED_ONLY", "guardian-use", params);
  if (!has(guardian, "guardian") || guardian.side !== defender.side || guardian.id === on)
    return refuseFor(state, "NO_GUARDIAN", "guardian-use", params);
  if (guardian.inside !== null)
    return refuseFor(state, "GUARDIAN_TRANSPORTED", "guardian-transported", params);
  if (has(defender, "guardian"))
    return refuseFor(state, "DEFENDER_HAS_GUARDIAN", "guardian-use", params);
  return stimsRefusal(state, guardian.id, share.stims);
}
