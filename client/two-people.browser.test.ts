/** Two people: asking to take a move back, the clock, a second device, and what a spectator sees. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitor } from "#server/testing/visitor.ts";
import { deepAxeFindings, outOfReach } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { en } from "#words/made/hall/en.ts";
import { fr } from "#words/made/hall/fr.ts";

const { house, known, person } = guests();

/** Ginny on a phone and Mia, in French, on a desktop, with five minutes for each decision. */
async function twoAtATable(): Promise<{ ginny: Page; mia: Page; invitation: string }> {
  const [host, guest] = [await visitor(house(), "Ginny"), await visitor(house(), "Mia")];
  const table = await host.make({ game: "bounty-hunters", seats: 2, clock: 300 });
  await guest.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await host.ask(table, { type: "start" });
  const invitation = `/t/${table}`;
  const ginny = await known(host.token, invitation);
  const mia = await known(guest.token, invitation, { size: "desktop", language: "fr" });
  for (const page of [ginny, mia]) await page.locator(".bh-draw").waitFor();
  return { ginny, mia, invitation };
}

/** How high the boards of these pages are, to the pixel. */
function heights(pages: readonly Page[]): Promise<readonly number[]> {
  return Promise.all(
    pages.map((page) => page.locator(".board-area").evaluate((one) => one.clientHeight)),
  );
}

/** Both have drawn, and Ginny thinks better of it. */
async function regrets({ ginny, mia }: { ginny: Page; mia: Page }): Promise<void> {
  await ginny.locator(".bh-draw button").first().click();
  await mia.locator(".bh-draw button").first().click();
  await ginny.locator(".bh-draw").waitFor({ state: "detached" });
  await ginny
    .locator(".table-tools")
    .getByRole("button", { name: en.table.takeBack, exact: true })
    .click();
}

test("[HALL] once others have acted, a take-back is asked for and granted", async () => {
  const { ginny, mia } = await twoAtATable();
  await ginny.getByRole("timer").first().waitFor();
  await regrets({ ginny, mia });
  const shut = await ginny.locator(".sheet-head .button").boundingBox();
  expect(shut?.width).toBeLessThan(60);
  // Which move it would be is said before anybody is asked.
  await ginny.locator("dialog .sheet-body p", { hasText: /You draw/ }).waitFor();
  // The log is folded to its last line, which unfolds it.
  await mia.locator(".last-line").click();
  await mia.locator(".side-panel").waitFor();
  const high = await heights([mia]);
  await ginny.getByRole("button", { name: en.table.takeBackAskDo }).click();
  await ginny
    .locator(".consent")
    .getByText(en.table.takeBackWait(["Mia"]))
    .waitFor();
  await mia.locator(".consent").getByText(fr.table.takeBackAsked("Ginny")).waitFor();
  // And which move it is, in the words of the log.
  await mia.locator(".consent p", { hasText: /Ginny.*Ginny/ }).waitFor();
  // Beside the log nothing is taken from the board for it.
  expect(await heights([mia])).toEqual(high);
  expect(await deepAxeFindings(mia)).toEqual([]);
  await mia.getByRole("button", { name: fr.table.agree }).click();
  await ginny.locator(".bh-draw").waitFor();
  await mia.getByText(fr.logEntry["taken-back"]("Ginny")).first().waitFor();
  await ginny.context().close();
  await mia.context().close();
});

test("[HALL] whoever asked withdraws it, the others are told; no board gives way to the vote, the log open or closed", async () => {
  const { ginny, mia } = await twoAtATable();
  await mia.setViewportSize({ width: 1280, height: 720 });
  await regrets({ ginny, mia });
  const high = await heights([ginny, mia]);
  await ginny.getByRole("button", { name: en.table.takeBackAskDo }).click();
  const agree = mia.getByRole("button", { name: fr.table.agree });
  const withdraw = ginny.getByRole("button", { name: en.table.withdraw });
  for (const one of [agree, withdraw]) {
    await one.waitFor();
    expect(await outOfReach(one)).toEqual([]);
  }
  expect(await heights([ginny, mia])).toEqual(high);
  // On a laptop it lies in the head, beside what the head says.
  const [vote, head, status] = await Promise.all(
    [".vote", ".table-head", ".table-head .status"].map((one) =>
      mia.locator(one).evaluate((element) => {
        const range = new Range();
        range.selectNodeContents(element);
        const { bottom, left } = element.getBoundingClientRect();
        return { bottom, left, right: range.getBoundingClientRect().right };
      }),
    ),
  );
  expect(vote?.bottom).toBeLessThanOrEqual(head?.bottom ?? 0);
  expect(vote?.left).toBeGreaterThan(status?.right ?? Infinity);
  await withdraw.click();
  await agree.waitFor({ state: "detached" });
  await mia.locator(".toast", { hasText: fr.logEntry["take-back-withdrawn"]("Ginny") }).waitFor();
  await ginny.locator(".consent").waitFor({ state: "detached" });
  for (const page of [ginny, mia]) await page.context().close();
});

test("[HALL] a second device takes over with a code, a stranger only watches", async () => {
  const { ginny, mia, invitation } = await twoAtATable();
  await ginny
    .locator(".table-tools")
    .getByRole("button", { name: en.table.more, exact: true })
    .click();
  await ginny.getByRole("button", { name: en.table.secondDevice }).click();
  const claim = await ginny.locator("dialog input[readonly]").inputValue();
  const tablet = await person({ size: "tablet" });
  await tablet.goto(claim);
  await tablet.getByRole("button", { name: "Become Ginny" }).click();
  // Straight to the table the link was made at.
  await tablet.locator(".bh-draw button").first().click();
  await ginny.keyboard.press("Escape");
  await ginny.locator(".table-head:not(.my-move)").waitFor();

  const noor = await person({ name: "Noor" });
  await noor.goto(invitation);
  await noor.getByText(en.table.youWatch).waitFor();
  expect(await noor.locator(".bh-hand button").count()).toBe(0);
  await mia.getByLabel(fr.table.watching(1)).waitFor();
  for (const page of [ginny, mia, tablet, noor]) await page.context().close();
});
