import { expect, test } from "vitest";
import { listSummary } from "#rules/legion/index.ts";
import { answered, firstQuestion } from "./list-answer.ts";

const limits = { edition: "current", points: 1000, units: null } as const;

function asked(text: string) {
  const question = firstQuestion(text, "current");
  if (question === null) throw new Error("nothing is asked");
  return question;
}

test("[LC-TOUR-06] one question after the other is answered in the list, until nothing is open", () => {
  const list = "Boba\n2x troopers\nI'm bringing Grievous";
  const [first] = asked(list).offers;
  expect(first).toBe("aw");
  const second = answered(list, asked(list), "aw");
  expect(second).toBe("Boba Fett Infamous Bounty Hunter\n2x troopers\nI'm bringing Grievous");
  const third = answered(second, asked(second), "ah");
  const last = answered(third, asked(third), asked(third).offers[0] ?? "");
  expect(firstQuestion(last, "current")).toBe(null);
  expect(listSummary(last, limits)?.flaws).toEqual([]);
  expect(listSummary(last, limits)?.units).toBe(4);
});

test("[LC-TOUR-06] a name is a word of its own, whatever signs are in it", () => {
  expect(answered("Bobafy\nBoba", { name: "Boba", offers: [] }, "ax")).toBe(
    "Bobafy\nBossk Trandoshan Terror",
  );
  expect(answered("a (b) *c?", { name: "(b) *c?", offers: [] }, "ax")).toBe(
    "a Bossk Trandoshan Terror",
  );
  expect(answered("Boba", { name: "Boba", offers: [] }, "no card")).toBe("Boba");
  expect(firstQuestion("{", "current")).toBe(null);
  expect(firstQuestion("Bossk (105)", "current")).toBe(null);
});
