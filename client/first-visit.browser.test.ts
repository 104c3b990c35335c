/** What a first visit costs: a phone that keeps nothing, one load of each main page over the hall's plain address. */
import { expect, test } from "vitest";
import { sharedBrowser } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { firstVisit, plainAddress } from "#tools/browser/visit/first-visit.ts";
import { mainPages, mostShift } from "#tools/browser/visit/main-pages.ts";

const { house } = guests();

test("[HALL] a first visit to each main page keeps within its requests and kilobytes of script, and nothing moves", async () => {
  const browser = await sharedBrowser("windowless");
  for (const page of await mainPages(house())) {
    const { atFirst, inAll, shift, moved } = await firstVisit(browser, plainAddress(house()), page);
    for (const key of ["requests", "script"] as const) {
      expect(atFirst[key], `${page.name}: ${key} at first`).toBeLessThanOrEqual(page.most[key]);
      expect(inAll[key], `${page.name}: ${key} in all`).toBeLessThanOrEqual(page.inAll[key]);
    }
    expect(shift, `${page.name}: ${moved.join("; ")}`).toBeLessThanOrEqual(mostShift);
  }
});
