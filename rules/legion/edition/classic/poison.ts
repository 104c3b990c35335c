/** Whose poison was it? */
import { findUnit, isHunter, remaining } from "../../units.ts";
import { type State, type Unit } from "../../state.ts";

/**
 * [LB-POISON-07] Any share of the poison is enough; or, by policy,
 * only when the unit would have lived without the hunters' share.
 * [LB-POISON-06] A hunter defeated in the meantime is not able. [LB-POISON-08] Two that are able: their player chooses.
 */
export function poisonHunters(state: State, victim: Unit): readonly Unit[] {
  const tokens = hunterTokens(state, victim);
  const strangersTokens = victim.poison.length - tokens.length;
  if (state.policies.mixedPoison === "decisive" && strangersTokens >= remaining(victim)) return [];
  const able = tokens.filter((hunter) => !hunter.defeated);
  return able.filter((hunter, at) => able.indexOf(hunter) === at);
}

/**
 * Why nobody is credited: no hunter's poison [LB-POISON-03], a hunter
 * no longer able [LB-POISON-06], or not needed [LB-POISON-07].
 */
export function poisonDenial(state: State, victim: Unit): string {
  const tokens = hunterTokens(state, victim);
  if (tokens.length === 0) return "LB-POISON-03";
  return tokens.every((hunter) => hunter.defeated) ? "LB-POISON-06" : "LB-POISON-07";
}

/** One entry per poison token that an enemy hunter caused. */
function hunterTokens(state: State, victim: Unit): readonly Unit[] {
  const sources = victim.poison.map((id) => findUnit(state, id));
  return sources
    .filter((unit) => unit !== null)
    .filter((unit) => isHunter(unit) && unit.side !== victim.side);
}
