/** A unit of a worked game: what is not written has its plain value. */
import type { NewUnit } from "../commands.ts";
import {
  asId,
  asOneOf,
  asRecord,
  asWhole,
  mostWounds,
  readCounterpart,
} from "../reading/read-unit.ts";
import { hulls, keywords, ranks, sides, unitTypes } from "../names.ts";
import type { Complain } from "./complain.ts";

const rankAliases: Readonly<Record<string, string>> = {
  "special forces": "special",
  "special-forces": "special",
  specialForces: "special",
};

export function readListedUnit(raw: unknown, n: number, complain: Complain): NewUnit | null {
  const record = asRecord(raw);
  if (record === null) return complain(`unit ${n} is not an object.`);
  const id = asId(record["id"]);
  if (id === null) return complain(`unit ${n} has no id.`);
  const side = asOneOf(record["owner"], sides);
  if (side === null) return complain(`unit "${id}" has no owner "blue" or "red".`);
  const printed = record["rank"];
  const rank = asOneOf(
    typeof printed === "string" ? (rankAliases[printed] ?? printed) : printed,
    ranks,
  );
  if (rank === null) return complain(`unit "${id}" has no rank out of ${ranks.join(", ")}.`);
  const wounds = asWhole(record["wounds"], 1, mostWounds);
  if (wounds === null) return complain(`unit "${id}" needs "wounds" from 1 to ${mostWounds}.`);
  const wounded = asWhole(record["wounded"] ?? 0, 0, wounds - 1);
  if (wounded === null) return complain(`unit "${id}" needs "wounded" from 0 to ${wounds - 1}.`);
  const points = asWhole(record["points"] ?? 0, 0, 9999);
  if (points === null) return complain(`unit "${id}" has "points" that are no whole number.`);
  const transport = asOneOf(record["transport"], hulls);
  if (transport === null && (record["transport"] ?? null) !== null)
    return complain(`unit "${id}" has a transport that is neither "open" nor "closed".`);
  const inside = asId(record["inside"]);
  if (inside === null && (record["inside"] ?? null) !== null)
    return complain(`unit "${id}" is inside something that is no unit id.`);
  const counterpart = readCounterpart(record["counterpart"]);
  if (counterpart === null && (record["counterpart"] ?? null) !== null)
    return complain(`unit "${id}" has a counterpart without name, wounds or keywords.`);
  const name = typeof record["name"] === "string" ? record["name"].slice(0, 80) : id;
  // Keywords and types the ledger does not judge by are none of its business.
  const keys = listOf(record["keywords"])
    .map((entry) => asOneOf(entry, keywords))
    .filter((entry) => entry !== null);
  const types = listOf(record["types"])
    .map((entry) => asOneOf(entry, unitTypes))
    .filter((entry) => entry !== null);
  return {
    id,
    name,
    side,
    rank,
    wounds: wounds + (counterpart?.wounds ?? 0),
    wounded,
    points,
    transport,
    inside,
    keywords: keys,
    types,
    emergencyStims: record["emergencyStims"] === true,
    ...(counterpart === null ? {} : { counterpart }),
  };
}

function listOf(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : [];
}
