/**
 * A tournament game on two phones: the wrong edition, lists by link,
 * a lost network, an amended kill, and the slip. Taps are counted.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  addPlayer,
  emptyDesk,
  nextRound,
  type Desk,
  type DeskRefusal,
} from "#rules/legion/index.ts";
import { guests } from "#tools/browser/guests.ts";
import { leanHouse } from "#tools/browser/lean-house.ts";
import { ledgerAt, lines, paste, sheet, tile } from "#tools/browser/legion/on-screen.ts";
import { isSound, seemsSound } from "#tools/browser/sound.ts";
import { visitor } from "#server/testing/visitor.ts";
import { en as hall } from "#words/made/hall/en.ts";
import { en } from "#words/made/legion/en.ts";

const blueLink = "https://legionhq2.com/list/empire/1000:1at000,1aw00db,4ay0000";
const redLink = "https://legionhq2.com/list/rebels/1000:1ab0db0,1fm000,3ah0000";

const field = (side: string): string => `${side}: ${en.armies.paste}`;

const { house, known, person } = guests(leanHouse());

const shots = process.env["SHOTS"];

async function picture(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` });
}

/** In the ledger's last lines; a phone with a clock has no room to show them. */
async function told(page: Page, text: string): Promise<void> {
  await lines(page).getByText(text).first().waitFor({ state: "attached" });
}

