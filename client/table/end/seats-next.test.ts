import { expect, test } from "vitest";
import type { TableInfo } from "#table/talk/words.ts";
import { seatsFor } from "./seats-next.ts";

type Holder = TableInfo["seats"][number]["holder"];
const person = (name: string): Holder => ({ type: "person", name }) as Holder;
const open: Holder = { type: "open" };
const table = (...holders: readonly Holder[]): TableInfo =>
  ({ seats: holders.map((holder, seat) => ({ seat, holder })) }) as unknown as TableInfo;

const before = table(person("Ginny"), person("Mia"), person("Thomas"));

test("[HALL] whoever says yes gets the seat they had", () => {
  const next = table(person("Ginny"), open, open);
  expect(seatsFor(next, before, [2])[0]).toBe(2);
  expect(seatsFor(next, before, [1])[0]).toBe(1);
});

test("[HALL] a seat that was taken meanwhile leaves the free ones to try", () => {
  const next = table(person("Ginny"), person("Someone"), open);
  expect(seatsFor(next, before, [1])).toEqual([2]);
});

test("[HALL] where the proposer sits elsewhere, seats are drawn among all that are free", () => {
  const next = table(open, person("Ginny"), open, open);
  const first = new Set(Array.from({ length: 60 }, () => seatsFor(next, before, [2])[0]));
  expect(first).toEqual(new Set([0, 2, 3]));
});
