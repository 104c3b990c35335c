/**
 * A game of Bounty Hunters over a week, in the deep run two, of a clock turned by hand. Three people, each called by
 * another way; one restart, one holiday, one who closes the page for a day in the middle of a move, one who runs out
 * of time. Every call comes at its moment, none twice, none after the answer.
 */
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivals } from "#server/calls/testing/arrived.ts";
import { addHook, begin, calledHall, type CalledHall } from "#server/calls/testing/called.ts";
import { dueCalls } from "#server/calls/testing/due-calls.ts";
import { pushDevice } from "#server/calls/testing/push-device.ts";
import { slowGame } from "#server/calls/testing/slow-game.ts";
import type { Visitor } from "#server/testing/visitor.ts";
import type { MyLook } from "#table/talk/me.ts";
import { isDeep } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { noticed } from "#tools/browser/noticed.ts";
import { en as hallWords } from "#words/made/hall/en.ts";
import { en } from "#words/made/calls-page/en.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const began = Date.UTC(2026, 10, 2, 9);
const [ginny, mia, thomas] = [0, 1, 2];
const device = pushDevice();

let called: CalledHall;
beforeAll(async () => {
  called = await calledHall({ begins: began, clientFolder: resolve("client/dist") });
});
afterAll(() => called.close());
const { person } = guests(() => called.hall.url);

/** Their own browser, whose clock shows what the hall's does. */
async function open(who: Visitor, link: string): Promise<Page> {
  const page = await person({ name: who.name });
  const context = page.context();
  await context.addCookies([{ name: "guildhall", value: who.token, url: called.hall.url }]);
  await page.clock.setFixedTime(called.clock.now());
  // What was seen is noted only once the page knows what had been seen before.
  const isTable = link.includes("/t/");
  const looked = isTable
    ? page.waitForResponse((response) => response.url().endsWith("/look"))
    : null;
  await page.goto(link);
  await page.locator("#content").waitFor();
  await looked;
  return page;
}

async function setUpHook(who: Visitor): Promise<void> {
  const page = await open(who, "/settings");
  await page.getByText(en.addHook).click();
  await page.getByRole("radio", { name: en.shapes.json }).check();
  await page.getByLabel(en.url).fill(`${called.receiver.url}/hook`);
  await page.getByRole("button", { name: en.add, exact: true }).click();
  await noticed(page.getByText(en.arrived), page.getByRole("button", { name: en.tryIt }).click());
  await page.context().close();
}

async function setUpMail(who: Visitor): Promise<void> {
  const page = await open(who, "/settings");
  await page.getByText(en.addEmail).click();
  await page.getByLabel(en.email).fill("mia@example.org");
  await page.getByRole("button", { name: en.add, exact: true }).click();
  await noticed(page.getByText(en.arrived), page.getByRole("button", { name: en.tryIt }).click());
  await page.context().close();
  await confirmMail(who);
}

/** The letter's link leads to a page with a button. */
async function confirmMail(who: Visitor): Promise<void> {
  const [link = ""] = /http\S+\/calls\/confirm\/\S+/.exec(called.mail.letters[0]?.text ?? "") ?? [];
  const page = await open(who, link);
  await page.getByRole("button", { name: en.confirmNow }).click();
  await page.getByText(en.confirmed).waitFor();
  await page.context().close();
}

/** The link at the end of a letter: no more of them, and after all. */
async function endMail(who: Visitor): Promise<void> {
  const { text = "" } = called.mail.letters.at(-1) ?? {};
  const page = await open(who, /http\S+\/calls\/stop\/\S+/.exec(text)?.[0] ?? "");
  await page.getByRole("button", { name: en.stopNow }).click();
  await page.getByText(en.stopped).waitFor();
  expect((await who.get("/api/me/calls")).body).toMatchObject({ channels: [] });
  await page.getByRole("button", { name: en.allowNow }).click();
  await page.getByText(en.allowed).waitFor();
  await page.context().close();
}

/** No push service is at hand: the browser hands out an address on the loopback, and keys that are ours. */
async function setUpPush(who: Visitor): Promise<void> {
  const page = await open(who, "/settings");
  const subscription = { endpoint: `${called.receiver.url}/push`, keys: device.keys };
  await page.evaluate((made) => {
    Notification.requestPermission = async () => "granted";
    const pushManager = { subscribe: async () => ({ toJSON: () => made }) };
    Object.defineProperty(navigator.serviceWorker, "ready", { value: { pushManager } });
  }, subscription);
  await page.getByRole("button", { name: en.addPush }).click();
  await page.locator(".channel").waitFor();
  await page.context().close();
}

