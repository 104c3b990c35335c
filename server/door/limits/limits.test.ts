import { expect, test } from "vitest";
import { fromOurPage } from "../origin.ts";
import { meter, turnstile } from "./rates.ts";

test("[limits] a burst passes, then so many each second, each key by itself", () => {
  let now = 0;
  const rate = meter({ burst: 3, perSecond: 2 }, () => now);
  const many = (key: string, n: number): number =>
    Array.from({ length: n }, () => rate.take(key)).filter(Boolean).length;
  expect(many("a", 10)).toBe(3);
  expect(many("b", 10)).toBe(3);
  now += 1000;
  expect(many("a", 10)).toBe(2);
  now += 60_000;
  expect(rate.take("a", 3)).toBe(true);
  expect(many("a", 10)).toBe(0);
});

test("[limits] what turned out to cost more is owed, but never more than one burst", () => {
  let now = 0;
  const rate = meter({ burst: 3, perSecond: 1 }, () => now);
  rate.owe("a", 2);
  expect([rate.take("a"), rate.take("a")]).toEqual([true, false]);
  rate.owe("a", 1000);
  now += 3000;
  expect(rate.take("a")).toBe(false);
  now += 1000;
  expect(rate.take("a")).toBe(true);
  expect(rate.take("b", 3)).toBe(true);
});

test("[limits] who left makes room, once", () => {
  const gate = turnstile(2);
  const leave = gate.enter("home");
  expect(gate.enter("home")).not.toBeNull();
  expect(gate.enter("home")).toBeNull();
  expect(gate.enter("school")).not.toBeNull();
  leave?.();
  leave?.();
  expect(gate.enter("home")).not.toBeNull();
  expect(gate.enter("home")).toBeNull();
});

test.each([
  { origin: undefined, host: "hall.example", ours: true },
  { origin: "https://hall.example", host: "hall.example", ours: true },
  { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000", ours: true },
  { origin: "http://127.0.0.1:4000", host: "127.0.0.1:3000", ours: false },
  { origin: "https://evil.example", host: "hall.example", ours: false },
  { origin: "https://hall.example.evil.example", host: "hall.example", ours: false },
  { origin: "null", host: "hall.example", ours: false },
  { origin: "https://hall.example", host: undefined, ours: false },
])("[origin] $origin on $host is ours: $ours", ({ origin, host, ours }) => {
  expect(fromOurPage(origin, host)).toBe(ours);
});
