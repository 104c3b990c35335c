/** The ledger on a phone, offline after the first load: from a pasted link to the printed slip. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { smallTargets } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { en as hall } from "../../words/en.ts";
import {
  answer,
  begin,
  fits,
  lines,
  looksRight,
  paste,
  sheet,
  tile,
} from "#tools/browser/legion/on-screen.ts";
import { en } from "./words/en.ts";
import { fr } from "./words/fr.ts";

const blueLink = "https://legionhq2.com/list/empire/600:1ardb,1aw00000,1ax000,4ay0000";
const redLink = "https://legionhq2.com/list/rebels/1000:1ad0db0,1ab0db0,1jg0,2ah0000";

const field = (side: string): string => `${side}: ${en.armies.paste}`;

const { visit } = guests();

async function toMarks(page: Page): Promise<void> {
  await begin(page, en.mission.edition.classic);
  await paste(page, field(en.blue), blueLink);
  await tile(page, "Boba Fett").waitFor();
  await paste(page, field(en.red), redLink);
  await tile(page, "Leia Organa").waitFor();
  await page.getByRole("button", { name: en.armies.ready }).click();
}

test("[LB-STIMS-01] [LB-SETUP-02] a whole game on a phone without network", async () => {
  const page = await visit("/", { size: "phone", name: "Mia", keeps: true });
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.goto("/");
  await page.locator(".game-plate").first().waitFor();
  await page.waitForFunction(async () => (await caches.keys()).length > 0);
  await page.context().setOffline(true);

  await toMarks(page);
  await looksRight(page);
  await tile(page, "Leia Organa").locator(".unit-face").click();
  await page.getByText(en.marks.who("Bossk")).waitFor();
  await tile(page, "Luke Skywalker").locator(".unit-face").click();
  await page.locator(".play").waitFor();
  await lines(page).getByText(en.log.marked("Bossk", "Luke Skywalker")).waitFor();
  await looksRight(page);

  // A sentence opens its rule, not the top of the rules.
  await lines(page).getByText(en.log.marked("Bossk", "Luke Skywalker")).click();
  await sheet(page).locator("[data-rule].shown").waitFor();
  const top = await sheet(page)
    .locator("[data-rule].shown")
    .evaluate((rule) => rule.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(page.viewportSize()?.height ?? 0);
  await page.keyboard.press("Escape");

  // An attack goes onto Leia's Stims card: Bossk's, says the entry.
  await tile(page, "Leia Organa").locator(".unit-face").click();
  await sheet(page).getByRole("button", { name: en.unit.stims }).click();
  await sheet(page).getByRole("button", { name: "Bossk" }).click();
  await lines(page)
    .getByText(en.log.stimsLoaded("Leia Organa", 2, "Bossk"))
    .waitFor();
  await page.getByRole("button", { name: en.play.nextRound }).click();
  await page.getByText(en.play.round(2, 6)).waitFor();
  await page.getByRole("button", { name: en.play.nextRound }).click();
  await page.getByText(en.play.round(3, 6)).waitFor();

  // Undo across the round, and again forward.
  await page.getByRole("button", { name: en.play.undo }).click();
  await page.getByText(en.play.round(2, 6)).waitFor();
  await page.getByRole("button", { name: en.play.undo }).click();
  await page.getByText(en.play.round(1, 6)).waitFor();
  const phone = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ ...phone, width: 360 });
  await fits(page);
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: en.play.redo }).click();
  await page.getByText(en.play.round(2, 6)).waitFor();
  await page.getByRole("button", { name: en.play.redo }).click();
  await page.getByText(en.play.round(3, 6)).waitFor();

  // It was Boba who loaded the Stims: a past entry is changed.
  await page.getByRole("button", { name: en.play.history }).click();
  await sheet(page)
    .getByRole("button", {
      name: `${en.history.edit}: ${en.log.stimsLoaded("Leia Organa", 2, "Bossk")}`,
    })
    .click();
  await sheet(page).getByLabel(en.history.fields.by).selectOption({ label: "Boba Fett" });
  expect(await smallTargets(page)).toEqual([]);
  await sheet(page).getByRole("button", { name: en.history.save }).click();
  await sheet(page)
    .getByText(en.log.stimsLoaded("Leia Organa", 2, "Boba Fett"))
    .waitFor();
  await page.keyboard.press("Escape");

  // A unit nobody thought of is written down in play, and its rank corrected in the entry itself.
  await page.getByRole("button", { name: `${en.red}: ${en.play.forgotten}` }).click();
  await sheet(page).getByText(en.play.forgottenNote).waitFor();
  await sheet(page).getByRole("searchbox").fill("Zuckuss the Uncanny");
  await sheet(page)
    .getByRole("button", { name: en.ranks["corps"] ?? "", exact: true })
    .click();
  await page.getByText(en.armies.added(1)).waitFor();
  expect(await tile(page, "Zuckuss the Uncanny").count()).toBe(0);
  await page.getByRole("button", { name: en.play.history }).click();
  await sheet(page)
    .getByRole("button", {
      name: `${en.history.edit}: ${en.log.added("Zuckuss the Uncanny", en.red)}`,
    })
    .click();
  await sheet(page)
    .getByLabel(en.history.fields.rank)
    .selectOption({ label: en.ranks["operative"] ?? "" });
  await sheet(page).getByRole("button", { name: en.history.save }).click();
  await sheet(page).locator(".entries").waitFor();
  await page.keyboard.press("Escape");
  await tile(page, "Zuckuss the Uncanny").waitFor();
  expect(
    await page
      .locator(".table-tools")
      .getByRole("button", { name: hall.table.takeBack, exact: true })
      .count(),
  ).toBe(0);

  // Two rounds later the Stims wounds are fatal: the mark moves to who loaded them.
  await tile(page, "Leia Organa").getByRole("button", { name: en.play.endOfActivation }).click();
  await sheet(page)
    .getByRole("button", { name: en.unit.diesOf(en.unit.effect["stims"] ?? "") })
    .click();
  await lines(page)
    .getByText(en.log.claimed("Boba Fett", "Leia Organa", "Boba Fett"))
    .waitFor();
  await lines(page).getByText("LB-STIMS-01").first().waitFor();
  await page.locator(".totals").getByText("1").waitFor();

  // A kill in two taps.
  await tile(page, "Luke Skywalker").getByRole("button", { name: en.play.defeated }).click();
  await answer(page, en.anotherUnit).click();
  await lines(page).getByText(en.log.lostMark("Luke Skywalker")).waitFor();

  // It was Bossk after all: the past entry is changed, and the rest judged again.
  await page.getByRole("button", { name: en.play.history }).click();
  await sheet(page)
    .getByRole("button", {
      name: `${en.history.edit}: ${en.log.defeated("Luke Skywalker", en.log.how["attack"] ?? "")}`,
    })
    .click();
  await answer(page, "Bossk").click();
  await sheet(page)
    .getByText(en.log.claimed("Bossk", "Luke Skywalker", "Bossk"))
    .waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".totals").getByText("2").waitFor();

  // A locked phone, a closed tab: the same ledger.
  const address = page.url();
  const before = await page.locator(".tiles").allInnerTexts();
  const again = await page.context().newPage();
  await page.close();
  await again.goto(address);
  await again.locator(".play").waitFor();
  expect(await again.locator(".tiles").allInnerTexts()).toEqual(before);
  await again.locator(".totals").getByText("2").waitFor();

  // The whole game in a link, continued in a second browser.
  await again.getByRole("button", { name: en.play.share }).click();
  const link = await sheet(again).getByLabel(en.share.qr).last().inputValue();
  expect(await sheet(again).getByAltText(en.share.qr).isVisible()).toBe(true);
  await again.context().close();
  const other = await visit(link, { size: "phone", name: "Thomas" });
  await other.getByRole("button", { name: en.share.open }).click();
  await other.locator(".play").waitFor();
  expect(await other.locator(".tiles").allInnerTexts()).toEqual(before);

  // The end, and the slip.
  await other.locator(".totals").click();
  await sheet(other)
    .getByRole("button", { name: `${en.red} +1` })
    .click();
  await other.locator(".totals").click();
  await sheet(other).getByText(en.play.endGame).click();
  await sheet(other).getByRole("button", { name: en.play.endNow }).click();
  // [LB-LEDGER-05] The end can be taken back, and comes again.
  await other.locator(".ledger-final").getByRole("button", { name: en.play.undo }).click();
  await other.locator(".play").waitFor();
  await other.getByRole("button", { name: en.play.redo }).click();
  const slip = await other.locator(".slip").innerText();
  expect(slip).toContain(`${en.final.wins(en.blue)}, ${en.final.by["victory-tokens"]}.`);
  expect(slip).toContain(`${en.final.rows["bounty"]}: ${en.blue} 2 – ${en.red} 0`);
  expect(slip).toContain(en.final.edition["classic"]);
  await other.emulateMedia({ media: "print" });
  expect(await other.locator(".slip").isVisible()).toBe(true);
  expect(
    await other
      .locator(".table-head, .table-tools, .result-table")
      .filter({ visible: true })
      .count(),
  ).toBe(0);
  expect((await other.pdf()).byteLength).toBeGreaterThan(1000);
  await other.emulateMedia({ media: "screen" });
  const saved = other.waitForEvent("download");
  await other.getByRole("button", { name: en.final.picture }).click();
  expect((await saved).suggestedFilename()).toBe("result.png");
  await fits(other);
  await other.context().close();
});

test("bad input: a clear sentence, nothing lost, nothing executed", async () => {
  const page = await visit("/", { size: "phone", name: "Mia" });
  await begin(page, en.mission.edition.classic);
  await paste(page, field(en.blue), blueLink);
  await tile(page, "Boba Fett").waitFor();
  for (const [text, trouble] of [
    ["https://legionhq.thefifthtrooper.com/list/57604", "server-record"],
    ['{"units":[', "broken-json"],
    ['{"deck":[1,2]}', "other-json"],
    ["12345", "no-units"],
  ] as const) {
    await paste(page, field(en.blue), text);
    await page
      .getByText(en.armies.troubles[trouble] ?? "")
      .first()
      .waitFor();
  }
  await paste(page, field(en.red), '<img src=x onerror="document.title=1">\n<b>Bossk</b>');
  // A name nobody knows bars the way until it has a rank, and says whether it hunts.
  await page
    .getByText(en.refusals["QUESTIONS_OPEN"]?.({ count: 1 }) ?? "")
    .first()
    .waitFor();
  const doubt = page.locator(".doubt", { hasText: "<b>Bossk</b>" });
  await doubt.getByText(en.armies.needRank).last().click();
  await doubt.getByRole("button", { name: en.ranks["commander"] ?? "" }).click();
  await doubt.getByRole("button", { name: en.armies.huntsNot }).click();
  await tile(page, "<b>Bossk</b>").waitFor();
  expect(await page.title()).not.toBe("1");
  await paste(page, field(en.red), `${"99× Stormtroopers\n".repeat(2)}2× Rebel Troopers`);
  await page.getByText(en.armies.others(200)).waitFor();
  expect(await tile(page, "Boba Fett").count()).toBe(1);
  await page.goto("/g/legion/open#AAAA-broken");
  await page.getByText(en.share.broken).waitFor();
  await page.context().close();
});

test("judge mode gives the ruling with its rule, and a link holds the whole case", async () => {
  const page = await visit("/g/legion/judge", { size: "phone", language: "fr" });
  await page.getByText(fr.judge.paid("Boba Fett")).waitFor();
  await page.getByRole("button", { name: fr.judge.cases["deflect"] ?? "" }).click();
  await page.getByText(fr.judge.no).waitFor();
  await page.getByText("LB-TRANSFER-09").first().waitFor();
  await looksRight(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText(fr.judge.no).waitFor();
  await page.context().close();
});
