import fc from "fast-check";
import { expect, test } from "vitest";
import { apply } from "./apply-patch.ts";
import { diff, same } from "./patch.ts";

const anything = fc.jsonValue({ maxDepth: 4 });

/** Two values that share a lot, as two views in a row do. */
const related = fc
  .tuple(
    fc.dictionary(fc.string(), anything),
    fc.dictionary(fc.string(), anything),
    fc.array(anything),
  )
  .map(([kept, changed, list]) => ({
    before: { kept, list, one: list[0] ?? null, nested: { ...kept, here: changed } },
    after: { kept, list: [...list, 1], one: null, nested: { ...kept, here: kept, ...changed } },
  }));

test("a patch leads to the same bytes", () => {
  const text = (value: unknown): string => JSON.stringify(value);
  fc.assert(
    fc.property(
      anything,
      anything,
      (before, after) => text(apply(before, diff(before, after))) === text(after),
    ),
  );
  fc.assert(
    fc.property(
      related,
      ({ before, after }) => text(apply(before, diff(before, after))) === text(after),
    ),
  );
});

test("a patch survives the wire", () => {
  fc.assert(
    fc.property(related, ({ before, after }) => {
      const sent = JSON.parse(JSON.stringify(diff(before, after))) as ReturnType<typeof diff>;
      expect(JSON.stringify(apply(JSON.parse(JSON.stringify(before)), sent))).toBe(
        JSON.stringify(after),
      );
    }),
  );
});

test("equal values differ in nothing, however they were made", () => {
  const ordinary = anything.filter((value) => !JSON.stringify(value).includes("__proto__"));
  fc.assert(
    fc.property(
      ordinary,
      (value) =>
        diff(JSON.parse(JSON.stringify(value)), JSON.parse(JSON.stringify(value))) === same,
    ),
  );
});

test("what did not change keeps its reference", () => {
  const before = { still: { deep: [1, 2] }, list: [{ a: 1 }, { b: 2 }] };
  const after = apply(
    before,
    diff(before, { still: { deep: [1, 2] }, list: [{ a: 1 }, { b: 3 }] }),
  ) as typeof before;
  expect(after.still).toBe(before.still);
  expect(after.list[0]).toBe(before.list[0]);
  expect(after.list[1]).toEqual({ b: 3 });
});

test.each([
  { before: { a: 1, b: 2 }, after: { b: 2, a: 1 }, why: "another order of fields travels whole" },
  { before: { a: 1, b: 2 }, after: { b: 2 }, why: "a field goes" },
  {
    before: { a: [1, 2, 3], b: 0 },
    after: { a: [1, 9, 3], b: 0 },
    why: "a list of plain values travels whole",
  },
  {
    before: { a: [{ x: 1 }, { y: 1 }], b: 0 },
    after: { a: [{ x: 1 }], b: 0 },
    why: "a list gets shorter",
  },
  { before: [1], after: { 0: 1 }, why: "a list becomes a record" },
  { before: null, after: { a: 1 }, why: "nothing becomes something" },
])("$why", ({ before, after }) => {
  expect(JSON.stringify(apply(before, diff(before, after)))).toBe(JSON.stringify(after));
});
