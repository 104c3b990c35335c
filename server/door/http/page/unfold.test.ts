import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GuildCard, GuildPage } from "#table/talk/guild.ts";
import { testHall, type TestHall } from "../../../testing/test-hall.ts";

const folder = mkdtempSync(join(tmpdir(), "guildhall-client-"));
let hall: TestHall;
beforeAll(async () => {
  writeFileSync(
    join(folder, "index.html"),
    '<html lang="en"><head><title>x</title><meta name="description" content="x" /></head><body><noscript>x</noscript></body></html>',
  );
  writeFileSync(
    join(folder, "manifest.webmanifest"),
    '{ "name": "Guildhall", "description": "x", "start_url": "./" }',
  );
  hall = await testHall({ clientFolder: folder });
});
afterAll(async () => {
  await hall.close();
  rmSync(folder, { recursive: true });
});

const metas = async (path: string, language = ""): Promise<Record<string, string>> => {
  const page = await (
    await fetch(hall.url + path, { headers: { "accept-language": language } })
  ).text();
  const found = page.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...found].map(([, name, content]) => [name, content]));
};

test("[unfold] a link tells a messenger who invites to what, and where the picture is", async () => {
  const mia = await hall.guest("Mia");
  const table = await mia.make({ game: "bounty-hunters", seats: 3 });
  const told = await metas(`/t/${table}`);
  expect(told["og:title"]).toBe("Mia invites you: Bounty Hunters");
  expect(told["og:description"]).toMatch(/^2 seats are free/);
  expect(told["og:image"]).toBe(`${hall.url}/invitation.png`);
  expect(told["og:url"]).toBe(`${hall.url}/t/${table}`);
  const french = { "accept-language": "fr-CH, fr;q=0.9" };
  const page = await (await fetch(`${hall.url}/t/${table}`, { headers: french })).text();
  expect(page).toMatch(/^<html lang="fr"><head><title>Mia t’invite/);
  expect((await metas(`/t/${table}`, "fr-CH, fr;q=0.9"))["og:title"]).toMatch(/^Mia t’invite/);
});

test("[unfold] the address of the hall itself unfolds too", async () => {
  const told = await metas("/", "es");
  expect(told["og:title"]).toBe("Guildhall");
  expect(told["og:description"]).toMatch(/^Juegos de cazarrecompensas/);
  expect(told["og:image"]).toBe(`${hall.url}/invitation.png`);
});

test("[unfold] what a page says before any script is in the visitor’s language, whichever page it is", async () => {
  const german = { "accept-language": "de-AT, de;q=0.9" };
  const page = await (await fetch(`${hall.url}/settings`, { headers: german })).text();
  expect(page).toMatch(/^<html lang="de">.*<noscript>Guildhall braucht JavaScript: /s);
  expect(page).toContain('name="description" content="Brettspiele um Kopfgeldjäger');
});

test("[unfold] what a device shows of the hall as a program is in the visitor’s language", async () => {
  const answer = await fetch(`${hall.url}/manifest.webmanifest`, {
    headers: { "accept-language": "fr-CH, fr;q=0.9" },
  });
  expect(answer.headers.get("vary")).toBe("accept-language");
  expect(answer.headers.get("content-type")).toBe("application/manifest+json");
  expect(await answer.json()).toEqual({
    name: "Guildhall",
    lang: "fr",
    description: expect.stringMatching(/^Des jeux de chasse aux primes/) as unknown,
    start_url: "./",
  });
});

test("[unfold] a name is text, never a tag", async () => {
  const rascal = await hall.guest('"><b>x</b>');
  const table = await rascal.make({ game: "bounty-hunters", seats: 2 });
  expect((await metas(`/t/${table}`))["og:title"]).toBe(
    "&quot;&gt;&lt;b&gt;x&lt;/b&gt; invites you: Bounty Hunters",
  );
});

test("[unfold] a guild’s link tells its name and how many they are; a guessed one tells nothing", async () => {
  const mia = await hall.guest("Mia");
  const { id } = (await mia.post("/api/guilds", { name: "The <Crew>" })).body as GuildCard;
  const { invitation } = (await mia.get(`/api/guilds/${id}`)).body as GuildPage;
  const told = await metas(invitation, "fr");
  expect(told["og:title"]).toBe("Rejoins la guilde The &lt;Crew&gt;");
  expect(told["og:description"]).toMatch(/^Une personne en fait partie/);
  expect(told["og:url"]).toBe(hall.url + invitation);
  expect((await metas(`/join/${id}`))["og:title"]).toBe("Guildhall");
});

test("[unfold] a table nobody knows is still a page", async () => {
  expect((await metas("/t/nowhere", "constructor, __proto__"))["og:title"]).toBe("Guildhall");
});

test("[unfold] of a table for members only a messenger learns nothing", async () => {
  const mia = await hall.guest("Mia");
  const { id } = (await mia.post("/api/guilds", { name: "Friday Rogues" })).body as GuildCard;
  const wanted = { game: "bounty-hunters", seats: 3, guild: id };
  expect(await metas(`/t/${await mia.make(wanted)}`)).toMatchObject({
    "og:title": "Mia invites you: Bounty Hunters",
  });
  expect(await metas(`/t/${await mia.make({ ...wanted, membersOnly: true })}`)).toMatchObject({
    "og:title": "Guildhall",
    "og:description": "A guild’s table, for its members.",
  });
});
