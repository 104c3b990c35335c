/** Who I am: kept by a passkey or words on paper, shown on my page, and gone when I leave. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { TableInfo } from "#table/talk/words.ts";
import { visitor, type Visitor } from "#server/testing/visitor.ts";
import { axeFindings, looks, sizes, smallTargets, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { noticed } from "#tools/browser/noticed.ts";
import { en as hallWords } from "#words/made/hall/en.ts";
import { en } from "#words/made/me/en.ts";
import { fr } from "#words/made/me/fr.ts";

const { house, known, person } = guests();
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

test("[ME] by a bare address the page says why no passkey", async () => {
  const mia = await visitor(house(), "Mia");
  const page = await known(mia.token, "/me");
  await page.getByText(en.noPasskeysHere).waitFor();
  await page.context().close();
});

test("[ME] seven words of my language, numbered and below each other, bring me back however typed", async () => {
  const mia = await visitor(house(), "Mia");
  const page = await known(mia.token, "/me", { language: "fr" });
  await page.getByRole("button", { name: fr.drawWords }).click();
  // What a screen reader says, in this order.
  const rows = page.getByRole("dialog").getByRole("list").getByRole("listitem");
  await rows.first().waitFor();
  const said = await rows.allInnerTexts();
  expect(said.map((row) => row.split(/\s+/)[0])).toEqual([
    "1.",
    "2.",
    "3.",
    "4.",
    "5.",
    "6.",
    "7.",
  ]);
  const words = said.map((row) => row.split(/\s+/)[1] ?? "");
  expect(await page.locator(".me-words").getAttribute("lang")).toBe("fr");
  for (const size of ["small", "tablet", "desktop"] as const) {
    await page.setViewportSize(sizes[size]);
    const boxes = await rows.evaluateAll((all) =>
      all.map((row) => ({ x: row.getBoundingClientRect().x, y: row.getBoundingClientRect().y })),
    );
    expect(new Set(boxes.map(({ x }) => x)).size, size).toBe(1);
    expect(boxes.map(({ y }) => y)).toEqual(boxes.map(({ y }) => y).toSorted((a, b) => a - b));
  }
  await page.getByRole("button", { name: fr.wordsDone }).click();
  await page.context().clearCookies();
  await page.reload();
  await page.getByLabel(fr.backWords).fill(said.join("\n").toUpperCase());
  await page.getByLabel(fr.backWords).press("Enter");
  await page.locator(".me-name", { hasText: "Mia" }).waitFor();
  await page.context().clearCookies();
  await page.reload();
  await page.getByLabel(fr.backWords).fill(words.join("").replaceAll("e", "\u00e9"));
  await page.getByRole("button", { name: fr.backWordsDo, exact: true }).click();
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
  await page.getByText(hallWords.name.keep).waitFor();
  await page.getByRole("button", { name: hallWords.name.keepNot }).click();
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
  const other = await page.context().newPage();
  await other.goto(named());
  await other.getByText("Bruno").first().waitFor();
  await page.goto(`${named()}/me`);
  await page.getByRole("button", { name: en.leave }).click();
  await page.getByText(en.leaveStays).waitFor();
  await page.getByLabel(en.leaveType("Bruno")).fill("Bruno");
  const leave = page.getByRole("dialog").getByRole("button", { name: en.leaveDo });
  await noticed(page.getByText(en.left), leave.click());
  // Another page of this browser does not bring the name back.
  await other.getByText("Bruno").first().waitFor({ state: "detached" });
  await page.goto(`${named()}/me`);
  await page.getByRole("heading", { name: en.back }).waitFor();
  await page.context().close();
});
