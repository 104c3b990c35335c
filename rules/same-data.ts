type Fields = Readonly<Record<string, unknown>>;

/** Plain data compared by value; the order of fields does not matter. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Fields, b as Fields];
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && sameData(one[key], other[key]));
}

function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
