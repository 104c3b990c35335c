/** What earns points of the secondary objective during a round: deeds of units, and spaces of a chart. */
import type { Decision, Refusal, RuleId } from "../../game.ts";
import type { SecondaryDeed } from "../commands.ts";
import { refuse } from "../../game.ts";
import { refuseFor } from "../edition/edition.ts";
import { newPage, type PageDraft } from "../entries/page.ts";
import { livingRefusal } from "../entries/presence.ts";
import type { Event } from "../events.ts";
import { unitOf } from "../units.ts";
import { type Side, type UnitId } from "../names.ts";
import { type State } from "../state.ts";
import { secondaryCard } from "./cards.ts";
import { missionRefusal } from "./choose.ts";
import { scoredFor } from "./mission-state.ts";

/** What the secondary card can still pay a side. */
export function secondaryRoom(state: State, side: Side): number {
  const id = state.mission.cards?.secondary ?? null;
  return id === null
    ? 0
    : Math.max(0, secondaryCard(id).most - scoredFor(state.mission, side, "secondary"));
}

/** [LC-SEC-02] A scan, once a round; [LC-SEC-07] a cache handed in, worth more late. */
export function secondaryDeed(
  state: State,
  side: Side,
  deed: SecondaryDeed,
  unit: UnitId | null,
): Decision<Event> {
  const refusal = missionRefusal(state) ?? deedRefusal(state, side, deed, unit);
  if (refusal !== null) return refusal;
  const rule = cardRule(state);
  const page = newPage(state);
  page.write(rule, { type: "secondary-done", side, deed, unit });
  pay(page, side, deed === "deliver" && state.round >= 4 ? 2 : 1, deed);
  return page.events();
}

function deedRefusal(
  state: State,
  side: Side,
  deed: SecondaryDeed,
  unit: UnitId | null,
): Refusal | null {
  const id = state.mission.cards?.secondary ?? null;
  if (id === null || secondaryCard(id).deed !== deed)
    return refuseFor(state, "OTHER_MISSION", "mission-choice");
  const missing = unit === null ? null : livingRefusal(state, unit);
  if (missing !== null) return missing;
  const { rule, fromRound } = secondaryCard(id);
  if (unit !== null && unitOf(state, unit).side !== side)
    return refuse("NOT_FRIENDLY", rule, { unit });
  if (state.round < fromRound) return refuse("TOO_EARLY", rule, { round: fromRound });
  return deed === "scan" && state.mission.thisRound[side].includes("scan")
    ? refuse("ONCE_PER_ROUND", rule)
    : null;
}

/** [LC-SEC-04] [LC-SEC-05] One space a round, none twice. */
export function takeSpace(state: State, side: Side, space: string): Decision<Event> {
  const refusal = missionRefusal(state) ?? spaceRefusal(state, side, space);
  if (refusal !== null) return refusal;
  const id = state.mission.cards?.secondary ?? null;
  const page = newPage(state);
  page.write(cardRule(state), { type: "space-taken", side, space });
  pay(page, side, id === null ? 0 : (secondaryCard(id).chart[space] ?? 0), space);
  return page.events();
}

function spaceRefusal(state: State, side: Side, space: string): Refusal | null {
  const id = state.mission.cards?.secondary ?? null;
  const card = id === null ? null : secondaryCard(id);
  if (card === null || !Object.hasOwn(card.chart, space))
    return refuseFor(state, "OTHER_MISSION", "mission-choice");
  const { spaces, thisRound, attackDefeats } = state.mission;
  if (spaces[side].includes(space)) return refuse("SPACE_TAKEN", card.rule);
  if (thisRound[side].includes("space")) return refuse("ONCE_PER_ROUND", card.rule);
  return card.chartNeedsDefeat && attackDefeats[side] === 0
    ? refuse("NO_DEFEAT_BY_ATTACK", card.rule)
    : null;
}

function pay(page: PageDraft, side: Side, points: number, what: string): void {
  const paid = Math.min(points, secondaryRoom(page.now(), side));
  if (paid > 0)
    page.write(cardRule(page.now()), {
      type: "mission-scored",
      side,
      source: "secondary",
      points: paid,
      what,
    });
}

function cardRule(state: State): RuleId {
  const id = state.mission.cards?.secondary ?? null;
  return id === null ? "LC-SETUP-06" : secondaryCard(id).rule;
}
