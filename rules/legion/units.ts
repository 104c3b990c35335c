/** Units and the tokens on them, as asked again and again. */
import type { Counterpart, State, Token, Unit } from "./state.ts";
import type { Keyword, UnitId } from "./names.ts";

export function findUnit(state: State, id: UnitId | null): Unit | null {
  return state.units.find((unit) => unit.id === id) ?? null;
}

/** For ids already judged: a missing unit here is a bug. */
export function unitOf(state: State, id: UnitId): Unit {
  const unit = findUnit(state, id);
  if (unit === null) throw new Error(`no unit ${id} in the ledger`);
  return unit;
}

export function remaining(unit: Unit): number {
  return unit.wounds - unit.wounded;
}

/** [LC-COMBINED-01] [LC-COMBINED-03] The keywords of both cards; those of a fallen counterpart are gone. */
export function has(unit: Unit, keyword: Keyword): boolean {
  const beside = livingCounterpart(unit);
  return unit.keywords.includes(keyword) || beside?.keywords.includes(keyword) === true;
}

/** [LC-COMBINED-03] Healing brings nobody back. */
function livingCounterpart({ counterpart }: Unit): Counterpart | null {
  return counterpart?.fallen === true ? null : counterpart;
}

/** [LC-COMBINED-02] The counterpart takes the wound before the one that ends the unit. */
export function withFallen(unit: Unit): Unit {
  const { counterpart } = unit;
  if (counterpart === null || counterpart.fallen === true || remaining(unit) > 1) return unit;
  return { ...unit, counterpart: { ...counterpart, fallen: true } };
}

/** [LB-LEDGER-09] Wounds that were never suffered felled nobody. */
export function withRisen(unit: Unit): Unit {
  if (unit.counterpart === null) return unit;
  const { fallen: _fallen, ...counterpart } = unit.counterpart;
  return withFallen({ ...unit, counterpart });
}

export function isHunter(unit: Unit): boolean {
  return has(unit, "bounty");
}

/** Marks that still lie where they were placed. A claimed mark is a marker of the past and no mark any more. */
export function marksOn(state: State, id: UnitId): readonly Token[] {
  return state.tokens.filter(
    (token) => token.kind !== "secret" && token.holder === id && token.placedOn === id,
  );
}

/** Nothing but a mark ever leaves the unit it was placed on. */
export function claimedBy(state: State, id: UnitId): readonly Token[] {
  return state.tokens.filter((token) => token.holder === id && token.placedOn !== id);
}

export function secretsOn(state: State, id: UnitId): readonly Token[] {
  return state.tokens.filter((token) => token.kind === "secret" && token.holder === id);
}

export function passengersOf(state: State, vehicle: UnitId): readonly Unit[] {
  return state.units.filter((unit) => unit.inside === vehicle && !unit.defeated);
}
