// The few matchers the referee's tests use, so that a mutant is tried in milliseconds inside one process.
import { inspect } from "node:util";

const like = (test) => ({ __like: test });

function equal(a, b) {
  if (b !== null && typeof b === "object" && b.__like) return b.__like(a);
  if (Object.is(a, b)) return true;
  if (
    typeof a !== "object" ||
    typeof b !== "object" ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return false;
  if (Array.isArray(a)) return a.length === b.length && a.every((each, at) => equal(each, b[at]));
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => equal(a[key], b[key]));
}

function contains(a, b) {
  if (b === null || typeof b !== "object" || b.__like) return equal(a, b);
  if (a === null || typeof a !== "object") return false;
  if (Array.isArray(b))
    return (
      Array.isArray(a) && a.length === b.length && b.every((each, at) => contains(a[at], each))
    );
  return Object.keys(b).every((key) => key in a && contains(a[key], b[key]));
}

function throws(run, text) {
  try {
    run();
    return false;
  } catch (error) {
    return String(error.message).includes(text ?? "");
  }
}

const matchers = {
  toBe: (a, b) => Object.is(a, b),
  toEqual: equal,
  toMatchObject: contains,
  toHaveLength: (a, n) => a.length === n,
  toHaveProperty: (a, key) => key in a,
  toBeNull: (a) => a === null,
  toBeUndefined: (a) => a === undefined,
  toContain: (a, b) => a.includes(b),
  toContainEqual: (a, b) => a.some((each) => equal(each, b)),
  toMatch: (a, pattern) => pattern.test(a),
  toThrow: throws,
  toBeDefined: (a) => a !== undefined,
  toBeGreaterThan: (a, b) => a > b,
  toBeLessThan: (a, b) => a < b,
  toBeLessThanOrEqual: (a, b) => a <= b,
};

export function expect(actual) {
  const with_ = (wanted) =>
    Object.fromEntries(
      Object.entries(matchers).map(([name, holds]) => [
        name,
        (...expected) => {
          if (holds(actual, ...expected) !== wanted)
            throw new Error(
              `${name}: ${inspect(actual, { depth: 3 })} against ${inspect(expected, { depth: 3 })}`,
            );
        },
      ]),
    );
  return { ...with_(true), not: with_(false) };
}
expect.objectContaining = (part) => like((a) => contains(a, part));
expect.stringContaining = (part) => like((a) => typeof a === "string" && a.includes(part));
