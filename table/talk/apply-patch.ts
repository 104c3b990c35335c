/** A patch put on what stood before. */
import { unreachable } from "#rules/game.ts";
import type { Fields, Patch } from "./patch.ts";

export function apply(before: unknown, patch: Patch): unknown {
  switch (patch.type) {
    case "same":
      return before;
    case "whole":
      return patch.value;
    case "fields":
      return applyFields(before as Fields, patch.set, patch.gone);
    case "items":
      return applyItems(before as readonly unknown[], patch.length, patch.set);
    default:
      return unreachable(patch);
  }
}

function applyFields(
  before: Fields,
  set: Readonly<Record<string, Patch>>,
  gone: readonly string[],
): unknown {
  const out: Record<string, unknown> = { ...before };
  for (const key of gone) delete out[key];
  for (const key of Object.keys(set)) {
    const patch = set[key];
    if (patch) out[key] = apply(before[key], patch);
  }
  return out;
}

function applyItems(
  before: readonly unknown[],
  length: number,
  set: Readonly<Record<string, Patch>>,
): unknown {
  const out = before.slice(0, length);
  for (const key of Object.keys(set)) {
    const patch = set[key];
    if (patch) out[Number(key)] = apply(before[Number(key)], patch);
  }
  return out;
}
