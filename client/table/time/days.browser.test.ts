/** A game over days, on the screen: the clock is read in days, and a rest begins once everyone else agrees. */
import { expect, test } from "vitest";
import { deepAxeFindings } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { en as calls } from "#words/made/calls-page/en.ts";
import { en } from "#words/made/hall/en.ts";
import { fr } from "#words/made/hall/fr.ts";

const { person } = guests();

test("[HALL] one day a move: the clock says so, a rest is asked for, agreed on and seen by both", async () => {
  const ginny = await person({ name: "Ginny" });
  const mia = await person({ name: "Mia", size: "desktop", language: "fr" });
  await ginny.goto("/");
  await ginny.getByRole("button", { name: en.lobby.newTable }).first().click();
  const terms = ginny.locator("dialog");
  await terms.getByRole("group", { name: en.create.seats, exact: true }).getByLabel("2").check();
  const clock = terms.getByRole("group", { name: en.create.clock });
  await clock.getByLabel("1 day", { exact: true }).check();
  await terms.getByLabel("Saturdays and Sundays do not count").check();
  await terms.getByRole("button", { name: en.create.open }).click();
  await ginny.locator(".terms").getByText("1 day").waitFor();
  await mia.goto(ginny.url());
  await mia.getByRole("button", { name: fr.table.sit }).click();
  await ginny.getByRole("button", { name: en.table.start }).click();

  // Whole days or hours, never seconds: for the eye and for whoever listens.
  const timer = mia.getByRole("timer").first();
  await timer.waitFor();
  expect(await timer.textContent()).toMatch(/^(\d+ jours?|2[34] heures)$/);
  expect(await timer.getAttribute("aria-label")).toMatch(/^(\d+ jours?|2[34] heures)$/);

  // Whoever is away is not missed: their time is told, a nudge is offered, and no bot.
  await ginny.locator(".bh-draw button").first().click();
  await mia.getByRole("link", { name: fr.backToHall }).click();
  const notice = ginny.locator(".away-notice");
  await notice.getByText(/^Time left for Mia: (\d+ days?|2[34] hours)\.$/).waitFor();
  await notice.getByRole("button", { name: calls.nudge }).waitFor();
  expect(await notice.getByRole("button", { name: en.table.letBotPlay }).count()).toBe(0);
  expect(await ginny.locator(".seat-chip.absent").count()).toBe(0);
  expect(await deepAxeFindings(ginny)).toEqual([]);
  await mia.goBack();
  await timer.waitFor();

  // Ginny asks for a rest; it begins when Mia agrees, and no clock runs then.
  const tools = ginny.locator(".table-tools");
  await tools.getByRole("button", { name: en.table.more, exact: true }).click();
  await ginny.getByRole("button", { name: "Ask for a rest" }).click();
  const form = ginny.locator("dialog form");
  await form.getByRole("button", { name: "Ask for a rest" }).click();
  await ginny
    .locator(".consent")
    .getByText(/^You asked for a rest until/)
    .waitFor();
  await mia
    .locator(".consent")
    .getByText(/^Ginny demande une pause/)
    .waitFor();
  expect(await deepAxeFindings(mia)).toEqual([]);
  await mia.getByRole("button", { name: fr.table.agree }).click();
  await ginny
    .locator(".consent")
    .getByText(/^The clocks rest until/)
    .waitFor();
  await mia
    .locator(".consent")
    .getByText(/^Les horloges sont arrêtées/)
    .waitFor();
});
