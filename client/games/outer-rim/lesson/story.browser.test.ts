/** A story of long lines in the lesson: the one that is named is in sight. */
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { learner } from "#client/lesson/table.ts";
import { outerRim, type Command } from "#rules/outer-rim/index.ts";
import { quickRng } from "#rules/rng.ts";
import { questionFor } from "../asked.ts";
import { learn } from "./testing/learner.ts";
import { lessonKey } from "./opening.ts";

const { visit, troubles } = guests();

/** Moves of somebody who strays now and then, up to a card of several lines of which the clerk means none. */
async function toLongStory(): Promise<readonly Command[]> {
  for (let seed = 1; seed < 60; seed++) {
    const rng = quickRng(seed);
    const moves: Command[] = [];
    let found: readonly Command[] | null = null;
    await learn(lessonKey(), {
      look: (view, { command }) => {
        const lines = questionFor(view, learner)?.choices.length ?? 0;
        if (command.type === "decline" && lines > 2) found ??= [...moves];
      },
      stray: (view, { command }) => {
        const options = outerRim.options(view).filter(({ type }) => type !== "cancel");
        const other = rng.below(4) === 0 ? options[rng.below(options.length)] : undefined;
        moves.push(other ?? command);
        return other ?? command;
      },
    });
    if (found !== null) return found;
  }
  throw new Error("nobody comes to such a card");
}

test("[lesson] a short line that is named stays in sight beneath long ones, on a phone", async () => {
  const kept = JSON.stringify({ moves: await toLongStory(), told: ["welcome", "line"] });
  const page = await visit("/g/outer-rim/learn", { language: "fr" });
  await page.evaluate((text) => sessionStorage.setItem("guildhall.outer-rim.lesson", text), kept);
  await page.reload();
  const line = page.locator(".or-line[data-meant]");
  await line.waitFor();
  const [lines, named] = await Promise.all(
    [page.locator(".or-lines"), line].map((part) => part.boundingBox()),
  );
  if (!lines || !named) throw new Error("no lines");
  expect(named.y + named.height).toBeLessThanOrEqual(lines.y + lines.height + 1);
  // Whoever reads the first line first finds it in the same place.
  await page.locator(".or-lines").evaluate((all) => all.scrollTo({ top: 0, behavior: "instant" }));
  const after = await line.boundingBox();
  expect(after?.y).toBeLessThan(lines.y + lines.height - 40);
  expect(troubles).toEqual([]);
  await page.context().close();
});
