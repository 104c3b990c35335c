/** Attacks and charges, read from what a program sent. */
import { attackKinds, chargeTokens } from "../commands.ts";
import { asId, asListOf, asNullOr, asOneOf, asRecord, asWhole, mostWounds } from "./read-unit.ts";
import type { Attack, Detonate, GuardianShare, Hit, Pool } from "../commands.ts";
import type { Raw } from "./read-unit.ts";

export const wounds = (raw: unknown): number | null => asWhole(raw, 0, mostWounds);

export const someWounds = (raw: unknown): number | null => asWhole(raw, 1, mostWounds);

export function readAttack(raw: Raw): Attack | null {
  const by = asNullOr(raw["by"], asId);
  const kind = asOneOf(raw["kind"], attackKinds);
  const pools = asListOf(raw["pools"], 12, readPool);
  if (by === undefined || kind === null || pools === null || pools.length === 0) return null;
  return { type: "attack", by, kind, pools };
}

function readPool(raw: unknown): Pool | null {
  const hit = readHit(raw);
  const record = asRecord(raw);
  const guardians = asListOf(record?.["guardians"], 12, readShare);
  const backlash = wounds(record?.["backlash"]);
  return hit === null || guardians === null || backlash === null
    ? null
    : { ...hit, guardians, backlash };
}

function readShare(raw: unknown): GuardianShare | null {
  const record = asRecord(raw);
  const unit = asId(record?.["unit"]);
  const n = wounds(record?.["wounds"]);
  const stims = wounds(record?.["stims"]);
  return unit === null || n === null || stims === null ? null : { unit, wounds: n, stims };
}

function readHit(raw: unknown): Hit | null {
  const record = asRecord(raw);
  const on = asId(record?.["on"]);
  const n = wounds(record?.["wounds"]);
  const stims = wounds(record?.["stims"]);
  const poison = asWhole(record?.["poison"], 0, 12);
  return on === null || n === null || stims === null || poison === null
    ? null
    : { on, wounds: n, stims, poison };
}

export function readDetonate(raw: Raw): Detonate | null {
  const by = asNullOr(raw["by"], asId);
  const token = asOneOf(raw["token"], chargeTokens);
  const armedBy = asNullOr(raw["armedBy"], asId);
  const hits = asListOf(raw["hits"], 24, readHit);
  if (
    by === undefined ||
    token === null ||
    armedBy === undefined ||
    hits === null ||
    hits.length === 0
  )
    return null;
  return { type: "detonate", by, token, armedBy, hits };
}
