/** The guild's own web hook on its page: for those who lead it, on the loopback. */
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calledHall, type CalledHall } from "#server/calls/testing/called.ts";
import type { GuildCard, GuildPage } from "#table/talk/guild.ts";
import { deepAxeFindings, smallTargets, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { noticed } from "#tools/browser/noticed.ts";
import { fr as calls } from "#words/made/calls-page/fr.ts";
import { fr as hallWords } from "#words/made/hall/fr.ts";
import { fr } from "#words/made/guild/fr.ts";

let called: CalledHall;
beforeAll(async () => {
  called = await calledHall({ clientFolder: resolve("client/dist") });
});
afterAll(() => called.close());
const { known } = guests(() => called.hall.url);

test("[GUILD] whoever leads adds a web hook, tries it and takes it away; a member sees none", async () => {
  const [ginny, mia] = [await called.hall.guest("Ginny"), await called.hall.guest("Mia")];
  const { id } = (await ginny.post("/api/guilds", { name: "Les Copains" })).body as GuildCard;
  const { invitation } = (await ginny.get(`/api/guilds/${id}`)).body as GuildPage;
  await mia.post(`/api/invitations/${invitation.slice("/join/".length)}`);
  const wish = { language: "fr", size: "small" } as const;
  const page = await known(ginny.token, `/guild/${id}`, wish);
  const hooks = page.getByRole("region", { name: fr.hooks });
  const add = async (url: string): Promise<void> => {
    await hooks.getByLabel(calls.url).fill(url);
    await hooks.getByRole("button", { name: calls.add, exact: true }).click();
  };
  await hooks.getByText(calls.addHook).click();
  await hooks.getByRole("radio", { name: calls.shapes.json }).check();
  const notThere = page.getByText(hallWords.errors["forbidden-address"]);
  await noticed(notThere, add("http://192.168.0.9/hook"));
  await add(`${called.receiver.url}/guild`);
  await hooks.locator(".channel").waitFor();
  const tryIt = hooks.getByRole("button", { name: calls.tryIt });
  await noticed(page.getByText(calls.arrived), tryIt.click());
  expect(called.receiver.got.map(({ path, body }) => [path, JSON.parse(body.toString())])).toEqual([
    ["/guild", expect.objectContaining({ language: "fr", end: null })],
  ]);
  expect(await deepAxeFindings(page)).toEqual([]);
  expect(await stickingOut(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await hooks.getByRole("button", { name: calls.remove }).click();
  await hooks.locator(".channel").waitFor({ state: "detached" });

  const other = await known(mia.token, `/guild/${id}`, wish);
  await other.getByRole("heading", { name: fr.evening }).waitFor();
  expect(await other.getByRole("region", { name: fr.hooks }).count()).toBe(0);
});
