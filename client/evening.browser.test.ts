/**
 * A Friday evening as a home network sees it: plain http, a host name, no secure origin. A laptop hosts, three phones
 * join by link and by code, one loses the network, one closes the browser; again, final, picture, replay.
 */
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TableInfo } from "#table/talk/words.ts";
import { testHall, type TestHall } from "#server/testing/test-hall.ts";
import { axeFindings, deepAxeFindings, homeName, stickingOut } from "#tools/browser/browser.ts";
import { giveUpSeat } from "#tools/browser/give-up.ts";
import { guests, wholeGame } from "#tools/browser/guests.ts";
import { noticed } from "#tools/browser/noticed.ts";
import { en as evening } from "#words/made/evening/en.ts";
import { en as companion } from "#words/made/outer-rim-companion/en.ts";
import { en } from "#words/made/hall/en.ts";
import { es } from "#words/made/hall/es.ts";
import { fr } from "#words/made/hall/fr.ts";

/** Nobody waits a minute for a friend in a test: the clocks of hall and host are put forward. */
const minute = 61_000;
let late = 0;
let hall: TestHall;
beforeAll(async () => {
  const clock = {
    now: () => Date.now() + late,
    after(ms: number, run: () => void): () => void {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
  const limits = { heartbeatMilliseconds: 1000 };
  hall = await testHall({ clientFolder: resolve("client/dist"), limits, clock });
});
afterAll(() => hall.close());
const { person } = guests(() => `http://${homeName}:${new URL(hall.url).port}`);

async function openMenu(page: Page, words: typeof en): Promise<void> {
  const tools = page.locator(".table-tools");
  await tools.getByRole("button", { name: words.table.more, exact: true }).click();
}

/** What the laptop copies, heard where it is copied. */
async function copiedLink(page: Page): Promise<string> {
  await page.evaluate(() => {
    document.addEventListener("copy", () => {
      const area = document.activeElement;
      document.documentElement.dataset["copied"] =
        area instanceof HTMLTextAreaElement ? area.value : "";
    });
  });
  const copy = page.getByRole("button", { name: en.copy, exact: true });
  await noticed(page.getByText(en.copied), copy.click());
  return (await page.evaluate(() => document.documentElement.dataset["copied"])) ?? "";
}

/** A system that shares: what it was given is kept on the page. Plain http has none, so this one is lent. */
async function lendShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const share = (given: ShareData): Promise<void> => {
      const files = (given.files ?? []).map(({ name, type }) => `${name} ${type}`);
      document.documentElement.dataset["shared"] = [given.url ?? "", ...files].join(" ").trim();
      return Promise.resolve();
    };
    Object.assign(navigator, { share, canShare: () => true });
  });
}

const shared = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset["shared"]);

/** How somebody went, and the time of day. */
const sinceWhen = (how: string): RegExp => new RegExp(`^${how} · \\d{1,2}:\\d{2}`);

async function sit(page: Page, link: string, words: typeof en): Promise<void> {
  await page.goto(link);
  await page.getByRole("button", { name: words.table.sit }).first().click();
  await page.getByRole("button", { name: words.table.sit }).first().waitFor({ state: "detached" });
}

const draw = (page: Page, deck: number): Promise<void> =>
  page.locator(".bh-draw button").nth(deck).click();

type Tops = readonly (number | undefined)[];

/** Where the hand and the first rival stand on this screen, to the pixel, once nothing moves by itself. */
async function stands(page: Page): Promise<Tops> {
  const look = (): Promise<Tops> =>
    page.evaluate(() =>
      [".bh-hand", ".bh-seat"].map(
        (one) => document.querySelector(one)?.getBoundingClientRect().top,
      ),
    );
  let before: Tops = [];
  await expect
    .poll(
      async () => {
        const now = await look();
        const isAtRest = now.join() === before.join();
        before = now;
        return isAtRest;
      },
      { interval: 250, timeout: 20_000 },
    )
    .toBe(true);
  return before;
}