/** Two of them through the hall's door: what the pages do is the subject of `calls.browser.test.ts`. */
async function setUpQuickly(byHook: Visitor, byMail: Visitor): Promise<void> {
  await addHook(byHook, `${called.receiver.url}/hook`);
  const letter = await byMail.post("/api/me/channels", { type: "email", to: "mia@example.org" });
  await byMail.post(`/api/me/channels/${(letter.body as { id: string }).id}/try`);
  await confirmMail(byMail);
}

/** The title says so, and what it is about. */
const isMyMove = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => /^● .+ · Guildhall$/.test(document.title));

/** Quick ones, slow ones, and over night: about two rounds a day; the last evening they sit together. */
function patience(seat: number, nth: number): number {
  if (called.clock.now() > began + 14 * day) return (seat + 1) * minute;
  const minutes = [
    [3, 45, 17 * 60 + 17, 11],
    [4, 14 * 60 + 20, 33, 7 * 60],
    [21, 13 * 60 + 8, 20 * 60 + 35, 3],
  ][seat] ?? [1];
  return (minutes[nth % minutes.length] ?? 1) * minute;
}

/** The first card of their hand is lifted, and not played; the page is closed. */
async function laysHandOn(page: Page): Promise<string | null> {
  const skip = page.getByRole("button", { name: "Skip to now" });
  const card = page.locator(".bh-hand button").first();
  const move = page.locator(".bh-move").first();
  await isMyMove(page);
  // What happened meanwhile may be told first.
  const isLifted = async (): Promise<boolean> => {
    if (await skip.isVisible()) await skip.click();
    if (!(await move.isVisible())) await card.click();
    return move.isVisible();
  };
  await expect.poll(isLifted, { interval: 1000 }).toBe(true);
  const name = await card.getAttribute("aria-label");
  await page.context().close();
  return name ?? null;
}

/** When in the game it happens. */
const days = isDeep
  ? { restart: 3, holiday: 5, rest: 3, closed: 8.1, silence: 9.3 }
  : { restart: 0.5, holiday: 1, rest: 3, closed: 4, silence: 5.5 };

