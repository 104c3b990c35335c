/** The difference between two views. Unchanged parts are shared by reference, so finding it costs little. */

/**
 * Written as short as JSON can say it. A record names the parts that changed, by field or by place in a list (`length`
 * is a list's new length); an empty record changes nothing. A list of one holds the whole new value, an empty one says
 * that the field is gone. A plain value is itself the new value.
 */
export type Patch =
  | string
  | number
  | boolean
  | null
  | readonly []
  | readonly [unknown]
  | { readonly [part: string]: Patch };

export type Fields = Readonly<Record<string, unknown>>;

export const same: Patch = Object.freeze({});
const gone: Patch = [];

/** Differences found while one page is announced: what several viewers see alike is compared once. */
export type PatchMemo = Map<unknown, { readonly before: unknown; readonly patch: Patch }>;

/** `apply(before, diff(before, after))` writes the same bytes as `after`, the order of fields included. */
export function diff(before: unknown, after: unknown, found: PatchMemo = new Map()): Patch {
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
  // Views are JSON: what is no branch is a plain value.
  return isBranch(value) ? [value] : (value as string | number | boolean | null);
}

function isWhole(patch: Patch): boolean {
  return !isBranch(patch) || Array.isArray(patch);
}

/** Item by item while it pays: a list of plain values, or one in which everything changed, travels whole. */
function diffItems(before: readonly unknown[], after: readonly unknown[], found: PatchMemo): Patch {
  const shared = Math.min(before.length, after.length);
  let set: Record<string, Patch> | null =
    before.length === after.length ? null : { length: after.length };
  let kept = 0;
  let branches = 0;
  for (let i = 0; i < after.length; i++) {
    const item = after[i];
    if (isBranch(item)) branches++;
    const patch = i < shared ? diff(before[i], item, found) : whole(item);
    if (!isWhole(patch)) kept++;
    if (patch !== same) (set ??= {})[i] = patch;
  }
  if (set === null) return same;
  return kept === 0 || branches === 0 ? [after] : set;
}

function diffFields(before: Fields, after: Fields, found: PatchMemo): Patch {
  const order = Object.keys(after);
  const left = Object.keys(before);
  const isAlike = sameFields(left, order);
  if (!isAlike && !keepsOrder(left, after, order)) return [after];
  let set: Record<string, Patch> | null = null;
  let kept = 0;
  for (const key of order) {
    const value = after[key];
    const was = before[key];
    // Most of a view is what it was: nothing else is asked of that.
    if (value === was) {
      kept++;
      continue;
    }
    const isNew = !isAlike && !Object.hasOwn(before, key);
    const patch = isNew ? whole(value) : diff(was, value, found);
    if (!isWhole(patch)) kept++;
    if (patch !== same) (set ??= {})[key] = patch;
  }
  if (!isAlike) for (const key of left) if (!Object.hasOwn(after, key)) (set ??= {})[key] = gone;
  if (set === null) return same;
  return kept === 0 ? [after] : set;
}

/** The same fields in the same order, none of them unwritable: nearly always, so nothing else is asked. */
function sameFields(before: readonly string[], after: readonly string[]): boolean {
  if (before.length !== after.length) return false;
  for (let i = 0; i < after.length; i++)
    if (before[i] !== after[i] || after[i] === "__proto__") return false;
  return true;
}

/**
 * Kept fields first and in their old order, new ones behind: what
 * `applyFields` will write. A field no assignment can write travels whole.
 */
function keepsOrder(before: readonly string[], after: Fields, order: readonly string[]): boolean {
  if (order.includes("__proto__") || before.includes("__proto__")) return false;
  let at = 0;
  for (const key of before) {
    if (!Object.hasOwn(after, key)) continue;
    if (order[at] !== key) return false;
    at++;
  }
  return true;
}
