/** The ledger on a phone, offline after the first load: from a pasted link to the printed slip. */
import { deflateRawSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isDeep, smallTargets } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { en as hall } from "#words/made/hall/en.ts";
import { answer, begin, lines, paste, sheet, tile } from "#tools/browser/legion/on-screen.ts";
import { fits, seemsSound } from "#tools/browser/sound.ts";
import { en } from "#words/made/legion/en.ts";

const blueLink = "https://legionhq2.com/list/empire/600:1ardb,1aw00000,1ax000,4ay0000";
const redLink = "https://legionhq2.com/list/rebels/1000:1ad0db0,1ab0db0,1jg0,2ah0000";

const field = (side: string): string => `${side}: ${en.armies.paste}`;

const { visit } = guests();

/** In the deep run everything was fetched once, and then the network is gone; both armies by link, marks come next. */
async function marksOffline(): Promise<Page> {
  const page = await visit("/", { size: "phone", name: "Mia", keeps: isDeep });
  // Two phones at a tournament lose it in the default run.
  if (isDeep) {
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.goto("/");
    await page.locator(".game-plate").first().waitFor();
    await page.waitForFunction(async () => (await caches.keys()).length > 0);
    await page.context().setOffline(true);
  }
  await begin(page, en.mission.edition.classic);
  await paste(page, field(en.blue), blueLink);
  await tile(page, "Boba Fett").waitFor();
  await paste(page, field(en.red), redLink);
  await tile(page, "Leia Organa").waitFor();
  await page.getByRole("button", { name: en.armies.ready }).click();
  return page;
}

/** A locked phone, a closed tab: the same ledger; then the whole game in a link, continued in a second browser. */
async function carriedOn(page: Page, points: string): Promise<Page> {
  const address = page.url();
  const before = await page.locator(".tiles").allInnerTexts();
  const again = await page.context().newPage();
  await page.close();
  await again.goto(address);
  await again.locator(".play").waitFor();
  expect(await again.locator(".tiles").allInnerTexts()).toEqual(before);
  await again.locator(".totals").getByText(points).waitFor();
  await again.getByRole("button", { name: en.play.share }).click();
  const link = await sheet(again).getByLabel(en.share.qr).last().inputValue();
  expect(await sheet(again).getByAltText(en.share.qr).isVisible()).toBe(true);
  await again.context().close();
  const other = await visit(link, { size: "phone", name: "Thomas" });
  await other.getByRole("button", { name: en.share.open }).click();
  await other.locator(".play").waitFor();
  expect(await other.locator(".tiles").allInnerTexts()).toEqual(before);
  return other;
}

/** The end by a point for red, taken back and come again; the slip on the screen, on paper and as a picture. */
async function endsWithSlip(page: Page, ...said: readonly string[]): Promise<void> {
  await page.locator(".totals").click();
  await sheet(page)
    .getByRole("button", { name: `${en.red} +1` })
    .click();
  await page.locator(".totals").click();
  await sheet(page).getByText(en.play.endGame).click();
  await sheet(page).getByRole("button", { name: en.play.endNow }).click();
  // [LB-LEDGER-05] The end can be taken back, and comes again.
  await page.locator(".ledger-final").getByRole("button", { name: en.play.undo }).click();
  await page.locator(".play").waitFor();
  await page.getByRole("button", { name: en.play.redo }).click();
  const slip = await page.locator(".slip").innerText();
  for (const line of said) expect(slip).toContain(line);
  expect(slip).toContain(en.final.edition["classic"]);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(".slip").isVisible()).toBe(true);
  expect(
    await page
      .locator(".table-head, .table-tools, .result-table")
      .filter({ visible: true })
      .count(),
  ).toBe(0);
  expect((await page.pdf()).byteLength).toBeGreaterThan(1000);
  await page.emulateMedia({ media: "screen" });
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: en.final.picture }).click();
  expect((await saved).suggestedFilename()).toBe("result.png");
  await fits(page);
  await page.context().close();
}

/** An attack goes onto Leia's Stims card; a round later its wounds are fatal, and the mark is who loaded them. */
async function fatalStims(page: Page): Promise<void> {
  await tile(page, "Leia Organa").locator(".unit-face").click();
  await sheet(page).getByRole("button", { name: en.unit.stims }).click();
  await sheet(page).getByRole("button", { name: "Boba Fett" }).click();
  await page.getByRole("button", { name: en.play.nextRound }).click();
  await page.getByText(en.play.round(2, 6)).waitFor();
  await tile(page, "Leia Organa").getByRole("button", { name: en.play.endOfActivation }).click();
  await sheet(page)
    .getByRole("button", { name: en.unit.diesOf(en.unit.effect["stims"] ?? "") })
    .click();
  await lines(page)
    .getByText(en.log.claimed("Boba Fett", "Leia Organa", "Boba Fett"))
    .waitFor();
  await page.locator(".totals").getByText("1").waitFor();
}

