/** Four phones in one room, a page of plain files, and nobody who serves anything but that page. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { guests } from "#tools/browser/guests.ts";
import { joins, opensTable } from "#tools/browser/nearby/in-one-room.ts";
import { webSpace } from "#tools/browser/web-space.ts";
import { en } from "#words/made/hall/en.ts";

const base = "/games/hall/";
const { url, asked } = webSpace(base);
const { visit, person, troubles } = guests(url);

test.each([
  { title: "Bounty Hunters", board: ".bh-draw" },
  { title: "Outer Rim", board: ".or-stage" },
])("[NEAR] [STATIC] four play $title, and no server is asked", async ({ title, board }) => {
  const phone = { keeps: true, size: "phone" } as const;
  const host = await opensTable(await visit(base, { ...phone, name: "Ginny" }), {
    title,
    seats: "4",
  });
  const friends: Page[] = [];
  for (const name of ["Mia", "Thomas", "Juno"]) {
    const friend = await person({ ...phone, name });
    await joins(host, friend, name);
    await friend.getByRole("button", { name: en.table.sit }).first().click();
    friends.push(friend);
  }
  await host.getByText("Juno").first().waitFor();
  await host.getByRole("button", { name: en.table.start }).click();
  for (const page of [host, ...friends]) await page.locator(board).first().waitFor();
  expect(asked.filter((path) => path.includes("/api/") || path.endsWith("/ws"))).toEqual([]);
  expect(troubles).toEqual([]);
});
