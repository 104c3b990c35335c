import { expect, test } from "vitest";
import { inventory, kinds } from "./inventory.ts";
import { unseenText, whatIsUnseen } from "./unseen.ts";

const found = whatIsUnseen(3, 1, () => undefined);

/** Three games meet at least so many per cent of a kind; the deep test has more games and asks for more. */
test.each([
  { kind: "cards", least: 30 },
  { kind: "sections", least: 10 },
  { kind: "contacts", least: 50 },
  { kind: "abilities", least: 35 },
  { kind: "commands", least: 60 },
  { kind: "rules", least: 55 },
  { kind: "questions", least: 35 },
] as const)("[OR-SETUP-01] traders meet much of the $kind of the box", ({ kind, least }) => {
  const [met, all] = found.met[kind];
  expect((100 * met) / all).toBeGreaterThanOrEqual(least);
});

test("[OR-SETUP-01] whatever is met is in the lists, and no list is empty", () => {
  expect(found.unlisted).toEqual([]);
  const all = inventory();
  for (const kind of kinds) expect(all[kind].size, kind).toBeGreaterThan(3);
  expect(unseenText(found).split("\n")).toHaveLength(kinds.length + 1);
});
