/** A device that was here before: its worker keeps the client, and a table opened from the lobby brings its answers. */
import { expect, test } from "vitest";
import { visitor } from "#server/testing/visitor.ts";
import { guests } from "#tools/browser/guests.ts";

const { house, known } = guests();

test("[HALL] on a device that was here before, a table opened from the lobby fetches nothing but its own answers", async () => {
  const ginny = await visitor(house(), "Ginny");
  const table = await ginny.make({ game: "bounty-hunters", seats: 2, bots: [1] });
  await ginny.ask(table, { type: "start" });
  const page = await known(ginny.token, "/", { name: "Ginny", keeps: true });
  // Everything is kept once the worker takes over.
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto("/");
  const sent: string[] = [];
  page.context().on("request", (request) => {
    const isKept = request.serviceWorker() === null && !request.url().includes("/api/");
    // What the worker asks the hall for is what it does not have.
    if (!isKept) sent.push(new URL(request.url()).pathname);
  });
  await page.locator(`.lobby-mine a[href="/t/${table}"]`).click();
  await page.locator(".bh-dock").waitFor();
  await page.waitForLoadState("networkidle");
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((path) => !path.startsWith("/api/"))).toEqual([]);
  await page.context().close();
});
