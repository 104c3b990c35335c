/** Whoever is asked for one of their crew, or for the price of a goal, sees what it is about before answering. */
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import type { Command, View } from "#rules/outer-rim/index.ts";

const { visit, troubles } = guests();

/** Somebody has to be aboard to be hunted. */
function hirer(choices: readonly Command[], { players }: View): Command | undefined {
  if (players[0]?.crew.length !== 0) return undefined;
  return choices.find(({ type }) => type === "encounter-contact" || type === "choose");
}

test("[OR-BNTY-05] who hunts whom, both sides’ dice and what a refusal costs stand above the answers", async () => {
  const page = await visit("/", { name: "Ginny" });
  await openKept(
    page,
    momentOf({ seats: 2, seed: 57, until: asking("protect-crew"), wish: hirer }),
  );
  const moment = page.locator(".or-moment");
  await moment.locator(".or-fight").waitFor();
  expect(await moment.locator(".or-row").allTextContents()).toEqual([
    expect.stringMatching(/^Black Krrsantan: \d dice$/),
    expect.stringMatching(/^Maz Kanata: \d dice$/),
  ]);
  expect(await moment.textContent()).toContain("Black Krrsantan attacks you");
  expect(await moment.textContent()).toContain("without a fight");
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("[OR-GOAL-04] the goal to be paid for is read with what the other side of its card brings", async () => {
  const page = await visit("/", { name: "Ginny" });
  await openKept(
    page,
    momentOf({ seats: 2, seed: 36, until: asking("pay-for-goal"), wish: hirer }),
  );
  const told = page.locator(".or-moment .or-told");
  await told.waitFor();
  expect(await told.textContent()).toMatch(/Goal · .*Goal reached · 1 fame/);
  expect(troubles).toEqual([]);
  await page.context().close();
});
