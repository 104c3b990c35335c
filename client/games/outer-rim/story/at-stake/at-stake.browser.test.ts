/** Whoever is asked for one of their crew, or for the price of a goal, sees what it is about before answering. */
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { staged } from "#tools/browser/outer-rim/staged.ts";
import { rareQuestion } from "#rules/outer-rim/testing/rare-questions.ts";
import { crewHunted } from "#rules/outer-rim/testing/rare-scenes.ts";

const { visit, troubles } = guests();

test("[OR-BNTY-05] who hunts whom, both sides’ dice and what a refusal costs stand above the answers", async () => {
  const page = await visit("/", { name: "Ginny" });
  await openKept(page, staged(crewHunted(), "hunted crew"));
  const moment = page.locator(".or-moment");
  await moment.locator(".or-fight").waitFor();
  expect(await moment.locator(".or-row").allTextContents()).toEqual([
    expect.stringMatching(/^Bossk: \d dice$/),
    expect.stringMatching(/^Dengar: \d dice$/),
  ]);
  expect(await moment.textContent()).toContain("Bossk attacks you");
  expect(await moment.textContent()).toContain("without a fight");
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[OR-GOAL-04] the goal to be paid for is read with what the other side of its card brings", async () => {
  const page = await visit("/", { name: "Ginny" });
  await openKept(page, staged(rareQuestion("pay-for-goal"), "a goal to pay for"));
  const told = page.locator(".or-moment .or-told");
  await told.waitFor();
  expect(await told.textContent()).toMatch(/Goal · .*Goal reached · 1 fame/);
  expect(troubles).toEqual([]);
  await page.context().close();
});
