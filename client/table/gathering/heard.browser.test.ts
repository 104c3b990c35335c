/** What comes by itself where people gather, and on the screen of the room, is heard as it is seen. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitor } from "#server/testing/visitor.ts";
import { guests } from "#tools/browser/guests.ts";

const { house, known, troubles } = guests();

/** Whatever is announced on this page from now on. */
async function ears(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        if (target instanceof Element && target.matches(".spoken"))
          for (const node of addedNodes) announced.push(node.textContent ?? "");
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { readonly announced: readonly string[] }).announced.join(" "),
    );
}

test("[HALL] who sits down, what is said and whose turn it is are heard at the table and on the big screen", async () => {
  const [ginny, mia] = [await visitor(house(), "Ginny"), await visitor(house(), "Mia")];
  const table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  const gathering = await known(ginny.token, `/t/${table}`, { size: "desktop" });
  const wall = await known(ginny.token, `/t/${table}/screen`, { size: "desktop" });
  await gathering.locator(".gathering .room button").first().waitFor();
  await wall.locator(".big-gathering").waitFor();
  const [atTable, onWall] = [await ears(gathering), await ears(wall)];
  await mia.ask(table, { type: "sit", seat: 1, entropy: "open" });
  for (const heard of [atTable, onWall]) await expect.poll(heard).toMatch(/Mia/);
  await mia.ask(table, { type: "say", said: { type: "text", text: "Shall we?" } });
  await expect.poll(atTable).toMatch(/Mia: .*Shall we\?/);
  await ginny.ask(table, { type: "start" });
  await expect.poll(onWall).toMatch(/Waiting for Ginny and Mia/);
  expect(troubles).toEqual([]);
  for (const page of [gathering, wall]) await page.context().close();
});
