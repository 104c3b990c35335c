/** Back after days: what happened meanwhile is told first, then comes my question. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { MyLook } from "#table/talk/me.ts";
import { visitor } from "#server/testing/visitor.ts";
import { deepAxeFindings, isDeep, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { en } from "#words/made/hall/en.ts";
import { isWorthTelling } from "./missed.ts";

const { house, person } = guests();

/** A table I looked at, and at which I and a bot moved since on another device; the page stands in the lobby. */
async function movedMeanwhile(page: Page, game: string): Promise<void> {
  const ginny = await visitor(house(), "Ginny");
  const table = await ginny.make({ game, seats: 2, bots: [1], botLevel: "random" });
  await ginny.ask(table, { type: "start" });
  await page.context().addCookies([{ name: "guildhall", value: ginny.token, url: house() }]);
  const asked = page.waitForResponse((response) => response.url().endsWith("/look"));
  await page.goto(`/t/${table}`);
  await asked;
  await isMyMove(page);
  await page.getByRole("link", { name: en.backToHall }).click();
  const seen = async (): Promise<number> =>
    ((await ginny.get(`/api/tables/${table}/look`)).body as MyLook).version;
  await expect.poll(seen).toBeGreaterThan(0);
  const before = await seen();
  // Until the bot has moved after me, and it is my move again.
  for (let turn = 0; ; turn++) {
    const { options, tell } = await ginny.view(table, "as=0");
    const news = tell?.log.filter((entry) => entry.type === "news" && entry.version > before) ?? [];
    if (news.length > 2 && news.some((entry) => entry.type === "news" && entry.seat === 1)) break;
    const command = options[(turn * 7) % options.length];
    if (command !== undefined) await ginny.ask(table, { type: "command", seat: 0, command });
  }
  // Days go by only here: the hall's own clock is shared by all tests.
  await page.route(`**/api/tables/${table}/look`, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const look = (await (await route.fetch()).json()) as MyLook;
    await route.fulfill({ json: { ...look, at: 0 } });
  });
}

/** The title says so, and what it is about. */
const isMyMove = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => /^● .+ · Guildhall$/.test(document.title));

test("[ME] the lobby and the title say what my move is about; what I missed is told page by page, or skipped", async () => {
  const page = await person({ motion: "less" });
  await movedMeanwhile(page, "bounty-hunters");
  await page.goto("/");
  const row = page.locator(".table-row.my-move a");
  await row.locator(".row-about").waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(1\) .+ · Guildhall$/);
  await row.click();
  const telling = page.getByRole("region", { name: "Since you were here" });
  await telling.getByText(/^1 of \d+$/).waitFor();
  await page.locator(".replay-lines li").first().waitFor();
  expect(await deepAxeFindings(page)).toEqual([]);
  expect(await stickingOut(page)).toEqual([]);
  await telling.getByRole("button", { name: /^2 of/ }).click();
  await telling.locator(".number", { hasText: /^2 of/ }).waitFor();
  await telling.getByRole("button", { name: "Skip to now" }).click();
  await telling.waitFor({ state: "detached" });
  await isMyMove(page);
  await page.context().close();
});

if (isDeep)
  test("[ME] Outer Rim tells it by itself, page after page", async () => {
    const page = await person({ motion: "standard" });
    await movedMeanwhile(page, "outer-rim");
    await page.goto("/");
    await page.locator(".table-row.my-move a").click();
    const telling = page.getByRole("region", { name: "Since you were here" });
    await telling.getByText(/^\d+ of \d+$/).waitFor();
    // It goes on without a tap; a slow machine may be at the end before anyone looks.
    await page.waitForFunction(() => {
      const count = document.querySelector("section.replay-bar .number")?.textContent ?? "over";
      return count !== "" && !count.startsWith("1 of");
    });
    await page.context().close();
  });

test("[ME] nothing is told after a short while, or when nobody else did anything", () => {
  const entry = { type: "news", version: 5, at: 0, by: "person", news: [], reasons: [] } as const;
  const look = { version: 4, at: 1 };
  expect(isWorthTelling(look, [{ ...entry, seat: 1 }], [0])).toBe(true);
  expect(isWorthTelling(look, [{ ...entry, seat: 0 }], [0])).toBe(false);
  expect(isWorthTelling(look, [{ ...entry, seat: 0, by: "bot" }], [0])).toBe(true);
  expect(isWorthTelling({ version: 5, at: 1 }, [{ ...entry, seat: 1 }], [0])).toBe(false);
  expect(isWorthTelling({ version: 0, at: 0 }, [{ ...entry, seat: 1 }], [0])).toBe(false);
  expect(isWorthTelling({ version: 4, at: Date.now() }, [{ ...entry, seat: 1 }], [0])).toBe(false);
});
