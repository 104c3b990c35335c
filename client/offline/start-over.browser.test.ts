/** A part of a page that the hall does not have: the page starts over once, then says so and goes on being there. */
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { en } from "../words/en.ts";

const { visit } = guests();

test("[HALL] a missing part is asked for again by one new start, then by whoever reads that it is missing", async () => {
  const page = await visit("/");
  let starts = 0;
  page.on("load", () => starts++);
  await page.route("**/assets/settings-page-*.js", (route) => route.abort());
  await page.goto("/settings");
  await page.getByText(en.noServer).waitFor();
  // Long enough for a page that would start over and over.
  await page.waitForTimeout(1500);
  await page.getByText(en.noServer).waitFor();
  expect(starts).toBe(2);
  await page.unroute("**/assets/settings-page-*.js");
  await page.getByRole("button", { name: en.tryAgain }).click();
  await page.getByText(en.noServer).waitFor({ state: "detached" });
  await page.locator("h1", { hasText: en.settings }).waitFor();
  await page.context().close();
});
