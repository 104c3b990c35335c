import { expect, test } from "vitest";
import { outerRim } from "#rules/outer-rim/index.ts";
import { stage } from "#rules/outer-rim/testing/stage.ts";
import { askedOf } from "../asked.ts";
import { isHeldBack } from "./held-back.ts";

test("[OR-DMG-08] while a turn that is over is told, the next one is not asked beside it", () => {
  const table = stage({ players: [{ character: "bossk", space: "naboo" }] });
  table.say({ type: "earn" });
  const now = outerRim.viewFor(table.state(), 0);
  const action = askedOf(now, 0);
  expect(action?.question.ask).toBe("action");
  expect(isHeldBack(action, now, now)).toBe(false);
  expect(isHeldBack(action, { ...now, round: now.round - 1 }, now)).toBe(true);
  expect(isHeldBack(action, null, now)).toBe(false);
  expect(isHeldBack(null, now, now)).toBe(true);
  // What is asked on the story face would lie under the tale.
  expect(action === null || isHeldBack({ ...action, face: "story" }, now, now)).toBe(true);
  // A test that is over is read before the next one is asked; a card that is read asks beside itself.
  expect(isHeldBack(action, now, now, [{ kind: "test", news: [] }])).toBe(true);
  expect(isHeldBack(action, now, now, [{ kind: "card", news: [] }])).toBe(false);
  // What a test led to is not asked beside the card that asked for the test.
  const unread = [{ kind: "card", news: [] } as const, { kind: "test", news: [] } as const];
  expect(isHeldBack(action, now, now, unread)).toBe(true);
});
