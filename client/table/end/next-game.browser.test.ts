/** After the game: the same people, other seats, another mode. */
import { expect, test } from "vitest";
import { visitor } from "#server/testing/visitor.ts";
import { deepAxeFindings, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { playedGame } from "#tools/browser/played-game.ts";
import { en as game } from "#words/made/bounty-hunters/en.ts";
import { en } from "#words/made/hall/en.ts";
import { fr } from "#words/made/hall/fr.ts";

const { house, known, troubles } = guests();

test("[HALL] next game: seats drawn anew and another mode are proposed to everyone; one yes begins it, a no is read", async () => {
  const [host, guest] = [await visitor(house(), "Ginny"), await visitor(house(), "Mia")];
  const path = `/t/${await playedGame(host, guest)}`;
  const ginny = await known(host.token, path, { size: "desktop", motion: "less" });
  const mia = await known(guest.token, path, { size: "small", language: "fr", motion: "less" });
  for (const page of [ginny, mia]) await page.locator(".result").waitFor();

  await ginny.getByRole("button", { name: en.next.title }).click();
  const sheet = ginny.locator("dialog");
  await sheet.getByLabel(en.next.drawn).check();
  await sheet.locator("summary").click();
  await sheet.getByLabel(game.options["mode"]?.values["full"] ?? "").check();
  expect(await deepAxeFindings(ginny)).toEqual([]);
  await sheet.getByRole("button", { name: en.next.propose }).click();

  // She is asked what for, over the result; in a table of two everyone changes places.
  // What is new is said, and whoever proposed reads whom the table waits for.
  await mia.getByText(fr.next.ask("Ginny", "Bounty Hunters · places tirées au sort")).waitFor();
  await ginny.getByText(en.table.askedFor("Mia")).waitFor();
  expect(await stickingOut(mia)).toEqual([]);
  await mia.getByRole("button", { name: fr.table.rematchYes }).click();
  for (const page of [ginny, mia]) await page.locator(".bh-draw").waitFor();
  expect(await ginny.locator(".bh-draw li").count()).toBe(4);
  await expect.poll(() => ginny.locator(".bh-padbar .seat-1").count()).toBe(1);
  expect(await mia.locator(".bh-padbar .seat-0").count()).toBe(1);

  // After another game a rematch is declined; whoever waits reads it, and nobody is asked twice.
  const other = `/t/${await playedGame(host, guest)}`;
  for (const page of [ginny, mia]) await page.goto(other);
  await ginny.getByRole("button", { name: en.table.rematch, exact: true }).click();
  await ginny.getByText(en.table.askedFor("Mia")).waitFor();
  await mia.getByText(fr.table.rematchAsk("Ginny")).waitFor();
  const question = mia.locator(".rematch-question");
  await question.getByRole("button", { name: fr.table.rematchNo }).click();
  await ginny.getByText(en.table.saidNotNow("Mia")).waitFor();
  await mia.reload();
  await mia.getByRole("button", { name: fr.table.toRematch }).waitFor();
  expect(await mia.getByRole("button", { name: fr.table.rematchYes }).count()).toBe(0);
  expect(troubles).toEqual([]);
  for (const page of [ginny, mia]) await page.context().close();
});

test("[HALL] a rematch finds whoever has left the page: in the lobby they are asked, and one tap seats them", async () => {
  const [host, guest] = [await visitor(house(), "Ginny"), await visitor(house(), "Mia")];
  const path = `/t/${await playedGame(host, guest)}`;
  const ginny = await known(host.token, path, { size: "desktop", motion: "less" });
  const mia = await known(guest.token, path, { size: "small", language: "fr", motion: "less" });
  for (const page of [ginny, mia]) await page.locator(".result").waitFor();
  await mia.getByRole("link", { name: fr.backToHall }).first().click();
  await mia.locator(".lobby").waitFor();
  // From the lobby to another page: she is found there as well.
  await mia.evaluate(() => {
    history.pushState(null, "", "/settings");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await ginny.getByRole("button", { name: en.table.rematch, exact: true }).click();
  const call = mia.getByRole("region", { name: fr.table.rematchAsk("Ginny") });
  await call.waitFor();
  expect(await stickingOut(mia)).toEqual([]);
  expect(await deepAxeFindings(mia)).toEqual([]);

  // Her row in the lobby leads there, too.
  await mia.evaluate(() => {
    history.pushState(null, "", "/");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await mia.locator(".lobby-mine").getByText(fr.table.toRematch).first().waitFor();
  await call.getByRole("button", { name: fr.table.rematchYes }).click();
  for (const page of [ginny, mia]) await page.locator(".bh-draw").waitFor();
  expect(await mia.locator(".rematch-call").count()).toBe(0);
  expect(troubles).toEqual([]);
  for (const page of [ginny, mia]) await page.context().close();
});
