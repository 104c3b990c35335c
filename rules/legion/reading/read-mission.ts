/** Untrusted JSON in, a mission or what was seen at a round's end out, or `null`. */
import { primaryIds, secondaryIds, type MissionChoice } from "../mission/cards.ts";
import { factNames, type Facts } from "../mission/facts.ts";
import type { PerSide } from "../names.ts";
import { asNullOr, asOneOf, asRecord, asText, asWhole } from "./read-unit.ts";

const mostOfAnything = 99;

export function readMission(raw: unknown): MissionChoice | null {
  const record = asRecord(raw);
  if (record === null) return null;
  const primary = asNullOr(record["primary"] ?? null, (entry) => asOneOf(entry, primaryIds));
  const secondary = asNullOr(record["secondary"] ?? null, (entry) => asOneOf(entry, secondaryIds));
  const advantages = asRecord(record["advantages"] ?? {});
  const blue = asNullOr(advantages?.["blue"] ?? null, (entry) => asText(entry, 60));
  const red = asNullOr(advantages?.["red"] ?? null, (entry) => asText(entry, 60));
  return primary === undefined || secondary === undefined || blue === undefined || red === undefined
    ? null
    : { primary, secondary, advantages: { blue, red } };
}

export function readFacts(raw: unknown): PerSide<Facts> | null {
  const record = asRecord(raw);
  const blue = readSide(record?.["blue"] ?? {});
  const red = readSide(record?.["red"] ?? {});
  return record === null || blue === null || red === null ? null : { blue, red };
}

/** Yes and no may be written as such. */
function readSide(raw: unknown): Facts | null {
  const record = asRecord(raw);
  if (record === null) return null;
  const facts = Object.entries(record).map(([name, value]) => {
    const fact = asOneOf(name, factNames);
    const count = typeof value === "boolean" ? Number(value) : asWhole(value, 0, mostOfAnything);
    return fact === null || count === null ? null : ([fact, count] as const);
  });
  return facts.every((fact) => fact !== null) ? Object.fromEntries(facts) : null;
}
