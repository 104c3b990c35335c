/** Untrusted JSON in, a well-formed piece out, or `null`. */
import type { NewUnit } from "../commands.ts";
import { hulls, keywords, ranks, sides, unitTypes, type UnitId } from "../names.ts";
import { type CardBehind, type Companion, type Counterpart } from "../state.ts";

export type Raw = Readonly<Record<string, unknown>>;

export function asRecord(raw: unknown): Raw | null {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw) ? (raw as Raw) : null;
}

/** No bound on what names may contain: they are only ever shown as text. */
export function asText(raw: unknown, most: number): string | null {
  return typeof raw === "string" && raw.length <= most ? raw : null;
}

export function asId(raw: unknown): UnitId | null {
  return typeof raw === "string" && raw.length > 0 && raw.length <= 64 ? raw : null;
}

export function asWhole(raw: unknown, least: number, most: number): number | null {
  return typeof raw === "number" && Number.isInteger(raw) && raw >= least && raw <= most
    ? raw
    : null;
}

export function asOneOf<T extends string>(raw: unknown, values: readonly T[]): T | null {
  return values.find((value) => value === raw) ?? null;
}

/** Every entry readable, or nothing. */
export function asListOf<T>(
  raw: unknown,
  most: number,
  read: (entry: unknown) => T | null,
): readonly T[] | null {
  if (!Array.isArray(raw) || raw.length > most) return null;
  const entries = raw.map(read);
  return entries.every((entry) => entry !== null) ? entries : null;
}

/** `null` stays `null`; anything else must be readable. The outer `undefined` says "unreadable". */
export function asNullOr<T>(
  raw: unknown,
  read: (entry: unknown) => T | null,
): T | null | undefined {
  return raw === null ? null : (read(raw) ?? undefined);
}

export const mostWounds = 99;

export function readUnit(raw: unknown): NewUnit | null {
  const unit = asRecord(raw);
  if (unit === null) return null;
  const id = asId(unit["id"]);
  const name = asText(unit["name"], 80);
  const side = asOneOf(unit["side"], sides);
  const rank = asOneOf(unit["rank"], ranks);
  const wounds = asWhole(unit["wounds"], 1, mostWounds);
  const wounded = asWhole(unit["wounded"], 0, (wounds ?? 1) - 1);
  const keys = asListOf(unit["keywords"], keywords.length, (entry) => asOneOf(entry, keywords));
  const types = asListOf(unit["types"], unitTypes.length, (entry) => asOneOf(entry, unitTypes));
  const points = asWhole(unit["points"], 0, 9999);
  const transport = asNullOr(unit["transport"], (entry) => asOneOf(entry, hulls));
  const inside = asNullOr(unit["inside"], asId);
  const { emergencyStims } = unit;
  const card = asNullOr(unit["card"] ?? null, readCard);
  const open = asNullOr(unit["open"] ?? null, (raw) => asListOf(raw, 12, asId));
  const counterpart = asNullOr(unit["counterpart"] ?? null, readCounterpart);
  if (
    id === null ||
    name === null ||
    side === null ||
    rank === null ||
    wounds === null ||
    wounded === null
  )
    return null;
  if (
    keys === null ||
    types === null ||
    points === null ||
    transport === undefined ||
    counterpart === undefined ||
    open === undefined ||
    card === undefined ||
    inside === undefined
  )
    return null;
  if (typeof emergencyStims !== "boolean") return null;
  return {
    id,
    name,
    side,
    rank,
    wounds,
    wounded,
    keywords: keys,
    types,
    points,
    transport,
    inside,
    emergencyStims,
    ...(counterpart === null ? {} : { counterpart }),
    ...(open === null ? {} : { open }),
    ...(card === null ? {} : { card }),
  };
}

function readCard(raw: unknown): CardBehind | null {
  const record = asRecord(raw);
  const id = asId(record?.["id"]);
  const upgrades = asListOf(record?.["upgrades"], 20, (entry) => asText(entry, 80));
  const beside = asWhole(record?.["beside"], 0, 999);
  const told = record?.["told"];
  const besideUpgrades = asListOf(record?.["besideUpgrades"] ?? [], 20, (entry) =>
    asText(entry, 80),
  );
  if (id === null || upgrades === null || besideUpgrades === null) return null;
  if (beside === null || typeof told !== "boolean") return null;
  const companion = asNullOr(record?.["companion"] ?? null, readCompanion);
  if (companion === undefined) return null;
  return {
    id,
    upgrades,
    told,
    beside,
    ...(companion === null ? {} : { companion }),
    ...(besideUpgrades.length === 0 ? {} : { besideUpgrades }),
  };
}

function readCompanion(raw: unknown): Companion | null {
  const record = asRecord(raw);
  const id = asId(record?.["id"]);
  const told = record?.["told"];
  return id === null || typeof told !== "boolean" ? null : { id, told };
}

export function readCounterpart(raw: unknown): Counterpart | null {
  const record = asRecord(raw);
  const name = asText(record?.["name"], 80);
  const wounds = asWhole(record?.["wounds"], 1, mostWounds);
  const keys = asListOf(record?.["keywords"], keywords.length, (entry) => asOneOf(entry, keywords));
  return name === null || wounds === null || keys === null
    ? null
    : { name, wounds, keywords: keys };
}
