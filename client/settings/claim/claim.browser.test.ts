/** A link that would make this browser somebody else: it says so, asks, and leaves the way back. */
import { expect, test } from "vitest";
import type { ClaimCode } from "#table/talk/lobby.ts";
import { visitor } from "#server/testing/visitor.ts";
import { axeFindings, looks, smallTargets, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { noticed } from "#tools/browser/noticed.ts";

const { house, known, visit } = guests();

async function linkOf(name: string): Promise<string> {
  const person = await visitor(house(), name);
  return ((await person.post("/api/me/codes")).body as ClaimCode).path;
}

test("[PEOPLE] a link makes nobody somebody else before they say so, and the way back stays", async () => {
  const vera = await visitor(house(), "Vera");
  const link = await linkOf("Mallory");
  const page = await known(vera.token, link);
  const me = (): Promise<string> =>
    page.evaluate(async () => ((await (await fetch("/api/me")).json()) as { name: string }).name);
  const facts = page.locator(".claim-facts");
  await facts.waitFor();
  expect(await facts.innerText()).toMatch(
    /Now you are\s+Vera\s+You would be\s+Mallory[^]+What becomes of Vera/,
  );
  expect(await me()).toBe("Vera");
  await page.getByRole("link", { name: "Stay Vera" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/");
  expect(await me()).toBe("Vera");

  await page.goto(link);
  await page.getByRole("button", { name: "Become Mallory" }).click();
  await page.getByRole("heading", { name: "This browser is Mallory now" }).waitFor();
  expect(await me()).toBe("Mallory");
  // Later, too: the way back is no moment's button.
  await page.goto("/settings");
  await page.getByText("If you go back, Mallory leaves this browser").waitFor();
  const back = page.getByRole("button", { name: "Be Vera again" });
  await noticed(page.getByText("You are Vera again."), back.click());
  expect(await me()).toBe("Vera");
  await page.context().close();
});

test("[PEOPLE] a new device asks whether it is me and comes to the table; a used code can be typed anew", async () => {
  const link = await linkOf("Ginny");
  const page = await visit(`${link}/t/nowhere`);
  await page.getByText("nobody yet").waitFor();
  await page.getByRole("button", { name: "Become Ginny" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/t/nowhere");
  await page.goto(link);
  await page.getByText("This code is wrong, used up or expired.").waitFor();
  const again = (await linkOf("Ginny")).slice("/claim/".length);
  await page.getByLabel("I have a code").fill(`${again.slice(0, 4)} ${again.slice(4)}`);
  await page.getByRole("button", { name: "Bring my seats here" }).click();
  // Another Ginny: the same name is not the same person.
  await page.getByText("Another person, who is called Ginny as well.").waitFor();
  await page.context().close();

  for (const look of looks) {
    const vera = await visitor(house(), "Vera");
    const reader = await known(vera.token, await linkOf("Wilhelmina von Hohenfels"), look);
    await reader.locator(".claim-facts").waitFor();
    expect(await axeFindings(reader)).toEqual([]);
    expect(await stickingOut(reader)).toEqual([]);
    expect(await smallTargets(reader)).toEqual([]);
    await reader.context().close();
  }
});