test("[LC-LEDGER-12] [LC-SLIP-01] a tournament game on two phones", async () => {
  const players = await Promise.all(["Mia", "Thomas"].map((name) => visitor(house(), name)));
  const [host, guest] = players.map(({ token }) => token);
  // A table of the lobby, its link, a seat: nobody speaks of bots to whoever wants a ledger.
  const mia = await known(host ?? "", "/", { name: "Mia", keeps: true });
  const plate = mia.locator(".game-plate", { hasText: "Legion" });
  await plate.getByRole("button", { name: hall.lobby.newTable }).click();
  await mia.getByRole("button", { name: hall.create.open }).click();
  await mia.locator("p", { hasText: hall.table.waitSeats(1) }).waitFor();
  const path = new URL(mia.url()).pathname;
  const thomas = await known(guest ?? "", path, { name: "Thomas" });
  await thomas.getByRole("button", { name: hall.table.sit }).click();
  await mia.getByRole("button", { name: hall.table.start }).click();
  const ledger = ledgerAt(path.slice("/t/".length), players);

  // Edition, two lists by link and the mark: taps counted from here, a paste is one.
  let taps = 0;
  const tap = async (what: { click(): Promise<void> }): Promise<void> => {
    taps += 1;
    await what.click();
  };
  await mia.getByRole("button", { name: en.mission.edition.classic }).waitFor();
  await seemsSound(mia);
  await picture(mia, "edition");
  await tap(mia.getByRole("button", { name: en.mission.edition.classic }));
  taps += 1;
  await paste(mia, field(en.blue), blueLink);
  await tile(mia, "Boba Fett").waitFor();
  taps += 1;
  await paste(mia, field(en.red), redLink);
  await tile(mia, "Leia Organa").waitFor();
  await picture(mia, "armies");
  await tap(mia.getByRole("button", { name: en.armies.ready }));
  // [LB-ORDER-01] Each side marks on its own phone.
  await thomas.getByText(en.mission.turn.theirs("Mia")).waitFor();
  expect(await thomas.locator(".unit-face:not([aria-disabled])").count()).toBe(0);
  await tap(tile(mia, "Leia Organa").locator(".unit-face"));
  await mia.locator(".play").waitFor();
  expect(taps).toBeLessThanOrEqual(8);
  await picture(mia, "play");

  // [LB-LEDGER-18] One clock on both phones: started here, handed over there, paused here.
  const clock = (page: Page) => page.locator(".clock");
  await mia.getByRole("button", { name: en.clock.start }).click();
  await mia.getByRole("button", { name: en.clock.chess }).click();
  await clock(thomas).locator(".runs", { hasText: en.blue }).waitFor();
  await clock(thomas)
    .getByRole("button", { name: en.clock.hand(en.red) })
    .click();
  await clock(mia).locator(".runs", { hasText: en.red }).waitFor();
  await isSound(mia);
  await clock(mia).getByRole("button", { name: en.clock.pause }).click();
  await clock(thomas).getByText(en.clock.paused, { exact: true }).waitFor();
  const times = (page: Page) => clock(page).locator(".number").allInnerTexts();
  const stood = await times(thomas);

  // The wrong edition, corrected: every entry is judged again, shown first.
  await mia.locator(".totals").click();
  await sheet(mia).locator(".edition-tag").click();
  await sheet(mia).getByRole("button", { name: en.mission.edition.change }).click();
  await sheet(mia).getByText(en.history.wouldChange).waitFor();
  await picture(mia, "preview");
  await sheet(mia).getByRole("button", { name: en.history.doIt }).click();
  await mia.getByText(en.play.round(1, 5)).waitFor();
  await thomas.getByText(en.play.round(1, 5)).waitFor();
  // It is Mia's entry: Thomas's phone says so and offers nothing.
  await thomas.locator(".totals").click();
  await sheet(thomas).locator(".edition-tag").click();
  await sheet(thomas).getByText(en.history.whose("Mia")).first().waitFor();
  const barred = sheet(thomas).locator("[aria-disabled=true]", {
    hasText: en.mission.edition.change,
  });
  // Barred, and pressed all the same.
  await barred.click({ force: true });
  // The no lies above the sheet: it can be read there, and put away.
  await sheet(thomas).locator(".toast").getByRole("button", { name: hall.close }).click();
  await thomas.keyboard.press("Escape");

  // N wounds: two taps, one entry.
  taps = 0;
  await tap(tile(mia, "Luke Skywalker").locator(".unit-face"));
  await picture(mia, "unit");
  await tap(sheet(mia).getByRole("button", { name: en.unit.setWounds(3) }));
  await told(mia, en.log.corrected("Luke Skywalker", 3));
  expect(taps).toBe(2);

  // An objective point: two taps.
  taps = 0;
  await tap(thomas.locator(".totals"));
  await picture(thomas, "standing");
  await tap(sheet(thomas).getByRole("button", { name: `${en.red} +1` }));
  await told(mia, en.log.objective(en.red, 1));
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
  await told(thomas, en.log.paid(en.blue, "Boba Fett", "Leia Organa"));
  await mia.locator(".waiting-entries").waitFor({ state: "detached" });
  // The clock stood still meanwhile, on both phones alike.
  await clock(mia).getByText(en.clock.paused, { exact: true }).waitFor();
  expect(await times(mia)).toEqual(stood);

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
  await told(thomas, en.log.paid(en.blue, "Boba Fett", "Leia Organa"));
  expect(await thomas.locator(".totals").innerText()).toContain("1");

  // A round ends on the screen, three are written down past it; the last round ends the game, and there is the slip.
  const endRound = async (round: number, button: string): Promise<void> => {
    await mia.getByText(en.play.round(round, 5)).waitFor();
    await mia.getByRole("button", { name: en.play.nextRound, exact: true }).click();
    await picture(mia, "round");
    await sheet(mia).getByRole("button", { name: button }).click();
  };
  await endRound(1, en.mission.nextRound);
  await mia.getByText(en.play.round(2, 5)).waitFor();
  for (const _ of [2, 3, 4])
    await ledger.enter(0, { type: "end-phase", facts: { blue: {}, red: {} } });
  await endRound(5, en.mission.lastRound);
  const slip = mia.locator(".slip");
  await slip.waitFor();
  await picture(mia, "final");
  const text = await slip.innerText();
  expect(text).toContain("Mia");
  expect(text).toContain("Thomas");
  expect(text).toContain(en.final.edition["current"]);
  expect(text).toContain(`${en.final.rows["bounty"]}: ${en.blue} 1 – ${en.red} 0`);
  // One all; Boba took more points than anybody lost.
  expect(text).toContain(en.final.by["points-lost"]);
  await seemsSound(mia);

  // [LC-TOUR-07] The desk reads the result at the table itself, and the names there tell who was blue.
  await keep(thomas, deskOf("Thomas", "Mia"));
  await thomas.goto("/g/legion/desk");
  await thomas
    .getByRole("button", { name: `${en.desk.result}: ${en.desk.versus("Thomas", "Mia")}` })
    .click();
  await thomas.getByLabel(en.desk.link).fill(mia.url());
  await thomas.getByRole("button", { name: en.desk.enter }).click();
  await thomas.getByText(en.desk.verdict("Mia")).waitFor();
  for (const page of [mia, thomas]) await page.context().close();
});

