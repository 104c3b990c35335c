/** A part of a page that does not come: only a newer build lets the page start over, and only once. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { en } from "#words/made/hall/en.ts";

const { visit } = guests();
const settingsScript = "**/assets/settings-*.js";

function countStarts(page: Page): () => number {
  let starts = 0;
  page.on("load", () => starts++);
  return () => starts;
}

/** Without leaving the page. */
const turnToSettings = (page: Page): Promise<void> =>
  page.evaluate(() => {
    history.pushState(null, "", "/settings");
    dispatchEvent(new PopStateEvent("popstate"));
  });

async function asksAgain(page: Page): Promise<void> {
  await page.getByRole("button", { name: en.tryAgain }).click();
  await page.getByText(en.noServer).waitFor({ state: "detached" });
  await page.locator("h1", { hasText: en.settings }).waitFor();
}

test("[HALL] a part of a replaced build is asked for by one new start, then by whoever reads that it is missing", async () => {
  const page = await visit("/");
  const starts = countStarts(page);
  await page.route(settingsScript, (route) => route.abort());
  // What the hall serves is always another build than the page's own.
  await page.route("**/settings", async (route) => {
    if (route.request().resourceType() !== "fetch") return route.continue();
    const answer = await route.fetch();
    const newer = (await answer.text()).replace(
      /(?<=<script type="module"[^>]*src=")[^"]+/,
      "/assets/newer.js",
    );
    return route.fulfill({ response: answer, body: newer });
  });
  await Promise.all([page.waitForEvent("load"), turnToSettings(page)]);
  await page.getByText(en.noServer).waitFor();
  // Long enough for a page that would start over and over.
  await page.waitForTimeout(1500);
  await page.getByText(en.noServer).waitFor();
  expect(starts()).toBe(1);
  await page.unroute(settingsScript);
  await asksAgain(page);
  await page.context().close();
});

test("[HALL] a part of the same build that was lost on the way leaves the page where it is", async () => {
  const page = await visit("/");
  const starts = countStarts(page);
  await page.route(settingsScript, (route) => route.abort());
  await turnToSettings(page);
  await page.getByText(en.noServer).waitFor();
  await page.waitForTimeout(1500);
  expect(starts()).toBe(0);
  await page.unroute(settingsScript);
  await asksAgain(page);
  await page.context().close();
});

test("[HALL] without a network a missing part leaves the page where it is", async () => {
  const page = await visit("/");
  const starts = countStarts(page);
  await page.context().setOffline(true);
  await turnToSettings(page);
  await page.getByText(en.noServer).waitFor();
  expect(starts()).toBe(0);
  await page.context().setOffline(false);
  await asksAgain(page);
  await page.context().close();
});
