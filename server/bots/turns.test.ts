import { expect, test } from "vitest";
import { takeTurns } from "./turns.ts";

test("[bots] addresses take turns, then people, then first come", () => {
  const turns = takeTurns<string>();
  const flood = { person: "greedo", address: "cantina" };
  for (let i = 1; i <= 4; i++) turns.add(flood, `greedo ${i}`);
  turns.add({ person: "figrin", address: "cantina" }, "figrin 1");
  turns.add({ person: "ginny", address: "home" }, "ginny 1");
  turns.add({ person: "ginny", address: "home" }, "ginny 2");
  expect(turns.waitingAt("cantina")).toBe(5);
  expect(turns.addresses).toBe(2);
  const order: string[] = [];
  for (let next = turns.next(); next !== null; next = turns.next()) order.push(next.job);
  expect(order).toEqual([
    "greedo 1",
    "ginny 1",
    "figrin 1",
    "ginny 2",
    "greedo 2",
    "greedo 3",
    "greedo 4",
  ]);
  expect(turns.addresses).toBe(0);
});