/** A desk whose first round is paired. */
function deskOf(...names: readonly string[]): Desk {
  const must = (desk: Desk | DeskRefusal): Desk => {
    if (typeof desk === "string") throw new Error(desk);
    return desk;
  };
  return must(nextRound(names.reduce((desk, name) => must(addPlayer(desk, name, "")), emptyDesk)));
}

async function keep(page: Page, desk: Desk): Promise<void> {
  await page.evaluate(
    (kept) => localStorage.setItem("guildhall.legion.desk", kept),
    JSON.stringify(desk),
  );
}

test("[LC-TOUR-06] [LC-TOUR-01] players sign up by link or at the desk, a round is paired, results can be undone", async () => {
  const page = await person({ name: "Mia" });
  await page.goto("/g/legion/desk#join");
  await page.getByLabel(en.desk.name, { exact: true }).fill("Ginny");
  await page.getByLabel(en.desk.listOrLink).fill("Boba Fett (138)\n - Emergency Stims (8)");
  await page.getByRole("button", { name: en.desk.makeLink }).click();
  const link = await page.getByRole("textbox", { name: en.desk.yourLink }).inputValue();
  await picture(page, "sign-up");
  await seemsSound(page);
  // Another page of the hall, then the link: as somebody opens it who was elsewhere.
  await page.goto("/g/legion/judge");
  await page.goto(link);
  const players = page.locator(".desk-players");
  const ginny = players.locator("li", { hasText: "Ginny" });
  await ginny.getByText(en.desk.list, { exact: true }).click();
  await ginny.getByText("Emergency Stims (8)").waitFor();
  expect(page.url()).not.toContain("#");

  for (const name of ["Mia", "Thomas"]) {
    await page.getByLabel(en.desk.name, { exact: true }).fill(name);
    await page.getByRole("button", { name: en.desk.add }).click();
    await players.getByText(name).waitFor();
  }
  // [LC-TOUR-01] The first round is drawn by lot; these lots turn the order of signing up round.
  await page.evaluate(() => {
    let lot = 1;
    Math.random = () => (lot /= 2);
  });
  await page.getByRole("button", { name: en.desk.pair(1) }).click();
  await page.getByText(en.desk.bye("Ginny")).waitFor();
  const open = { name: `${en.desk.result}: ${en.desk.versus("Thomas", "Mia")}` };
  const enter = async (points: string): Promise<void> => {
    await page.getByRole("button", open).click();
    await page.getByLabel(en.desk.points("Mia")).fill(points);
    await page.getByRole("button", { name: en.desk.enter }).click();
  };
  await enter("7");
  await page.getByText(en.desk.verdict("Mia")).waitFor();
  // A result is taken back, and the round is open again: no second one can be paired.
  await page.getByRole("button", { name: en.play.undo }).click();
  await page.locator("[aria-disabled=true]", { hasText: en.desk.pair(2) }).waitFor();
  await enter("8");
  await page.getByText(en.desk.verdict("Mia")).waitFor();
  await picture(page, "desk");
  await seemsSound(page);
  await page.reload();
  await page.locator(".desk-standings").getByText("Mia").waitFor();
  await page.context().close();
});
