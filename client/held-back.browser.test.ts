/** Late data moves nothing: each answer in turn comes after everything else, and the browser is asked what moved. */
import { expect, test } from "vitest";
import { isDeep, sharedBrowser } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { plainAddress } from "#tools/browser/visit/first-visit.ts";
import { heldBack } from "#tools/browser/visit/held-back.ts";
import { mainPages, mostShift } from "#tools/browser/visit/main-pages.ts";

const { house } = guests();

/** What to hold back of a page, and of which; in the deep run every file, answer and socket of every page. */
const sample: Readonly<Record<string, RegExp>> = {
  lobby: /^\/api\/|\.woff2$/,
  guild: /^\/api\//,
  "my lobby": /^\/api\/tables\//,
};
const everything = /^/;

test("[HALL] whatever comes late, nothing that stands there moves", async () => {
  const browser = await sharedBrowser("windowless");
  const [lobby, table, ...rest] = await mainPages(house());
  if (lobby === undefined || table === undefined) throw new Error("no pages");
  const myLobby = { ...lobby, name: "my lobby", token: table.token };
  const moving: string[] = [];
  for (const page of [lobby, table, ...rest, myLobby]) {
    const wanted = isDeep ? everything : sample[page.name];
    if (wanted === undefined) continue;
    const found = await heldBack(browser, plainAddress(house()), page, (path) => wanted.test(path));
    expect(found.length).toBeGreaterThan(3);
    for (const { request, wasHeld, shift, moved } of found) {
      expect(wasHeld, `${page.name}: ${request} is not sent for every time`).toBe(true);
      if (shift > mostShift) moving.push(`${page.name}, ${request}: ${shift}, ${moved.join("; ")}`);
    }
  }
  expect(moving).toEqual([]);
});
