/** Wounds, and the moment a unit is defeated. */
import { editionOf, ruleFor } from "../edition/edition.ts";
import type { Blow } from "../edition/edition-kind.ts";
import type { Route } from "../events.ts";
import type { Ground } from "../edition/grounds.ts";
import type { PageDraft } from "../entries/page.ts";
import { payTarget } from "../mission/targets.ts";
import { passengersOf, remaining, unitOf } from "../units.ts";
import { type UnitId } from "../names.ts";

export interface Wounds {
  readonly unit: UnitId;
  readonly wounds: number;
  readonly ground: Ground;
  readonly cause?: string;
}

/** A unit already defeated at this moment of the page suffers nothing more. */
export function sufferWounds(
  page: PageDraft,
  { unit: id, wounds, ground, cause }: Wounds,
  blow: Blow,
): void {
  const unit = unitOf(page.now(), id);
  if (unit.defeated || wounds === 0) return;
  const suffered = Math.min(wounds, remaining(unit));
  page.write(ruleFor(page.now(), ground), {
    type: "wounded",
    unit: id,
    wounds: suffered,
    route: blow.route,
    by: blow.by,
    cause: cause ?? "",
  });
  openHull(page, id, blow);
  // [LB-DEFEAT-02] [LB-DEFEAT-14] Until the last wound of the last mini nothing happens.
  if (suffered === remaining(unit)) defeat(page, id, blow);
}

/** [LB-TRANSPORT-02] An open vehicle that defended and was wounded hurts everyone inside, once. */
function openHull(page: PageDraft, id: UnitId, blow: Blow): void {
  if (unitOf(page.now(), id).transport !== "open" || !defended.includes(blow.route)) return;
  for (const passenger of passengersOf(page.now(), id)) {
    sufferWounds(
      page,
      { unit: passenger.id, wounds: 1, ground: "open-hull" },
      throughTransport(page, id, blow),
    );
  }
}

const defended: readonly Route[] = ["attack", "charge", "condition", "bane"];

export function defeat(page: PageDraft, id: UnitId, blow: Blow): void {
  const state = page.now();
  const victim = unitOf(state, id);
  const edition = editionOf(state);
  const credit = edition.creditFor(state, victim, blow);
  page.write(credit.rule, {
    type: "unit-defeated",
    unit: id,
    route: blow.route,
    by: credit.hunter?.id ?? null,
  });
  if (edition.bountyIsOn(state)) edition.settleDefeat(page, victim, credit);
  payTarget(page, victim);
  for (const passenger of passengersOf(page.now(), id)) leaveWreck(page, passenger.id, id, blow);
}

/**
 * [LB-TRANSPORT-03] [LB-TRANSPORT-04] Out of a wreck with one wound, owed to whoever wrecked it [LB-TRANSPORT-01];
 * a hunter among the riders can be the one defeated [LB-TRANSPORT-07];
 * [LB-DEFEAT-11] carried off the battlefield with the vehicle otherwise.
 */
function leaveWreck(page: PageDraft, passenger: UnitId, vehicle: UnitId, blow: Blow): void {
  if (blow.route === "left") {
    page.write(ruleFor(page.now(), "carried-off"), { type: "left-battlefield", unit: passenger });
    defeat(page, passenger, blow);
    return;
  }
  page.write(ruleFor(page.now(), "wreck"), { type: "disembarked", unit: passenger, vehicle });
  sufferWounds(
    page,
    { unit: passenger, wounds: 1, ground: "wreck" },
    throughTransport(page, vehicle, blow),
  );
}

/**
 * [LB-TRANSPORT-05] The passengers' wounds are the doing of whoever attacked the vehicle, or would be credited with it.
 */
function throughTransport(page: PageDraft, vehicle: UnitId, blow: Blow): Blow {
  const state = page.now();
  if (blow.route === "attack" || blow.route === "charge")
    return { route: "transport", by: blow.by };
  const { hunter } = editionOf(state).creditFor(state, unitOf(state, vehicle), blow);
  return { route: "transport", by: hunter?.id ?? null };
}
