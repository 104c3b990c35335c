/** A start that waits for somebody's device: told to everyone, asked on that person's own. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { commitToPart } from "#table/state/deal.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { visitor, type Visitor } from "#server/testing/visitor.ts";
import { deepAxeFindings, outOfReach } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { en } from "#words/made/hall/en.ts";
import { fr } from "#words/made/hall/fr.ts";

const { house, known, troubles } = guests();

interface Waiting {
  readonly ginny: Page;
  readonly mia: Page;
  readonly host: Visitor;
  readonly table: string;
}

/** Mia promised with a device that sleeps now, Ginny has started, and Mia looks at the table on her phone. */
async function waiting(): Promise<Waiting> {
  const [host, guest] = [await visitor(house(), "Ginny"), await visitor(house(), "Mia")];
  const table = await host.make({ game: "bounty-hunters", seats: 2, entropy: "" });
  await guest.ask(table, { type: "sit", seat: 1, entropy: "" });
  const commit = commitToPart(table, 1, "on a laptop in another room");
  await guest.ask(table, { type: "promise-part", seat: 1, commit });
  const ginny = await known(host.token, `/t/${table}`, { size: "desktop" });
  await ginny.getByRole("button", { name: en.table.start }).click();
  const mia = await known(guest.token, `/t/${table}`, { language: "fr" });
  await ginny.getByText(en.deal.waits(["Mia"])).waitFor();
  return { ginny, mia, host, table };
}

const fromOf = async (host: Visitor, table: string): Promise<unknown> =>
  ((await host.get(`/api/tables/${table}`)).body as TableInfo).deal.from;

test.concurrent("[deal] everyone reads whom the cards wait for; the sleeper is asked, and a yes deals without their part", async () => {
  const { ginny, mia, host, table } = await waiting();
  await ginny.getByText(en.deal.waitsHost).waitFor();
  expect(await ginny.getByRole("button", { name: en.table.start }).count()).toBe(0);
  const question = mia.getByRole("group", { name: fr.deal.asks });
  await question.getByText(fr.deal.waiveMeans).waitFor();
  const yes = question.getByRole("button", { name: fr.deal.waive });
  expect(await outOfReach(yes)).toEqual([]);
  expect(await deepAxeFindings(mia)).toEqual([]);
  await yes.click();
  await ginny.locator(".bh-draw").waitFor();
  expect(await fromOf(host, table)).toEqual([0]);
  await ginny
    .locator(".table-tools")
    .getByRole("button", { name: en.table.log, exact: true })
    .click();
  await ginny.getByText(en.logEntry["part-waived"]("Mia")).first().waitFor();
  await ginny
    .getByText(en.deal.from(["Ginny"]))
    .first()
    .waitFor();
  for (const page of [ginny, mia]) await page.context().close();
});

test.concurrent("[deal] or the device that is here takes part instead, and both parts go in", async () => {
  const { ginny, mia, host, table } = await waiting();
  await mia.getByRole("button", { name: fr.deal.takePart }).click();
  await ginny.locator(".bh-draw").waitFor();
  await mia.locator(".bh-draw").waitFor();
  expect(await fromOf(host, table)).toEqual([0, 1]);
  expect(troubles).toEqual([]);
  for (const page of [ginny, mia]) await page.context().close();
});
