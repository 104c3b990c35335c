/** Two people: asking to take a move back, the clock, a second device, and what a spectator sees. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { en } from "./words/en.ts";
import { fr } from "./words/fr.ts";

const { person } = guests();

/** Ginny on a phone and Mia, in French, on a desktop, with five minutes for each decision. */
async function twoAtATable(): Promise<{ ginny: Page; mia: Page; invitation: string }> {
  const ginny = await person({ name: "Ginny" });
  const mia = await person({ name: "Mia", size: "desktop", language: "fr" });
  await ginny.goto("/");
  await ginny.getByRole("button", { name: en.lobby.newTable }).first().click();
  const terms = ginny.locator("dialog");
  await terms.getByRole("group", { name: en.create.seats, exact: true }).getByLabel("2").check();
  await terms.getByRole("group", { name: en.create.clock }).getByLabel("5 min").check();
  await terms.getByRole("button", { name: en.create.open }).click();
  await ginny.locator(".seat-list").waitFor();
  const invitation = ginny.url();
  await mia.goto(invitation);
  await mia.getByRole("button", { name: fr.table.sit }).click();
  await ginny.getByRole("button", { name: en.table.removeBot }).waitFor({ state: "detached" });
  await ginny.getByText("Mia").waitFor();
  await ginny.getByRole("button", { name: en.table.start }).click();
  await mia.locator(".bh-draw").waitFor();
  return { ginny, mia, invitation };
}

test("[HALL] once others have acted, a take-back is asked for and granted", async () => {
  const { ginny, mia } = await twoAtATable();
  await ginny.getByRole("timer").first().waitFor();
  await ginny.locator(".bh-draw button").first().click();
  await mia.locator(".bh-draw button").first().click();
  await ginny.locator(".bh-draw").waitFor({ state: "detached" });
  await ginny
    .locator(".table-tools")
    .getByRole("button", { name: en.table.takeBack, exact: true })
    .click();
  const shut = await ginny.locator(".sheet-head .button").boundingBox();
  expect(shut?.width).toBeLessThan(60);
  await ginny.getByRole("button", { name: en.table.takeBackAskDo }).click();
  await ginny
    .locator(".consent")
    .getByText(en.table.takeBackWait(["Mia"]))
    .waitFor();
  await mia.locator(".consent").getByText(fr.table.takeBackAsked("Ginny")).waitFor();
  expect(await axeFindings(mia)).toEqual([]);
  await mia.getByRole("button", { name: fr.table.agree }).click();
  await ginny.locator(".bh-draw").waitFor();
  await mia.getByText(fr.logEntry["taken-back"]("Ginny")).first().waitFor();
  await ginny.context().close();
  await mia.context().close();
});

test("[HALL] a second device takes over with a code, a stranger only watches", async () => {
  const { ginny, mia, invitation } = await twoAtATable();
  await ginny
    .locator(".table-tools")
    .getByRole("button", { name: en.table.more, exact: true })
    .click();
  await ginny.getByRole("button", { name: en.table.secondDevice }).click();
  const claim = await ginny.locator("dialog input[readonly]").inputValue();
  const tablet = await person({ size: "tablet" });
  await tablet.goto(claim);
  await tablet.getByText(en.name.hello("Ginny", new Date().getHours())).waitFor();
  await tablet.locator(".lobby-mine a").first().click();
  await tablet.locator(".bh-draw button").first().click();
  await ginny.keyboard.press("Escape");
  await ginny.locator(".table-head:not(.my-move)").waitFor();

  const noor = await person({ name: "Noor" });
  await noor.goto(invitation);
  await noor.getByText(en.table.youWatch).waitFor();
  expect(await noor.locator(".bh-hand button").count()).toBe(0);
  await mia.getByText(fr.table.watching(1)).waitFor();
  for (const page of [ginny, mia, tablet, noor]) await page.context().close();
});
