import { expect, test } from "vitest";
import { whatIsUnseen } from "./unseen.ts";

const found = whatIsUnseen(24, 1, () => undefined);

/**
 * Two dozen games meet at least so many per cent of a kind, some ten below what they met when last counted: less is a
 * deck nobody draws from. docs/content.md says what is left.
 */
test.each([
  { kind: "cards", least: 80 },
  { kind: "sections", least: 40 },
  { kind: "contacts", least: 85 },
  { kind: "abilities", least: 80 },
  { kind: "commands", least: 85 },
  { kind: "rules", least: 80 },
  { kind: "questions", least: 60 },
] as const)("[OR-SETUP-01] traders meet most $kind of the box", ({ kind, least }) => {
  const [met, all] = found.met[kind];
  expect((100 * met) / all).toBeGreaterThanOrEqual(least);
});
