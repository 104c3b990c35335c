/** The page of whoever runs the hall, in a hall of its own: it can shut people out. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { askForLink } from "#server/host-door.ts";
import type { TestHall } from "#server/testing/test-hall.ts";
import { languages } from "#table/talk/languages.ts";
import {
  axeFindings,
  deepAxeFindings,
  isDeep,
  smallTargets,
  stickingOut,
} from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { openHouse } from "#tools/browser/house.ts";
import { en } from "#words/made/host/en.ts";

let hall: TestHall;
beforeAll(async () => void (hall = await openHouse()));
afterAll(() => hall.close());
const { visit } = guests(() => hall.url);

const link = async (): Promise<string> => (await askForLink(hall.folder)) ?? "";

test("[HOST] without a link the page says how to get one, and a used link says so", async () => {
  const used = await link();
  const page = await visit("/host");
  await page.getByText(en.locked).waitFor();
  await page.goto("about:blank");
  await page.goto(used);
  await page.getByRole("heading", { name: en.health }).waitFor();
  expect(new URL(page.url()).hash).toBe("");
  // Somebody else, later.
  await page.context().clearCookies();
  await page.goto("about:blank");
  await page.goto(used);
  await page.getByText(en.wrongLink).waitFor();
  await page.context().close();
});

test("[HOST] tells everyone, takes a table off the list, backs up and shuts out", async () => {
  const greedo = await hall.guest("Greedo");
  await greedo.make({ game: "bounty-hunters", seats: 2, listed: true });
  const page = await visit(await link());
  await page.getByLabel(en.tellLabel).fill("We restart at ten.");
  await page.getByRole("button", { name: en.tellSend }).click();
  await page.getByText(en.told).waitFor();
  const mia = await visit("/", { name: "Mia" });
  await mia.locator(".notice", { hasText: "We restart at ten." }).waitFor();

  await page.getByRole("button", { name: en.unlist("Greedo and free") }).click();
  await page.getByText(en.noListed).waitFor();
  expect((await greedo.get("/api/tables")).body).toEqual([]);

  await page.getByRole("button", { name: en.backUp }).click();
  await page.getByText(/backups\/\d{4}-/).waitFor();

  await page.getByRole("button", { name: en.shut("Greedo") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: en.shut("Greedo") })
    .click();
  await page.getByRole("button", { name: en.letIn("Greedo") }).waitFor();
  expect((await greedo.get("/api/me")).status).toBe(403);
  await page.getByRole("button", { name: en.letIn("Greedo") }).click();
  await page.getByText(en.noShutOut).waitFor();
  expect((await greedo.get("/api/me")).status).toBe(200);
  for (const each of [page, mia]) await each.context().close();
});

test("[HOST] axe finds nothing, nothing sticks out of 360 px, thumbs find everything", async () => {
  await (await hall.guest("Thomas")).make({ game: "legion", seats: 2, listed: true });
  for (const language of isDeep ? languages : (["es"] as const)) {
    const theme = language === "en" ? "dark" : "light";
    const page = await visit(await link(), { size: "small", language, theme });
    await page.locator(".host-facts").waitFor();
    expect(await axeFindings(page), language).toEqual([]);
    expect(await stickingOut(page), language).toEqual([]);
    expect(await smallTargets(page), language).toEqual([]);
    await page.context().close();
  }
});

test("[PEOPLE] settings show my devices and programs, and each can be ended", async () => {
  const page = await visit("/settings", { name: "Ginny" });
  const codes = (await page.evaluate(async () => {
    const headers = { "content-type": "application/json" };
    await fetch("/api/me", { method: "POST", headers, body: '{"name":"Ginny"}' });
    return (await fetch("/api/me/codes", { method: "POST", headers, body: "{}" })).json();
  })) as { code: string };
  const other = await visit(`/claim/${codes.code}`);
  await other.getByRole("button", { name: "Become Ginny" }).click();
  await other.waitForURL(({ pathname }) => pathname === "/");
  await page.reload();
  const row = page.locator(".my-sessions li");
  await expect.poll(() => row.count()).toBe(2);
  expect(await deepAxeFindings(page)).toEqual([]);
  await row.getByRole("button", { name: "End", exact: true }).click();
  await expect.poll(() => row.count()).toBe(1);
  const answer = await other.evaluate(async () => (await fetch("/api/me")).status);
  expect(answer).toBe(401);
  for (const each of [page, other]) await each.context().close();
});
