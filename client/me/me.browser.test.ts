/** Who I am: kept by a passkey or six words, shown on my page, and gone when I leave. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { TableInfo } from "#table/talk/words.ts";
import { visitor, type Visitor } from "#server/testing/visitor.ts";
import { axeFindings, looks, smallTargets, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { noticed } from "#tools/browser/noticed.ts";
import { en as hallWords } from "../words/en.ts";
import { en } from "./words/en.ts";

const { house, person } = guests();
/** An authenticator signs for a name, never for an address. */
const named = (): string => house().replace("127.0.0.1", "localhost");

/** A browser with an authenticator that always says yes. */
async function withAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function comeInAs(page: Page, name: string): Promise<Visitor> {
  const guest = await visitor(named(), name);
  await page.context().addCookies([{ name: "guildhall", value: guest.token, url: named() }]);
  return guest;
}

test("[ME] a passkey made on my page brings me back after the cookies are lost", async () => {
  const page = await person();
  await withAuthenticator(page);
  await comeInAs(page, "Ginny");
  await page.goto(`${named()}/me`);
  await page.getByRole("button", { name: en.addPasskey }).click();
  await page.getByLabel(en.passkeyName).fill("My phone");
  await page.getByRole("button", { name: en.makePasskey }).click();
  await page.getByText("My phone").waitFor();
  await page.getByRole("button", { name: en.rename("My phone") }).click();
  await page.getByLabel(en.passkeyName).fill("Old phone");
  await page.getByRole("button", { name: en.renameDo, exact: true }).click();
  await page.getByText("Old phone").waitFor();

  await page.context().clearCookies();
  await page.reload();
  await page.getByRole("button", { name: en.backPasskey }).click();
  await page.locator(".me-name", { hasText: "Ginny" }).waitFor();
  await page.getByRole("button", { name: en.remove("Old phone") }).click();
  await page.getByText("Old phone").waitFor({ state: "detached" });
  await page.context().close();
});

test("[ME] six words bring me back anywhere; by a bare address the page says why no passkey", async () => {
  const page = await person();
  const mia = await visitor(house(), "Mia");
  await page.context().addCookies([{ name: "guildhall", value: mia.token, url: house() }]);
  await page.goto("/me");
  await page.getByText(en.noPasskeysHere).waitFor();
  await page.getByRole("button", { name: en.drawWords }).click();
  await page.locator(".me-words").waitFor();
  const words = await page.locator(".me-words li").allInnerTexts();
  expect(words).toHaveLength(6);
  await page.getByRole("button", { name: en.wordsDone }).click();
  await page.context().clearCookies();
  await page.reload();
  await page.getByLabel(en.backWords).fill(words.join(" "));
  await page.getByRole("button", { name: en.backWordsDo, exact: true }).click();
  await page.locator(".me-name", { hasText: "Mia" }).waitFor();
  await page.context().close();
});

async function finished(host: Visitor): Promise<string> {
  const table = await host.make({
    game: "bounty-hunters",
    seats: 2,
    options: { mode: "introductory" },
    bots: [1],
    botLevel: "random",
  });
  await host.ask(table, { type: "start" });
  await host.ask(table, { type: "substitute", seat: 0, level: "random" });
  const phase = async (): Promise<string> =>
    ((await host.get(`/api/tables/${table}`)).body as TableInfo).phase;
  await expect.poll(phase).toBe("over");
  return table;
}

test("[ME] after a finished game the hall asks once to keep the name; my page fits, reads and is axe clean", async () => {
  const page = await person();
  const ginny = await comeInAs(page, "Wilhelmina");
  await page.goto(`${named()}/me`);
  await page.getByText(en.noGames).waitFor();
  expect(await page.locator(".keep-nudge").count()).toBe(0);
  const table = await finished(ginny);
  await page.goto(`${named()}/t/${table}`);
  await page.getByText(en.nudge).waitFor();
  await page.getByRole("button", { name: en.nudgeNo }).click();
  await page.reload();
  await page.getByRole("heading", { name: hallWords.table.gameOver }).waitFor();
  await page.context().close();

  for (const look of looks) {
    const reader = await person(look);
    await reader.context().addCookies([{ name: "guildhall", value: ginny.token, url: named() }]);
    await reader.goto(`${named()}/me`);
    await reader.locator(".me-figures").waitFor();
    await reader.locator("#keep").waitFor();
    expect(await axeFindings(reader)).toEqual([]);
    expect(await stickingOut(reader)).toEqual([]);
    expect(await smallTargets(reader)).toEqual([]);
    await reader.context().close();
  }
});

test("[ME] leaving says what stays, asks for my name, and leaves a stranger", async () => {
  const page = await person();
  await comeInAs(page, "Bruno");
  await page.goto(`${named()}/me`);
  await page.getByRole("button", { name: en.leave }).click();
  await page.getByText(en.leaveStays).waitFor();
  await page.getByLabel(en.leaveType("Bruno")).fill("Bruno");
  const leave = page.getByRole("dialog").getByRole("button", { name: en.leaveDo });
  await noticed(page.getByText(en.left), leave.click());
  await page.goto(`${named()}/me`);
  await page.getByRole("heading", { name: en.back }).waitFor();
  await page.context().close();
});