/** The same with every kind of entry before it: undone, changed, written down late. */
async function everyEntry(page: Page): Promise<void> {
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
}

/** Fatal two rounds later; then a kill, changed afterwards. */
async function twoClaims(page: Page): Promise<void> {
  // Two rounds later the Stims wounds are fatal: the mark moves to who loaded them.
  await tile(page, "Leia Organa").getByRole("button", { name: en.play.endOfActivation }).click();
  await sheet(page)
    .getByRole("button", { name: en.unit.diesOf(en.unit.effect["stims"] ?? "") })
    .click();
  await lines(page)
    .getByText(en.log.claimed("Boba Fett", "Leia Organa", "Boba Fett"))
    .waitFor();
  // A phone has room for the latest line alone.
  await lines(page).getByText("LB-STIMS-01").first().waitFor({ state: "attached" });
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
}

test("[LB-SETUP-02] [LB-STIMS-01] a game on a phone, from two links to the slip", async () => {
  const page = await marksOffline();
  await tile(page, "Leia Organa").locator(".unit-face").click();
  await page.getByText(en.marks.who("Bossk")).waitFor();
  await tile(page, "Luke Skywalker").locator(".unit-face").click();
  await page.locator(".play").waitFor();
  const marked = lines(page).getByText(en.log.marked("Bossk", "Luke Skywalker"));
  await marked.waitFor();
  await seemsSound(page);

  // A sentence opens its rule, not the top of the rules.
  await marked.click();
  const rule = sheet(page).locator("[data-rule].shown");
  await rule.waitFor();
  const top = await rule.evaluate((shown) => shown.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(page.viewportSize()?.height ?? 0);
  await page.keyboard.press("Escape");

  if (isDeep) {
    await everyEntry(page);
    await twoClaims(page);
  } else await fatalStims(page);
  const points = isDeep ? "2" : "1";
  const other = await carriedOn(page, points);
  const wins = `${en.final.wins(en.blue)}, ${en.final.by["victory-tokens"]}.`;
  const bounty = `${en.final.rows["bounty"]}: ${en.blue} ${points} – ${en.red} 0`;
  await endsWithSlip(other, ...(isDeep ? [wins, bounty] : [bounty]));
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
  await paste(
    page,
    field(en.red),
    '<img src=x onerror="document.title=1">\n<script>Zuckuss</script>\nDengar',
  );
  // A name nobody knows bars the way until it has a card, or a rank and whether it hunts.
  await page
    .getByText(en.refusals["QUESTIONS-OPEN"]({ count: 2 }))
    .first()
    .waitFor();
  const dengar = page.locator(".doubt", { hasText: "Dengar" });
  await dengar.getByRole("button", { name: en.armies.search }).click();
  await sheet(page).getByRole("searchbox").fill("bossk");
  await sheet(page)
    .getByRole("button", { name: /Bossk Trandoshan Terror/ })
    .click();
  await dengar.waitFor({ state: "detached" });
  const doubt = page.locator(".doubt", { hasText: "<script>Zuckuss</script>" });
  await doubt.getByText(en.armies.needRank).last().click();
  await doubt.getByRole("button", { name: en.ranks["commander"] ?? "" }).click();
  await doubt.getByRole("button", { name: en.armies.huntsNot }).click();
  await tile(page, "<script>Zuckuss</script>").waitFor();
  expect(await page.title()).not.toBe("1");
  await paste(page, field(en.red), `${"99× Stormtroopers\n".repeat(2)}2× Rebel Troopers`);
  await page.getByText(en.armies.others(200)).waitFor();
  expect(await tile(page, "Boba Fett").count()).toBe(1);
  await page.goto("/g/legion/open#AAAA-broken");
  await page.getByText(en.share.unopened.broken).waitFor();
  const bomb = deflateRawSync(Buffer.alloc(2 ** 25, " ")).toString("base64url");
  await page.goto("/");
  await page.goto(`/g/legion/open#${bomb}`);
  await page.getByText(en.share.unopened["too-large"]).waitFor();
  await page.context().close();
});
