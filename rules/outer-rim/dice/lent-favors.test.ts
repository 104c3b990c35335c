import { expect, test } from "vitest";
import { contactCard } from "../cards/contacts.ts";
import { emptyPlayer } from "../setup/empty.ts";
import { asAt, asHunting } from "./lent-favors.ts";

const lent = { received: true, skill: "tech", die: true, shortcut: true } as const;
const bossk = { ...emptyPlayer(), character: "bossk", space: "naboo", favors: lent } as const;
const target = "boshek";
const rank = contactCard(target).class;

test("[UB-FAV-04] [UB-FAV-05] advice and dice of this turn count here, not elsewhere", () => {
  expect(asAt(bossk, "naboo").favors).toEqual(lent);
  expect(asAt(bossk, "kessel").favors).toEqual({ ...lent, skill: null, die: false });
  // What was used in this turn may be used again in another.
  const once = { ...bossk, used: ["any-skill:character"] };
  expect([asAt(once, "naboo").used, asAt(once, "kessel").used]).toEqual([once.used, []]);
  // With somebody, wherever they meet: that may be here.
  expect(asAt(bossk, "player").favors).toEqual(lent);
});

test.each([
  { who: "seen here", contact: target, at: "naboo", die: true },
  { who: "seen elsewhere", contact: target, at: "kessel", die: false },
  { who: "maybe under a facedown token here", contact: null, at: "naboo", die: true },
  { who: "maybe under a facedown token elsewhere", contact: null, at: "kessel", die: false },
] as const)("[UB-FAV-05] a hunt of somebody $who counts the die: $die", ({ contact, at, die }) => {
  expect(asHunting(bossk, { target }, [{ class: rank, contact, at }]).favors.die).toBe(die);
});

test("[UB-FAV-05] whoever was seen elsewhere is not under the facedown token here", () => {
  const tokens = [
    { class: rank, contact: null, at: "naboo" },
    { class: rank, contact: target, at: "kessel" },
  ] as const;
  expect(asHunting(bossk, { target }, tokens).favors.die).toBe(false);
});
