/** The difference between two views. Unchanged parts are shared by reference, so finding it costs little. */

export type Patch =
  | { readonly type: "same" }
  | { readonly type: "whole"; readonly value: unknown }
  | {
      readonly type: "fields";
      readonly set: Readonly<Record<string, Patch>>;
      readonly gone: readonly string[];
    }
  | {
      readonly type: "items";
      readonly length: number;
      readonly set: Readonly<Record<string, Patch>>;
    };

export type Fields = Readonly<Record<string, unknown>>;

const same: Patch = { type: "same" };

const none: readonly string[] = [];

/** Differences found while one page is announced: what several viewers see alike is compared once. */
export type Found = Map<unknown, { readonly before: unknown; readonly patch: Patch }>;

/** `apply(before, diff(before, after))` writes the same bytes as `after`, the order of fields included. */
export function diff(before: unknown, after: unknown, found: Found = new Map()): Patch {
  if (before === after) return same;
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after))
    return whole(after);
  const known = found.get(after);
  if (known?.before === before) return known.patch;
  const patch = Array.isArray(before)
    ? diffItems(before, after as readonly unknown[], found)
    : diffFields(before as Fields, after as Fields, found);
  found.set(after, { before, patch });
  return patch;
}

function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function whole(value: unknown): Patch {
  return { type: "whole", value };
}

/** Item by item while it pays: a list of plain values, or one in which everything changed, travels whole. */
function diffItems(before: readonly unknown[], after: readonly unknown[], found: Found): Patch {
  const set: Record<string, Patch> = {};
  const shared = Math.min(before.length, after.length);
  let kept = 0;
  let branches = 0;
  let changed = before.length !== after.length;
  for (let i = 0; i < after.length; i++) {
    if (isBranch(after[i])) branches++;
    const patch = i < shared ? diff(before[i], after[i], found) : whole(after[i]);
    if (patch.type !== "whole") kept++;
    if (patch.type === "same") continue;
    set[i] = patch;
    changed = true;
  }
  if (!changed) return same;
  return kept === 0 || branches === 0 ? whole(after) : { type: "items", length: after.length, set };
}

function diffFields(before: Fields, after: Fields, found: Found): Patch {
  const order = Object.keys(after);
  const isAlike = sameFields(Object.keys(before), order);
  const gone = isAlike ? none : goneFields(before, after);
  if (!isAlike && !keepsOrder(before, gone, order)) return whole(after);
  const set: Record<string, Patch> = {};
  let kept = 0;
  let changed = gone.length > 0;
  for (const key of order) {
    const patch =
      isAlike || Object.hasOwn(before, key)
        ? diff(before[key], after[key], found)
        : whole(after[key]);
    if (patch.type !== "whole") kept++;
    if (patch.type === "same") continue;
    set[key] = patch;
    changed = true;
  }
  if (!changed) return same;
  return kept === 0 ? whole(after) : { type: "fields", set, gone };
}

/** The same fields in the same order, none of them unwritable: nearly always, so nothing else is asked. */
function sameFields(before: readonly string[], after: readonly string[]): boolean {
  if (before.length !== after.length) return false;
  for (let i = 0; i < after.length; i++)
    if (before[i] !== after[i] || after[i] === "__proto__") return false;
  return true;
}

function goneFields(before: Fields, after: Fields): readonly string[] {
  let gone: string[] | null = null;
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) (gone ??= []).push(key);
  return gone ?? none;
}

/**
 * Kept fields first and in their old order, new ones behind: what
 * `applyFields` will write. A field no assignment can write travels whole.
 */
function keepsOrder(before: Fields, gone: readonly string[], order: readonly string[]): boolean {
  if (order.includes("__proto__")) return false;
  let at = 0;
  for (const key of Object.keys(before)) {
    if (gone.includes(key)) continue;
    if (order[at] !== key) return false;
    at++;
  }
  return true;
}
