/** What stays on a device: finished games for the time without network, and nothing once it has forgotten me. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { MyCalls } from "#table/talk/calls.ts";
import type { ClaimCode } from "#table/talk/lobby.ts";
import { pushDevice } from "#server/calls/testing/push-device.ts";
import { visitor, type Visitor } from "#server/testing/visitor.ts";
import { guests } from "#tools/browser/guests.ts";
import { leanHouse } from "#tools/browser/lean-house.ts";
import { noticed } from "#tools/browser/noticed.ts";
import { playedGame } from "#tools/browser/played-game.ts";
import { en } from "#words/made/me/en.ts";
import { en as hallWords } from "#words/made/hall/en.ts";

const house = leanHouse();
const { known } = guests(house);

/** A page that its service worker answers. */
async function withWorker(person: Visitor, path: string): Promise<Page> {
  const page = await known(person.token, path, { name: person.name, keeps: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

const fetched = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (from) => (await fetch(from)).status, path);

const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const all: string[] = [];
    for (const name of (await caches.keys()).filter((each) => !each.startsWith("shell-")))
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
    return all.filter((path) => path !== "/api/hall").toSorted();
  });

test("[OFFLINE] of a running game nothing is kept; a finished one is there without network", async () => {
  const [ginny, mia] = [await visitor(house(), "Ginny"), await visitor(house(), "Mia")];
  const running = await ginny.make({ game: "bounty-hunters", seats: 2 });
  // A ledger has no secrets: its journal is told before it is over.
  const ledger = await ginny.make({ game: "legion", seats: 2 });
  for (const table of [running, ledger]) {
    await mia.ask(table, { type: "sit", seat: 1, entropy: "" });
    await ginny.ask(table, { type: "start" });
  }
  const over = await playedGame(ginny, mia);
  const page = await withWorker(ginny, "/settings");
  const past = (table: string): string => `/api/tables/${table}/past?as=0`;
  expect(await fetched(page, past(running))).toBe(200);
  expect(await fetched(page, `/api/tables/${ledger}/journal`)).toBe(200);
  expect(await kept(page)).toEqual([]);
  expect(await fetched(page, past(over))).toBe(200);
  expect(await fetched(page, `/api/tables/${over}/journal`)).toBe(200);
  const both = [`/api/tables/${over}/journal`, `/api/tables/${over}/past`];
  expect(await kept(page)).toEqual(both);
  await page.context().setOffline(true);
  expect(await fetched(page, past(over))).toBe(200);
  await page.context().setOffline(false);
  // What an older worker kept of a running game goes with the first answer.
  await page.evaluate(async (from) => {
    await (await caches.open("finished")).put(from, new Response("a hand"));
  }, past(running));
  await fetched(page, past(running));
  expect(await kept(page)).toEqual(both);
  await page.context().close();
});

const push = { endpoint: "https://push.example/one", keys: pushDevice().keys };

/** No push service is in reach of a test: the address one would have given this browser, and whether it still holds. */
async function withPush(page: Page): Promise<void> {
  await page.context().addInitScript((given) => {
    const state = globalThis as unknown as { isPushEnded: boolean };
    state.isPushEnded = false;
    const held = {
      toJSON: () => given,
      unsubscribe: async () => (state.isPushEnded = true),
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => (state.isPushEnded ? null : held);
  }, push);
}

const isPushEnded = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as unknown as { isPushEnded: boolean }).isPushEnded);

/** What a person leaves on a device: a finished game, a move that waits, their part of a deal; a game of its own. */
async function usedDevice(person: Visitor, over: string): Promise<Page> {
  const page = await withWorker(person, "/");
  await withPush(page);
  await fetched(page, `/api/tables/${over}/past?as=everyone`);
  expect(await kept(page)).toHaveLength(1);
  await page.evaluate(async () => {
    for (const key of [
      "outbox.t1",
      "seen.t1",
      "part.t1.0",
      "deals",
      "counted",
      "again.t1",
      "kept-told.game",
    ])
      localStorage.setItem(`guildhall.${key}`, "[]");
    localStorage.setItem("guildhall.legion.desk", "{}");
    sessionStorage.setItem("guildhall.hidden", "[]");
    const opening = indexedDB.open("guildhall", 1);
    await new Promise((done) => (opening.onsuccess = done));
    const writing = opening.result.transaction("shelf", "readwrite");
    writing.objectStore("shelf").put({ id: "own" }, "own");
    await new Promise((done) => (writing.oncomplete = done));
    opening.result.close();
  });
  return page;
}

const onDevice = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const opening = indexedDB.open("guildhall", 1);
    await new Promise((done) => (opening.onsuccess = done));
    const counting = opening.result.transaction("shelf").objectStore("shelf").count();
    await new Promise((done) => (counting.onsuccess = done));
    opening.result.close();
    const keys = Object.keys(localStorage).map((key) => key.replace("guildhall.", ""));
    return { keys: keys.toSorted(), session: sessionStorage.length, games: counting.result };
  });

const choices = ["language", "motion", "sounds", "theme"];

test("[OFFLINE] after leaving for ever nothing of mine is on the device; forgotten, it keeps its own games", async () => {
  const [ginny, mia] = [await visitor(house(), "Ginny"), await visitor(house(), "Mia")];
  const over = await playedGame(ginny, mia);

  const left = await usedDevice(ginny, over);
  await left.goto("/me");
  await left.getByRole("button", { name: en.leave }).click();
  await left.getByText(en.leaveDevice).waitFor();
  await left.getByLabel(en.leaveType("Ginny")).fill("Ginny");
  const leave = left.getByRole("dialog").getByRole("button", { name: en.leaveDo });
  await noticed(left.getByText(en.left), leave.click());
  expect(await kept(left)).toEqual([]);
  expect(await onDevice(left)).toEqual({ keys: choices, session: 0, games: 0 });
  expect(await isPushEnded(left)).toBe(true);
  await left.context().close();

  const forgot = await usedDevice(mia, over);
  await forgot.goto("/settings");
  await forgot.getByRole("button", { name: hallWords.settingsPage.forget }).click();
  const forget = forgot
    .getByRole("dialog")
    .getByRole("button", { name: hallWords.settingsPage.forget });
  await noticed(forgot.getByText("Forgotten."), forget.click());
  expect(await kept(forgot)).toEqual([]);
  const keys = [...choices, "legion.desk"].toSorted();
  expect(await onDevice(forgot)).toEqual({ keys, session: 0, games: 1 });
  expect(await isPushEnded(forgot)).toBe(true);
  await forgot.context().close();
});

test("[PEOPLE] whoever goes back to their own name leaves no push messages of the other on their device", async () => {
  const [vera, mia] = [await visitor(house(), "Vera"), await visitor(house(), "Mia")];
  const page = await withWorker(vera, "/settings");
  await withPush(page);
  const { endpoint, keys } = push;
  for (const person of [vera, mia]) {
    const added = await person.post("/api/me/channels", { type: "push", endpoint, ...keys });
    expect(added.status).toBe(201);
  }
  const { path } = (await mia.post("/api/me/codes")).body as ClaimCode;
  await page.goto(path);
  await page.getByRole("button", { name: "Become Mia" }).click();
  await page.getByRole("button", { name: "Be Vera again" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/");
  const channels = async (person: Visitor): Promise<number> =>
    ((await person.get("/api/me/calls")).body as MyCalls).channels.length;
  expect(await channels(mia)).toBe(0);
  expect(await channels(vera)).toBe(1);
  expect(await isPushEnded(page)).toBe(false);
  await page.context().close();
});
