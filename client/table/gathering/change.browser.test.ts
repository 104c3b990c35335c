/** Before the deal the host changes what is played: everyone sees it where they are, and keeps chair and link. */
import { expect, test } from "vitest";
import { visitor } from "#server/testing/visitor.ts";
import { deepAxeFindings, outOfReach } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { en } from "#words/made/hall/en.ts";
import { fr } from "#words/made/hall/fr.ts";

const { house, known, troubles } = guests();

test("[HALL] the host changes game and seats of a gathering; a guest sees it at once, and takes another chair", async () => {
  const [host, guest] = [await visitor(house(), "Ginny"), await visitor(house(), "Béatrice")];
  const table = await host.make({ game: "bounty-hunters", seats: 3 });
  await host.ask(table, { type: "sit", seat: 0, entropy: "" });
  await guest.ask(table, { type: "sit", seat: 1, entropy: "" });
  const mia = await known(guest.token, `/t/${table}`, { language: "fr" });
  const ginny = await known(host.token, `/t/${table}`, { size: "desktop" });
  for (const page of [mia, ginny]) await page.locator(".seat-row").nth(2).waitFor();
  expect(await mia.getByRole("button", { name: fr.table.changeTerms, exact: true }).count()).toBe(
    0,
  );
  const draft = mia.locator(".chat input.input");
  await draft.fill("encore là");

  const door = ginny.getByRole("button", { name: en.table.changeTerms, exact: true });
  await door.click();
  const sheet = ginny.locator("dialog");
  await sheet.getByRole("radio", { name: "Outer Rim" }).check();
  await sheet.getByRole("group", { name: en.create.seats, exact: true }).getByLabel("4").check();
  expect(await deepAxeFindings(ginny)).toEqual([]);
  await sheet.getByRole("button", { name: en.table.changeDo }).click();
  await sheet.waitFor({ state: "detached" });
  await expect.poll(() => door.evaluate((one) => one === document.activeElement)).toBe(true);

  await mia.locator(".seat-row").nth(3).waitFor();
  await mia.locator("header").getByText("Outer Rim").first().waitFor();
  expect(await draft.inputValue()).toBe("encore là");
  expect(new URL(mia.url()).pathname).toBe(`/t/${table}`);
  expect(await outOfReach(mia.locator(".seat-doors button"))).toEqual([]);
  await mia.getByRole("button", { name: `${fr.table.moveHere} (4)` }).click();
  await ginny.locator(".seat-row").nth(3).getByText("Béatrice").waitFor();
  await ginny.locator(".seat-row.free").nth(1).waitFor();
  expect(troubles).toEqual([]);
  await mia.context().close();
  await ginny.context().close();
});
