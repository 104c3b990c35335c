/** A copy of the hall dies, another hangs: the game goes on, and nobody at it does anything about it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProxy, type Proxy } from "#server/copies/testing/proxy.ts";
import { openPostgres } from "#server/store/postgres/index.ts";
import { testPostgres, type TestPostgres } from "#server/store/postgres/testing/server.ts";
import { childHall, type ChildHall } from "#server/testing/child-hall.ts";
import { visitor } from "#server/testing/visitor.ts";
import { guests } from "#tools/browser/guests.ts";

let server: TestPostgres;
let proxy: Proxy;
let folder = "";
const halls: ChildHall[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  server = await testPostgres();
  proxy = await openProxy();
});
afterAll(async () => {
  for (const hall of halls) hall.kill("SIGKILL");
  await proxy?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function copyOn(store: string): Promise<ChildHall> {
  const data = join(folder, `copy-${halls.length}`);
  const hall = await childHall(data, ["--store", store, "--log-level", "error"]);
  halls.push(hall);
  return hall;
}

const { known } = guests(() => proxy.url);
const draws = (page: Page): Promise<void> => page.locator(".bh-draw button").first().click();

test("[copies] two people play on through the death of one copy and the silence of another", async () => {
  const store = await server.fresh();
  const [first, second] = [await copyOn(store), await copyOn(store)];
  proxy.to([first.url, second.url]);
  const [host, guest] = [await visitor(proxy.url, "Ginny"), await visitor(proxy.url, "Mia")];
  const table = await host.make({ game: "bounty-hunters", seats: 2 });
  await guest.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await host.ask(table, { type: "start" });
  const path = `/t/${table}`;
  const [ginny, mia] = [await known(host.token, path), await known(guest.token, path)];
  for (const page of [ginny, mia]) {
    await page.locator(".bh-draw").waitFor();
    await page.evaluate(() => document.body.setAttribute("data-same-page", "yes"));
  }

  first.kill("SIGKILL");
  await first.exit;
  // Tapped while there is nobody to hear it.
  await draws(ginny);
  await draws(mia);
  for (const page of [ginny, mia]) await page.locator(".bh-draw").waitFor({ state: "detached" });

  const third = await copyOn(store);
  second.kill("SIGSTOP");
  proxy.to([third.url, second.url]);
  for (const page of [ginny, mia]) {
    await page.locator(".bh-hand button").first().click();
    await page.locator(".bh-move:not([aria-disabled])").last().click();
  }
  // Unanswered for five seconds, each goes to the third copy by itself and says it again.
  const kept = await openPostgres(store, { broken: () => undefined });
  const moves = async (): Promise<readonly number[]> =>
    (await kept.journal.read(table, 0)).flatMap((page) =>
      page.type === "played" ? [page.seat] : [],
    );
  await expect.poll(async () => (await moves()).toSorted((a, b) => a - b)).toEqual([0, 0, 1, 1]);
  await kept.close();
  for (const page of [ginny, mia]) {
    await page.locator(".table-head.my-move").waitFor();
    expect(await page.locator("[data-same-page]").count()).toBe(1);
  }
});