test("[HALL] a Friday evening: host, join, lose the network, close the browser, final, picture, replay, again", async () => {
  const ginny = await person({ name: "Ginny", size: "desktop", motion: "standard" });
  await ginny.addInitScript(() => {
    const real = Date.now;
    Date.now = () => real() + Number(document.documentElement?.dataset["late"] ?? 0);
  });
  const mia = await person({ name: "Mia", size: "phone", language: "fr" });
  const thomas = await person({ name: "Thomas", size: "small" });
  const old = await person({ name: "Noor", size: "phone", language: "es" });
  await ginny.goto("/g/outer-rim/companion");
  expect(await ginny.evaluate(() => isSecureContext)).toBe(false);
  // Nothing is promised here that needs more.
  await ginny.getByText(companion.lead(false), { exact: true }).waitFor();
  await ginny.goto("/");

  // The host is told once what plain http costs.
  await ginny.getByRole("button", { name: en.lobby.newTable }).first().click();
  const terms = ginny.locator("dialog");
  await terms.getByRole("group", { name: en.create.seats, exact: true }).getByLabel("4").check();
  // Whoever stands in later keeps the level, which is asked only while bots are wanted; the quickest will do.
  const bots = terms.getByRole("group", { name: en.create.bots });
  await bots.getByLabel("1", { exact: true }).check();
  await terms.locator("input[value=random], input[value=novice]").first().check();
  await bots.getByLabel(en.create.noBots, { exact: true }).check();
  // The shortest game there is.
  await terms.locator("details summary").first().click();
  await terms.locator("input[value=introductory]").first().check();
  await terms.getByRole("button", { name: en.create.open }).click();
  const plain = ginny.locator(".plain-http");
  await plain.getByRole("button").click();
  await plain.waitFor({ state: "detached" });

  // There is no clipboard here: the old way copies, and what was copied is the link. Three phones join by it.
  const link = await copiedLink(ginny);
  expect(link).toMatch(new RegExp(`^http://${homeName}:\\d+/t/`));
  await sit(mia, link, fr);
  await mia.getByRole("button", { name: fr.phrases.hello }).click();
  await ginny.getByText(en.phrases.hello).first().waitFor();
  await lendShareSheet(thomas);
  await sit(thomas, link, en);
  // On a phone whose system shares, its sheet comes first.
  await thomas.locator(".invitation").getByRole("button", { name: en.share, exact: true }).click();
  await expect.poll(() => shared(thomas)).toBe(link);
  await sit(old, link, es);
  expect(await deepAxeFindings(mia)).toEqual([]);

  // The third one changes phones by a code, and keeps the seat.
  await old.goto("/settings");
  await old.getByRole("button", { name: es.settingsPage.otherDevice }).click();
  const code = (await old.locator(".claim-code").textContent()) ?? "";
  const noor = await person({ size: "phone", language: "es" });
  await noor.goto("/settings");
  await noor.getByLabel(es.settingsPage.code).fill(code);
  await noor.getByRole("button", { name: es.settingsPage.claim }).click();
  await noor.getByRole("button", { name: "Ser Noor" }).click();
  await noor.locator(".lobby-mine a").first().click();
  await noor.getByRole("button", { name: es.table.stand }).waitFor();
  await old.context().close();

  await ginny.getByRole("button", { name: en.table.start }).click();
  for (const page of [ginny, mia, thomas, noor]) await page.locator(".bh-draw").waitFor();
  for (const page of [ginny, mia, thomas, noor]) expect(await stickingOut(page)).toEqual([]);

  // A look at the settings is no lost connection.
  await openMenu(mia, fr);
  await mia.getByRole("button", { name: fr.settings }).click();
  const place = ginny.locator(".bh-seat", { hasText: "Mia" });
  const before = await stands(ginny);
  await place.getByText(en.table.left, { exact: true }).waitFor();
  // Whoever comes and goes, nothing moves under anybody's thumb.
  expect(await stands(ginny)).toEqual(before);
  await mia.goBack();
  await mia.locator(".bh-draw").waitFor();
  await place.locator(".bh-absent").waitFor({ state: "detached" });

  // Thomas loses the network, draws all the same, and the move goes out by itself.
  await thomas.context().setOffline(true);
  await thomas.getByText(en.link.lost).first().waitFor();
  await draw(thomas, 1);
  await thomas.getByText(en.link.queued).first().waitFor();
  await thomas.context().setOffline(false);
  await thomas.locator(".link-state.open").waitFor();
  await thomas.locator(".table-head:not(.my-move)").waitFor();

  // Mia closes the browser. After a minute one tap lets a bot play, and nobody waits any more.
  const cookies = await mia.context().cookies();
  await mia.context().close();
  await draw(ginny, 0);
  await draw(noor, 2);
  await ginny.locator(".away-notice", { hasText: "Mia" }).waitFor();
  expect(await stands(ginny)).toEqual(before);
  late = minute;
  await ginny.evaluate((ms) => (document.documentElement.dataset["late"] = `${ms}`), minute);
  const letBotPlay = ginny
    .locator(".away-notice")
    .getByRole("button", { name: en.table.letBotPlay });
  await letBotPlay.and(ginny.locator(":not([aria-disabled])")).click();
  for (const page of [ginny, thomas, noor]) await page.locator(".bh-step-choose").waitFor();
  const chip = ginny.locator(".seat-chip", { hasText: "Mia" });
  await chip.getByText(sinceWhen(en.table.substitute)).waitFor();

  // She is back: the bot steps out at once, and she is told what it did.
  const again = await person({ name: "Mia", size: "phone", language: "fr" });
  await again.context().addCookies(cookies);
  await again.goto(link);
  await again.locator(".bh-hand").waitFor();
  await again.getByText(fr.table.botPlays).waitFor({ state: "detached" });
  await again.getByText(/^Un bot a joué \S+ coups? pour toi\. Tu /).waitFor();
  await ginny.locator(".seat-chip", { hasText: "Mia" }).waitFor({ state: "detached" });

  // Bots finish the evening; each device says by itself that the deal was kept.
  const everyone = [ginny, again, thomas, noor] as const;
  const spoken = [en, fr, en, es] as const;
  for (const [at, page] of everyone.entries()) {
    const words = spoken[at] ?? en;
    await openMenu(page, words);
    await giveUpSeat(page, words);
  }
  // Everyone is in the kitchen meanwhile: whoever looks on would only watch it being painted.
  for (const page of everyone) await page.goto("about:blank");
  const phase = async (): Promise<string> =>
    ((await (await fetch(`${hall.url}/api/tables/${link.split("/").at(-1)}`)).json()) as TableInfo)
      .phase;
  await expect.poll(phase, wholeGame).toBe("over");
  for (const page of everyone) await page.goto(link);
  for (const page of everyone) await page.locator(".result").waitFor();
  await ginny.getByText(en.deal.good).waitFor();

  // The winner's moment, once all is counted, with a picture to take along: no share sheet, so it is saved.
  await ginny.locator(".bh-triumph", { hasText: homeName }).waitFor();
  expect(await axeFindings(ginny)).toEqual([]);
  const saved = ginny.waitForEvent("download");
  await ginny.getByRole("button", { name: evening.poster }).click();
  expect((await saved).suggestedFilename()).toBe("guildhall.png");

  // A phone hands it to its share sheet.
  await thomas.getByRole("button", { name: evening.sharePoster }).click();
  await expect.poll(() => shared(thomas)).toBe("guildhall.png image/png");

  // The replay plays by itself.
  await ginny.getByRole("button", { name: en.replay.watch }).click();
  const bar = ginny.getByRole("group", { name: en.replay.title });
  await bar.getByText(/^Step ([3-9]|\d{2,}) of \d{2,}$/).waitFor();
  await bar.getByRole("button", { name: en.replay.leave }).click();

  // Thomas has gone to the hall.
  await thomas.locator(".result-doors").getByRole("link", { name: en.backToHall }).click();
  await thomas.locator(".lobby-mine").first().waitFor();

  // Again: one tap proposes, the others are asked by name, wherever they are; whoever waits reads whom for.
  await ginny.getByRole("button", { name: en.table.rematch, exact: true }).click();
  await thomas.getByText(en.table.rematchAsk("Ginny")).waitFor();
  await ginny.getByText(en.table.askedFor("Thomas")).waitFor();
  for (const [page, words] of [
    [again, fr],
    [thomas, en],
    [noor, es],
  ] as const)
    await page.getByRole("button", { name: words.table.rematchYes }).click();
  for (const page of everyone) await page.locator(".bh-draw").waitFor();
  expect(new Set(everyone.map((page) => new URL(page.url()).pathname)).size).toBe(1);

  // A TV has no name and types none: the open table, large, and nobody's hand.
  const tv = await person({ size: "desktop" });
  await tv.goto(`${new URL(ginny.url()).pathname}/screen`);
  await tv.locator(".bh-big-seat", { hasText: "Noor" }).waitFor();
  expect(await tv.locator(".bh-big-seat").count()).toBe(4);
  expect(await tv.locator(".bh-hand, dialog").count()).toBe(0);
  expect(await stickingOut(tv)).toEqual([]);
  await tv.context().close();

  // The same evening: what was said before is there, and the first game stands in the score.
  await ginny.locator(".table-tools").getByRole("button", { name: en.table.chat }).click();
  await ginny.locator(".chat-earlier").getByText(en.phrases.hello).waitFor();
  await openMenu(again, fr);
  await again.getByRole("button", { name: fr.table.evening }).click();
  await again
    .locator(".evening-table")
    .getByRole("row", { name: /Thomas/ })
    .waitFor();
  expect(await again.locator(".evening-first").count()).toBeGreaterThan(0);
});