test("[CALLS] over weeks, three people, three ways: each call at its moment, none twice, none after the answer", async () => {
  const { clock, hall } = called;
  const people = [await hall.guest("Ginny"), await hall.guest("Mia"), await hall.guest("Thomas")];
  const [Ginny, Mia, Thomas] = people as [Visitor, Visitor, Visitor];
  if (isDeep) await Promise.all([setUpHook(Ginny), setUpMail(Mia)]);
  else await setUpQuickly(Ginny, Mia);
  await setUpPush(Thomas);

  const arrived = arrivals(called, { hook: ginny, mail: mia, push: thomas, device });
  arrived.fresh();
  const due = dueCalls(people.length, 2 * day);
  const table = await begin(people, {
    clock: (2 * day) / 1000,
    time: { whenUp: "bot" },
    botLevel: "novice",
  });
  const game = slowGame({ called, table, people, due, arrived, patience });
  due.turned(null, await game.awaited(), clock.now());

  // The first call of two of them: its link leads to the table and the question.
  await game.until(began + 5 * minute);
  for (const [seat, who] of [Mia, Thomas].entries()) {
    const { link = "" } = arrived.last(seat + 1) ?? {};
    expect(link).toBe(`${called.hall.url}/t/${table}`);
    const page = await open(who, link);
    await isMyMove(page);
    due.touched(seat + 1, clock.now());
    await page.getByRole("link", { name: hallWords.backToHall }).click();
    const seen = async (): Promise<number> =>
      ((await who.get(`/api/tables/${table}/look`)).body as MyLook).version;
    await expect.poll(seen).toBeGreaterThan(0);
    await page.context().close();
  }

  // A restart just after a call, while others are still to be made.
  await game.playUntil(began + days.restart * day);
  const next = due.next() ?? 0;
  await game.playUntil(next);
  await called.restart();
  await called.pass(0);
  expect(arrived.fresh()).toEqual([]);

  // A holiday of three days, agreed on by all: nobody's time runs.
  await game.playUntil(began + days.holiday * day);
  const back = clock.now() + days.rest * day;
  await Ginny.ask(table, { type: "pause", seat: ginny, until: back });
  for (const seat of [mia, thomas])
    expect((await people[seat]?.ask(table, { type: "agree-pause", seat, yes: true }))?.type).toBe(
      "done",
    );
  for (const seat of [ginny, mia, thomas]) due.touched(seat, clock.now());
  due.rests(clock.now(), back);
  await game.until(back);
  expect(
    (await game.info()).seats.every(
      ({ holder }) => holder.type === "person" && holder.substitute === null,
    ),
  ).toBe(true);

  // Thomas lays his hand on a card and closes the page. A day later it is still his card, and his seat.
  await game.playUntil(began + days.closed * day);
  const mayChoose = async (): Promise<boolean> =>
    (await Thomas.view(table, `as=${thomas}`)).options.some(
      (option) => (option as { type: string }).type === "choose",
    );
  while (!(await game.awaited()).includes(thomas) || !(await mayChoose()))
    await game.playUntil(clock.now() + hour);
  // Whoever asks over HTTP counts as present for a minute of real time; a hall that comes back knows nobody.
  await called.restart();
  const link = `${called.hall.url}/t/${table}`;
  const chosen = await laysHandOn(await open(Thomas, link));
  due.touched(thomas, clock.now());
  const his = async (): Promise<unknown> => (await game.info()).seats[thomas]?.holder;
  await expect.poll(his).toMatchObject({ awaySince: clock.now() });
  for (const hours of [0.02, 1, 22.98]) {
    await game.playUntil(clock.now() + hours * hour, thomas);
    const asked = await Ginny.ask(table, { type: "substitute", seat: thomas, level: "novice" });
    expect(asked).toMatchObject({ code: "seat-kept" });
    due.touched(ginny, clock.now());
  }
  expect((await game.awaited()).includes(thomas)).toBe(true);
  const waiting = await open(Ginny, link);
  await waiting.locator(".away-notice", { hasText: "Thomas" }).waitFor();
  const letBotPlay = waiting.getByRole("button", { name: hallWords.table.letBotPlay });
  expect(await letBotPlay.count()).toBe(0);
  due.touched(ginny, clock.now());
  await waiting.context().close();
  expect(await laysHandOn(await open(Thomas, link))).toBe(chosen);
  due.touched(thomas, clock.now());
  expect(await his()).toMatchObject({ substitute: null });
  await game.playUntil(clock.now() + hour);

  // Mia says nothing any more: half of her time, the last tenth, a bot; it plays until she is back.
  await game.playUntil(began + days.silence * day);
  for (let asked = await game.awaited(); !asked.includes(mia); asked = await game.awaited()) {
    expect(asked, "the game goes on").not.toEqual([]);
    await game.playUntil(clock.now() + hour);
  }
  await game.runOut(mia);
  await game.playUntil(clock.now() + 0.5 * day);
  const letter = arrived.last(mia);
  expect(letter?.texts).toEqual([expect.stringMatching(/^A bot plays for you in/)]);
  const page = await open(Mia, letter?.link ?? "");
  const telling = page.getByRole("region", { name: "Since you were here" });
  await telling.getByText(/^1 of \d+$/).waitFor();
  await telling.getByRole("button", { name: "Skip to now" }).click();
  await telling.waitFor({ state: "detached" });
  const isHers = async (): Promise<unknown> => (await game.info()).seats[mia]?.holder;
  await expect.poll(isHers).toMatchObject({ substitute: null });
  due.touched(mia, clock.now());
  due.turned(null, await game.awaited(), clock.now());
  await page.context().close();

  if (isDeep) {
    await game.playUntil(Infinity);
    expect((await game.info()).phase).toBe("over");
    await game.until(clock.now() + 2 * day);
    expect(clock.now() - began).toBeGreaterThan(14 * day);
  } else {
    await game.playUntil(clock.now() + hour);
    expect(clock.now() - began).toBeGreaterThan(6 * day);
  }
  const ids = arrived.all().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const seat of [ginny, mia, thomas])
    expect(arrived.all().filter((each) => each.seat === seat).length).toBeGreaterThan(
      isDeep ? 10 : 2,
    );
  await endMail(Mia);
});
