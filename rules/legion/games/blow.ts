/** Attacks and charges of a worked game. */
import { asId, asOneOf, asRecord, asWhole, mostWounds } from "../reading/read-unit.ts";
import type { Command, Hit, Pool } from "../commands.ts";
import type { Raw } from "../reading/read-unit.ts";

export function readCount(raw: unknown, least: number): number | null {
  return asWhole(raw, least, mostWounds);
}

export function listIn(record: Raw, key: string): readonly Raw[] {
  const list = record[key];
  return Array.isArray(list) ? list.map(asRecord).filter((entry) => entry !== null) : [];
}

export function attackFrom(raw: Raw): Command | null {
  const kind = raw["kind"] === undefined ? "ranged" : asOneOf(raw["kind"], ["ranged", "melee"]);
  const written = raw["pools"] === undefined ? [raw] : listIn(raw, "pools");
  const pools = written.map(poolFrom).filter((pool) => pool !== null);
  if (kind === null || pools.length === 0 || pools.length !== written.length) return null;
  return { type: "attack", by: asId(raw["by"]), kind, pools };
}

function poolFrom(raw: Raw): Pool | null {
  const hit = hitFrom(raw);
  const backlash = readCount(raw["backlash"] ?? 0, 0);
  const written = listIn(raw, "guardian");
  const guardians = written.map(shareFrom).filter((share) => share !== null);
  return hit === null || backlash === null || guardians.length !== written.length
    ? null
    : { ...hit, backlash, guardians };
}

function shareFrom(raw: Raw): Pool["guardians"][number] | null {
  const unit = asId(raw["unit"]);
  const wounds = readCount(raw["wounds"], 0);
  const stims = readCount(raw["stims"] ?? 0, 0);
  return unit === null || wounds === null || stims === null ? null : { unit, wounds, stims };
}

function hitFrom(raw: Raw): Hit | null {
  const on = asId(raw["on"]);
  const wounds = readCount(raw["wounds"], 0);
  const stims = readCount(raw["stims"] ?? 0, 0);
  const poison = readCount(raw["poison"] ?? 0, 0);
  return on === null || wounds === null || stims === null || poison === null
    ? null
    : { on, wounds, stims, poison };
}

export function detonateFrom(raw: Raw): Command | null {
  const token = asOneOf(raw["tokenKind"] ?? "charge", ["charge", "condition", "bane"]);
  const written = listIn(raw, "hits");
  const hits = written.map(hitFrom).filter((hit) => hit !== null);
  if (token === null || hits.length === 0 || hits.length !== written.length) return null;
  return { type: "detonate", by: asId(raw["by"]), token, armedBy: asId(raw["armedBy"]), hits };
}
