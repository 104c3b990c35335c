/** A patch put on what stood before. */
import type { Fields, Patch } from "./patch.ts";

export function apply(before: unknown, patch: Patch): unknown {
  if (typeof patch !== "object" || patch === null) return patch;
  if (isWhole(patch)) return patch[0];
  const parts = Object.keys(patch);
  if (parts.length === 0) return before;
  return Array.isArray(before)
    ? applyItems(before, parts, patch)
    : applyFields(before as Fields, parts, patch);
}

type Whole = readonly [] | readonly [unknown];
type Parts = Exclude<Patch & object, Whole>;

function isWhole(patch: Whole | Parts): patch is Whole {
  return Array.isArray(patch);
}

function applyFields(before: Fields, parts: readonly string[], patch: Parts): unknown {
  const out: Record<string, unknown> = { ...before };
  for (const key of parts) {
    const part = patch[key];
    if (Array.isArray(part) && part.length === 0) delete out[key];
    else if (part !== undefined) out[key] = apply(before[key], part);
  }
  return out;
}

function applyItems(
  before: readonly unknown[],
  parts: readonly string[],
  patch: Parts,
): readonly unknown[] {
  const { length } = patch;
  const out = typeof length === "number" ? before.slice(0, length) : [...before];
  for (const key of parts) {
    const part = patch[key];
    if (key !== "length" && part !== undefined) out[Number(key)] = apply(before[Number(key)], part);
  }
  return out;
}
