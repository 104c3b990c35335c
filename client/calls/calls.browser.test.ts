/** Calls on the screen: channels in Settings, a notification of the service worker, and where its tap leads. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  axeFindings,
  deepAxeFindings,
  isDeep,
  smallTargets,
  stickingOut,
} from "#tools/browser/browser.ts";
import type { Wish } from "#tools/browser/browser.ts";
import { addressHasher } from "#server/calls/channels/mailbox.ts";
import { signedLinks } from "#server/calls/links.ts";
import { visitor } from "#server/testing/visitor.ts";
import { guests } from "#tools/browser/guests.ts";
import { leanHouse } from "#tools/browser/lean-house.ts";
import { noticed } from "#tools/browser/noticed.ts";
import { en as hallWords } from "#words/made/hall/en.ts";
import { en } from "#words/made/calls-page/en.ts";
import { es } from "#words/made/calls-page/es.ts";
import { fr } from "#words/made/calls-page/fr.ts";

const { house, known, visit } = guests(leanHouse());
/** Known by a cookie alone: the device remembers no name. */
const settings = async (wish: Wish = {}): Promise<Page> =>
  known((await visitor(house(), "Mia")).token, "/settings", wish);
const catalogs = [
  { language: "fr", words: fr },
  { language: "en", words: en },
  { language: "es", words: es },
] as const;

test("[CALLS] a channel is added, tried and removed, and says in words what went wrong", async () => {
  // Known by the cookie alone: no name is kept on this device.
  const { token } = await visitor(house(), "Mia");
  const mia = await known(token, "/settings");
  await mia.getByText(en.none).waitFor();
  await mia.getByText(en.addHook).click();
  await mia.getByLabel(en.url).fill("http://10.0.0.1/hook");
  const add = mia.getByRole("button", { name: en.add, exact: true });
  await noticed(mia.getByText(hallWords.errors["forbidden-address"]), add.click());
  await mia.getByRole("button", { name: en.addPage }).click();
  await mia.locator(".channel").getByText(en.types.page).waitFor();
  await mia.getByRole("button", { name: en.tryIt }).click();
  await mia.locator(".channel").getByText(en.troubles["nobody-there"]).waitFor();
  await mia.getByLabel(en.quietOn).check();
  const save = mia.getByRole("button", { name: en.save, exact: true });
  await noticed(mia.getByText(en.saved), save.click());
  await mia.reload();
  const from = mia.getByLabel(en.from, { exact: true });
  await from.waitFor();
  expect(await from.inputValue()).toBe("22:00");
  await mia.getByRole("button", { name: en.remove }).click();
  await mia.getByText(en.none).waitFor();
  await mia.context().close();
});

test("[CALLS] settings read, fit a phone, and are axe clean", async () => {
  for (const { language, words } of catalogs.slice(0, isDeep ? undefined : 1)) {
    const page = await settings({ language, size: "small" });
    await page.getByText(words.addHook).click();
    await page.getByLabel(words.quietOn).check();
    expect(await axeFindings(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.context().close();
  }
});

test("[CALLS] the link that ends it all shows a button, and says so when it leads nowhere", async () => {
  const { endLink } = signedLinks("another hall", addressHasher("another key"));
  for (const [address, button] of [
    [{ type: "page" }, en.endNow],
    [{ type: "email", to: "mia@example.org" }, en.stopNow],
  ] as const) {
    const page = await visit(endLink({ owner: "guest", address }, "") ?? "");
    await page.getByRole("button", { name: button }).click();
    await page.getByText(en.wrongLink).waitFor();
    expect(await deepAxeFindings(page)).toEqual([]);
    await page.context().close();
  }
});

test("[CALLS] looking at a letter's link does nothing; a press stops the letters, another allows them again", async () => {
  const asked: string[] = [];
  const { endLink } = signedLinks("a secret", addressHasher("a key"));
  const address = { type: "email", to: "mia@example.org" } as const;
  const page = await visit("/settings");
  // The hall's side of it is tried where letters are (server/calls/letters.test.ts).
  await page.route("**/api/calls/*/*", (route) => {
    asked.push(new URL(route.request().url()).pathname.split("/")[3] ?? "");
    return route.fulfill({ status: 200, json: {} });
  });
  await page.goto(endLink({ owner: "guest", address }, "") ?? "");
  const stop = page.getByRole("button", { name: en.stopNow });
  await stop.waitFor();
  expect(asked).toEqual([]);
  await stop.click();
  await page.getByText(en.stopped).waitFor();
  await page.getByRole("button", { name: en.allowNow }).click();
  await page.getByText(en.allowed).waitFor();
  expect(asked).toEqual(["stop", "allow"]);
  await page.context().close();
});

test("[CALLS] a push message is shown once for each call, and a tap opens the table", async () => {
  const page = await visit("/", { name: "Mia", keeps: true, browser: "whole" });
  const context = page.context();
  await context.grantPermissions(["notifications"]);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const origin = new URL(page.url()).origin;
  const cdp = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const registrationId = await found;
  const call = {
    id: "one",
    title: "Your move in Bounty Hunters.",
    body: "",
    link: `${origin}/t/here`,
  };
  const push = (): Promise<unknown> =>
    cdp.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId,
      data: JSON.stringify(call),
    });
  await push();
  await push();
  const shown = (): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, tag }) => `${tag}: ${title}`);
    });
  await expect.poll(shown).toEqual(["one: Your move in Bounty Hunters."]);
  // A tap may open a window; a test may not, so where it would lead is written down.
  const [worker] = context.serviceWorkers();
  const opened = await worker?.evaluate(async () => {
    const scope = globalThis as unknown as Scope;
    const led = new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => resolve(url);
    });
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
    return led;
  });
  expect(opened).toBe("/t/here");
  await expect.poll(shown).toEqual([]);
  await context.close();
});

/** What a service worker has around it. */
interface Scope {
  readonly clients: { openWindow(url: string): Promise<void> };
  readonly registration: { getNotifications(): Promise<readonly unknown[]> };
  readonly NotificationEvent: new (type: string, about: { notification: unknown }) => Event;
  dispatchEvent(event: Event): void;
}
