/**
 * A tournament game on two phones: the wrong edition, lists by link,
 * a lost network, an amended kill, and the slip. Taps are counted.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings, smallTargets, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { en as hall } from "../../words/en.ts";
import { en } from "./words/en.ts";

const blueLink = "https://legionhq2.com/list/empire/1000:1at000,1aw00db,4ay0000";
const redLink = "https://legionhq2.com/list/rebels/1000:1ab0db0,1fm000,3ah0000";

const { person } = guests();

const sheet = (page: Page) => page.locator("dialog[open]");
const tile = (page: Page, name: string) =>
  page.locator(".unit-tile").filter({ has: page.getByText(name, { exact: true }) });
const lines = (page: Page) => page.locator(".last-lines");
const shots = process.env["SHOTS"];

async function picture(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` });
}

async function paste(page: Page, side: string, text: string): Promise<void> {
  const field = page.getByLabel(`${side}: ${en.armies.paste}`);
  await field.focus();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await stickingOut(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}

test("[LC-LEDGER-12] [LC-SLIP-01] a tournament game on two phones", async () => {
  const [mia, thomas] = await Promise.all([
    person({ name: "Mia", keeps: true }),
    person({ name: "Thomas" }),
  ]);
  await mia.goto("/");
  await mia.getByRole("button", { name: `${hall.lobby.newTable}: Legion bounty ledger` }).click();
  await mia.getByLabel(hall.create.byLink).check();
  await mia.getByLabel("2", { exact: true }).check();
  await mia.getByRole("button", { name: hall.create.open }).click();
  await mia.locator(".seat-list").waitFor();
  await thomas.goto(mia.url());
  await thomas.getByRole("button", { name: hall.table.sit }).first().click();
  await mia.getByText("Thomas").first().waitFor();
  await mia.getByRole("button", { name: hall.table.start }).click();

  // Edition, two lists by link and the mark: taps counted from here, a paste is one.
  let taps = 0;
  const tap = async (what: { click(): Promise<void> }): Promise<void> => {
    taps += 1;
    await what.click();
  };
  await mia.getByRole("button", { name: en.mission.edition.classic }).waitFor();
  await looksRight(mia);
  await picture(mia, "edition");
  await tap(mia.getByRole("button", { name: en.mission.edition.classic }));
  taps += 1;
  await paste(mia, en.blue, blueLink);
  await tile(mia, "Boba Fett").waitFor();
  taps += 1;
  await paste(mia, en.red, redLink);
  await tile(mia, "Leia Organa").waitFor();
  await picture(mia, "armies");
  await tap(mia.getByRole("button", { name: en.armies.ready }));
  await tap(tile(mia, "Leia Organa").locator(".unit-face"));
  await mia.locator(".play").waitFor();
  expect(taps).toBeLessThanOrEqual(8);
  await looksRight(mia);
  await picture(mia, "play");

  // The wrong edition, corrected: every entry is judged again, shown first.
  await mia.locator(".edition-tag").click();
  await sheet(mia).getByRole("button", { name: en.mission.edition.change }).click();
  await sheet(mia).getByText(en.history.wouldChange).waitFor();
  await picture(mia, "preview");
  await sheet(mia).getByRole("button", { name: en.history.doIt }).click();
  await mia.getByText(en.play.round(1, 5)).waitFor();
  await thomas
    .getByText(en.final.edition["current"] ?? "")
    .first()
    .waitFor();
  // It is Mia's entry: Thomas's phone says so and offers nothing.
  await thomas.locator(".edition-tag").click();
  await sheet(thomas).getByText(en.history.whose("Mia")).first().waitFor();
  await sheet(thomas)
    .locator("[aria-disabled=true]", { hasText: en.mission.edition.change })
    .waitFor();
  await thomas.keyboard.press("Escape");

  // N wounds: two taps, one entry.
  taps = 0;
  await tap(tile(mia, "Luke Skywalker").locator(".unit-face"));
  await picture(mia, "unit");
  await tap(sheet(mia).getByRole("button", { name: en.unit.setWounds(3) }));
  await lines(mia).getByText(en.log.corrected("Luke Skywalker", 3)).waitFor();
  expect(taps).toBe(2);

  // An objective point: two taps.
  taps = 0;
  await tap(thomas.locator(".totals"));
  await picture(thomas, "standing");
  await tap(sheet(thomas).getByRole("button", { name: `${en.red} +1` }));
  await lines(mia).getByText(en.log.objective(en.red, 1)).waitFor();
  expect(taps).toBe(2);

  // Mia's network goes; her entry shows at once, waits, survives a reload, and arrives.
  await mia.evaluate(async () => navigator.serviceWorker.ready);
  await mia.waitForFunction(async () => (await caches.keys()).length > 0);
  await mia.context().setOffline(true);
  taps = 0;
  await tap(tile(mia, "Leia Organa").getByRole("button", { name: en.play.defeated }));
  await picture(mia, "kill");
  await tap(sheet(mia).locator(".pick", { hasText: "Boba Fett" }).first());
  expect(taps).toBe(2);
  await mia.getByText(en.play.waiting(1)).waitFor();
  await mia.locator(".unit-tile.out", { hasText: "Leia Organa" }).waitFor();
  await picture(mia, "waiting");
  await tile(thomas, "Luke Skywalker")
    .getByRole("button", { name: `${en.mission.goes}: Luke Skywalker` })
    .click();
  await mia.reload();
  await mia.getByText(en.play.waiting(1)).waitFor();
  await mia.context().setOffline(false);
  await lines(thomas)
    .getByText(en.log.paid(en.blue, "Boba Fett", "Leia Organa"))
    .waitFor();
  await mia.locator(".waiting-entries").waitFor({ state: "detached" });

  // Thomas may not change what Mia wrote; Mia may: it was another unit.
  await thomas.getByRole("button", { name: en.play.history }).click();
  await sheet(thomas).getByText(en.history.whose("Mia")).first().waitFor();
  await thomas.keyboard.press("Escape");
  await mia.getByRole("button", { name: en.play.history }).click();
  await sheet(mia)
    .getByRole("button", {
      name: `${en.history.edit}: ${en.log.defeatedBy("Leia Organa", "Boba Fett")}`,
    })
    .click();
  await sheet(mia).locator(".pick", { hasText: en.anotherUnit }).first().click();
  await sheet(mia).getByText(en.log.tokenGone("Leia Organa")).first().waitFor();
  await mia.keyboard.press("Escape");
  // One Undo brings it back, and touches nothing of Thomas's.
  await mia.getByRole("button", { name: en.play.undo }).click();
  await lines(thomas)
    .getByText(en.log.paid(en.blue, "Boba Fett", "Leia Organa"))
    .waitFor();
  expect(await thomas.locator(".totals").innerText()).toContain("1");

  // Round by round to the end, which can be taken back, and the slip with names.
  for (let round = 1; round <= 5; round++) {
    await mia.getByText(en.play.round(round, 5)).waitFor();
    await mia.getByRole("button", { name: en.play.nextRound, exact: true }).click();
    if (round === 1) await picture(mia, "round");
    await sheet(mia)
      .getByRole("button", { name: round === 5 ? en.mission.lastRound : en.mission.nextRound })
      .click();
  }
  const slip = mia.locator(".slip");
  await slip.waitFor();
  await picture(mia, "final");
  const text = await slip.innerText();
  expect(text).toContain("Mia");
  expect(text).toContain("Thomas");
  expect(text).toContain(en.final.edition["current"]);
  expect(text).toContain(`${en.final.rows["bounty"]}: ${en.blue} 1 – ${en.red} 0`);
  // One all; Boba took more points than anybody lost.
  expect(text).toContain(en.final.by["points-defeated"]);
  await looksRight(mia);

  // [LC-TOUR-07] The desk reads the result at the table itself, and the names there tell who was blue.
  const desk = await person({ name: "Judge" });
  await desk.goto("/g/legion/desk");
  for (const name of ["Thomas", "Mia"]) {
    await desk.getByLabel(en.desk.name, { exact: true }).fill(name);
    await desk.getByRole("button", { name: en.desk.add }).click();
    await desk.locator(".desk-players").getByText(name).waitFor();
  }
  await desk.getByRole("button", { name: en.desk.pair(1) }).click();
  await desk
    .getByRole("button", { name: `${en.desk.result}: ${en.desk.versus("Thomas", "Mia")}` })
    .click();
  await desk.getByLabel(en.desk.link).fill(mia.url());
  await desk.getByRole("button", { name: en.desk.enter }).click();
  await desk.getByText(en.desk.verdict("Mia")).waitFor();
  for (const page of [mia, thomas, desk]) await page.context().close();
});

test("[LC-TOUR-06] a player signs up on a phone, and the link brings name and list to the desk", async () => {
  const page = await person({ name: "Mia" });
  await page.goto("/g/legion/desk#join");
  await page.getByLabel(en.desk.name, { exact: true }).fill("Ginny");
  await page.getByLabel(en.desk.listOrLink).fill("Boba Fett (138)\n - Emergency Stims (8)");
  await page.getByRole("button", { name: en.desk.makeLink }).click();
  const link = await page.getByRole("textbox", { name: en.desk.yourLink }).inputValue();
  await picture(page, "sign-up");
  await looksRight(page);
  await page.goto("/");
  await page.goto(link);
  const ginny = page.locator(".desk-players li", { hasText: "Ginny" });
  await ginny.getByText(en.desk.list, { exact: true }).click();
  await ginny.getByText("Emergency Stims (8)").waitFor();
  expect(page.url()).not.toContain("#");
  await page.context().close();
});

test("[LC-TOUR-01] the desk pairs a round and shows the standings", async () => {
  const page = await person({ name: "Mia" });
  await page.goto("/g/legion/desk");
  for (const name of ["Ginny", "Mia", "Thomas"]) {
    await page.getByLabel(en.desk.name, { exact: true }).fill(name);
    await page.getByRole("button", { name: en.desk.add }).click();
    await page.locator(".desk-players").getByText(name).waitFor();
  }
  await page.getByRole("button", { name: en.desk.pair(1) }).click();
  await page.getByText(en.desk.bye("Thomas")).waitFor();
  await page
    .getByRole("button", { name: `${en.desk.result}: ${en.desk.versus("Ginny", "Mia")}` })
    .click();
  await page.getByLabel(en.desk.points("Mia")).fill("7");
  await page.getByRole("button", { name: en.desk.enter }).click();
  await page.getByText(en.desk.verdict("Mia")).waitFor();
  await picture(page, "desk");
  await looksRight(page);
  await page.reload();
  await page.locator(".desk-standings").getByText("Mia").waitFor();
  await page.context().close();
});
