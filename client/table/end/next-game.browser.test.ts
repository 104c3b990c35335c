/** After the game: the same people, other seats, another mode. */
import { expect, test } from "vitest";
import { axeFindings, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { en as game } from "../../games/bounty-hunters/words/en.ts";
import { en } from "../../words/en.ts";
import { fr } from "../../words/fr.ts";

const { person, troubles } = guests();

test("[HALL] next game: seats drawn anew and another mode are proposed to everyone, and one yes begins it", async () => {
  const ginny = await person({ name: "Ginny", size: "desktop", motion: "less" });
  const mia = await person({ name: "Mia", size: "small", language: "fr", motion: "less" });
  await ginny.goto("/");
  await ginny.getByRole("button", { name: en.lobby.newTable }).first().click();
  const terms = ginny.locator("dialog");
  await terms.getByRole("group", { name: en.create.seats, exact: true }).getByLabel("2").check();
  await terms.getByRole("button", { name: en.create.open }).click();
  await ginny.locator(".seat-list").waitFor();
  await mia.goto(new URL(ginny.url()).pathname);
  await mia.getByRole("button", { name: fr.table.sit }).first().click();
  await ginny.getByRole("button", { name: en.table.start }).click();
  for (const [page, words] of [
    [ginny, en],
    [mia, fr],
  ] as const) {
    await page.locator(".bh-draw").waitFor();
    const tools = page.locator(".table-tools");
    await tools.getByRole("button", { name: words.table.more, exact: true }).click();
    await page.getByRole("button", { name: words.table.handOver }).click();
  }
  for (const page of [ginny, mia]) await page.locator(".result").waitFor();

  await ginny.getByRole("button", { name: en.next.title }).click();
  const sheet = ginny.locator("dialog");
  await sheet.getByLabel(en.next.drawn).check();
  await sheet.locator("summary").click();
  await sheet.getByLabel(game.options["mode"]?.values["introductory"] ?? "").check();
  expect(await axeFindings(ginny)).toEqual([]);
  await sheet.getByRole("button", { name: en.next.propose }).click();

  // She is asked what for, over the result; in a table of two everyone changes places.
  await mia.getByText(fr.next.ask("Ginny", "Bounty Hunters")).waitFor();
  expect(await stickingOut(mia)).toEqual([]);
  await mia.getByRole("button", { name: fr.table.rematchYes }).click();
  for (const page of [ginny, mia]) await page.locator(".bh-draw").waitFor();
  expect(await ginny.locator(".bh-draw li").count()).toBe(3);
  await expect.poll(() => ginny.locator(".bh-padbar .seat-1").count()).toBe(1);
  expect(await mia.locator(".bh-padbar .seat-0").count()).toBe(1);
  expect(troubles).toEqual([]);
  for (const page of [ginny, mia]) await page.context().close();
});
