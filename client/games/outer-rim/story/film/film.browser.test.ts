/** Told as a film others' turns pass without a tap; its way is chosen with its meaning, and a tap stops it. */
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { openKept } from "#tools/browser/kept-game.ts";
import { asking, momentOf } from "#tools/browser/outer-rim/moments.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { isAsked, letPass } from "../../testing/asked.ts";

const { visit, troubles } = guests();

test("[OR-SOLO-02] told as a film the opponents' turns pass without a tap; a tap stops one, and each way is explained", async () => {
  const page = await visit("/", { name: "Ginny" });
  await page.clock.install();
  const moment = momentOf({
    seats: 1,
    options: { opponents: "both" },
    until: asking("encounter", ({ round }) => round > 1),
  });
  await openKept(page, moment);
  await isAsked(page, "ask.encounter");
  // From here on nothing passes by: time goes when the test lets it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.locator(".or-panel .or-answers .button").first().click();
  const film = page.locator(".or-film");
  const mine = ".or-telling:not(.or-film) .or-telling-doors .button, .or-story .or-line";
  const readMine = async (): Promise<void> => {
    await letPass(page, `.or-film, ${mine}`, true);
    while ((await page.locator(mine).count()) > 0) {
      await page.clock.runFor(1000);
      await page.locator(mine).first().click();
      await letPass(page, `.or-film, ${mine}`, true);
    }
  };
  await readMine();
  const first = await film.innerText();
  // While its ways lie open it stands.
  await film.getByRole("button", { name: labels.board.pace.title }).click();
  const ways = page.locator("dialog .or-paces");
  await letPass(page, "dialog .or-paces", true);
  await ways.getByText(labels.board.pace.says.film).waitFor();
  expect(await ways.getByRole("radio", { checked: true }).count()).toBe(1);
  await page.clock.runFor(30_000);
  expect(await film.innerText()).toBe(first);
  await page.keyboard.press("Escape");
  await ways.waitFor({ state: "detached" });
  // Then it goes on by itself, to the next opponent.
  await expect
    .poll(async () => {
      await page.clock.runFor(400);
      return film.innerText();
    })
    .not.toBe(first);
  // A tap stops it: what the next one does is read with its card.
  await film.getByRole("button", { name: labels.story.pause }).click();
  await page.locator(".or-scene-ai .or-ai-card li.or-taken").first().waitFor();
  await page.clock.runFor(30_000);
  expect(await page.locator(".or-scene-ai").count()).toBe(1);
  await page.clock.resume();
  await page.keyboard.press("Escape");
  await isAsked(page, "ask.planning");
  expect(troubles).toEqual([]);
  await page.context().close();
});
