/** Where two pieces of plain JSON differ, key order included; `null` when they are the same to the byte. */
export function differs(a: unknown, b: unknown, path = ""): string | null {
  if (a === b && !(a === 0 && Object.is(a, -0) !== Object.is(b, -0))) return null;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
    return `${path}: ${show(a)} is not ${show(b)}`;
  if (Array.isArray(a) !== Array.isArray(b)) return `${path}: a list is not a record`;
  const left = Object.entries(a);
  const right = Object.entries(b);
  if (left.length !== right.length)
    return `${path}: ${left.length} entries are not ${right.length}`;
  for (const [i, [key, value]] of left.entries()) {
    const [otherKey, otherValue] = right[i] ?? [];
    if (key !== otherKey) return `${path}: ${key} is not ${otherKey}`;
    const inside = differs(value, otherValue, `${path}.${key}`);
    if (inside !== null) return inside;
  }
  return null;
}

export function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** A write to anything handed out is a bug that throws. */
export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inside of Object.values(value)) frozen(inside);
  }
  return value;
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? "undefined").slice(0, 120);
}
