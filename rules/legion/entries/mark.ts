/** Marking: after setup each hunter puts one token on an enemy commander or operative. */
import type { Decision, Refusal } from "../../game.ts";
import { editionOf, refuseFor, ruleFor } from "../edition/edition.ts";
import type { Event } from "../events.ts";
import { newPage, type PageDraft } from "./page.ts";
import { knownRefusal } from "./presence.ts";
import { bountyIsOn } from "../edition/scenario.ts";
import { isHunter, unitOf } from "../units.ts";
import { other, sides, type Rank, type Side, type UnitId } from "../names.ts";
import { type State, type Unit } from "../state.ts";

/** [LB-SETUP-03] [LB-SETUP-04] [LB-SETUP-08] An enemy hunter of one of these ranks is as good a target as any. */
const markable: readonly Rank[] = ["commander", "operative"];

export function isLegalTarget(hunter: Unit, target: Unit): boolean {
  return target.side !== hunter.side && markable.includes(target.rank);
}

/** [LB-SETUP-02] [LB-SETUP-11] Every hunter that has a legal target owes one mark. */
export function huntersToMark(state: State, side: Side): readonly Unit[] {
  if (!bountyIsOn(state)) return [];
  const hunters = state.units.filter((unit) => unit.side === side && isHunter(unit));
  return hunters.filter(
    (hunter) =>
      !hasMarked(state, hunter.id) && state.units.some((unit) => isLegalTarget(hunter, unit)),
  );
}

/** [LB-ORDER-01] [LB-ORDER-02] [LB-ORDER-03] Blue while blue owes marks, then red; `null` when nobody does. */
export function sideToMark(state: State): Side | null {
  return sides.find((side) => huntersToMark(state, side).length > 0) ?? null;
}

function hasMarked(state: State, hunter: UnitId): boolean {
  return state.tokens.some((token) => token.kind !== "secret" && token.placedBy === hunter);
}

/** [LB-SETUP-16] [LB-ORDER-04] The token is all that changes; one's own hunters mark in any order. */
export function mark(state: State, by: UnitId, target: UnitId): Decision<Event> {
  const refusal = markRefusal(state, by, target);
  if (refusal !== null) return refusal;
  const page = newPage(state);
  const token = {
    id: `t${state.tokens.length + 1}`,
    kind: editionOf(state).markKind,
    placedBy: by,
    placedOn: target,
    holder: target,
  };
  page.write(ruleFor(state, "mark"), { type: "token-placed", token });
  return page.events();
}

/** [LB-SETUP-09] [LB-SETUP-10] Nothing is said about what other hunters marked: marks may stack or spread. */
function markRefusal(state: State, by: UnitId, target: UnitId): Refusal | null {
  const missing = knownRefusal(state, by) ?? knownRefusal(state, target);
  if (missing !== null) return missing;
  const hunter = unitOf(state, by);
  const params = { unit: by, target };
  if (!bountyIsOn(state)) return refuseFor(state, "BOUNTY_DISABLED", "bounty-off", params);
  if (state.phase !== "marking")
    return refuseFor(state, "MARKING_CLOSED", "marking-closed", params);
  if (!isHunter(hunter)) return refuseFor(state, "NOT_A_HUNTER", "not-a-hunter", params);
  if (hasMarked(state, by)) return refuseFor(state, "ALREADY_MARKED", "already-marked", params);
  if (hunter.side === "red" && huntersToMark(state, "blue").length > 0)
    return refuseFor(state, "BLUE_FIRST", "blue-first", params);
  return targetRefusal(state, hunter, unitOf(state, target));
}

/**
 * [LB-SETUP-05] [LB-SETUP-06] [LB-SETUP-14] Rank is read as it is now:
 * promoted and covert units included, a Field Commander's own rank stays.
 */
function targetRefusal(state: State, hunter: Unit, target: Unit): Refusal | null {
  const params = { unit: hunter.id, target: target.id, rank: target.rank };
  if (target.side !== other(hunter.side))
    return refuseFor(state, "NOT_ENEMY", "mark-friend", params);
  return markable.includes(target.rank) ? null : refuseFor(state, "BAD_RANK", "mark-rank", params);
}

/**
 * [LB-SETUP-01] Nothing else happens while a mark is owed; the
 * first thing that does closes the marking for good [LB-SETUP-12].
 */
export function owedRefusal(state: State): Refusal | null {
  const side = state.phase === "marking" ? sideToMark(state) : null;
  const [hunter] = side === null ? [] : huntersToMark(state, side);
  return hunter === undefined
    ? null
    : refuseFor(state, "MARK_REQUIRED", "mark-required", { unit: hunter.id });
}

export function closeMarking(page: PageDraft): void {
  if (page.now().phase !== "marking") return;
  const everyoneMarked = page.now().tokens.length > 0 || !bountyIsOn(page.now());
  page.write(ruleFor(page.now(), everyoneMarked ? "marking-closed" : "nobody-to-mark"), {
    type: "play-begun",
  });
}
