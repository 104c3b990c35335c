/** What stands in the head of a page: the files it needs at first, and nothing that not everyone may know. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GuildCard } from "#table/talk/guild.ts";
import { testHall, type TestHall } from "../../../testing/test-hall.ts";

const folder = mkdtempSync(join(tmpdir(), "guildhall-client-"));
let hall: TestHall;
beforeAll(async () => {
  const head = '<script type="module" src="/assets/hall.js"></script>';
  const document = `<html lang="en"><head>${head}</head><body>${"x".repeat(2000)}</body></html>`;
  writeFileSync(join(folder, "index.html"), document);
  const files = {
    fonts: ["/assets/letters.woff2"],
    "words.en": ["/assets/en.js", "/assets/hall.js"],
    "words.fr": ["/assets/fr.js", "/assets/hall.js"],
    t: ["/assets/table.js", "/assets/table.css"],
    "bounty-hunters": ["/assets/cards.js", "/assets/table.js"],
    "bounty-hunters.fr": ["/assets/cards-fr.js"],
  };
  writeFileSync(join(folder, "first-files.json"), JSON.stringify(files));
  hall = await testHall({ clientFolder: folder });
});
afterAll(async () => {
  await hall.close();
  rmSync(folder, { recursive: true });
});

async function named(path: string, language = ""): Promise<readonly string[]> {
  const answer = await fetch(hall.url + path, { headers: { "accept-language": language } });
  const links = (await answer.text()).matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)"/g);
  return [...links].map(([, how, file]) => `${how} ${file}`);
}

test("[page] a table's page names its game and the visitor's language, each file once", async () => {
  const mia = await hall.guest("Mia");
  const table = await mia.make({ game: "bounty-hunters", seats: 2 });
  expect(await named(`/t/${table}`, "fr-CH, en;q=0.8")).toEqual([
    "modulepreload /assets/fr.js",
    "modulepreload /assets/table.js",
    "preload /assets/table.css",
    "modulepreload /assets/cards.js",
    "modulepreload /assets/cards-fr.js",
    "preload /assets/letters.woff2",
  ]);
});

test("[page] every other page names what is known of it", async () => {
  const words = "modulepreload /assets/en.js";
  const letters = "preload /assets/letters.woff2";
  expect(await named("/")).toEqual([words, letters]);
  expect(await named("/no/such/page")).toEqual([words, letters]);
  expect(await named("/t/nothing-here")).toContain("modulepreload /assets/table.js");
  expect(await named("/g/bounty-hunters/learn")).toContain("modulepreload /assets/cards.js");
});

test("[page] of a table for members nobody reads which game it is", async () => {
  const mia = await hall.guest("Mia");
  const { id: guild } = (await mia.post("/api/guilds", { name: "Crew" })).body as GuildCard;
  const wish = { game: "bounty-hunters", seats: 2, guild, membersOnly: true } as const;
  const table = await mia.make(wish);
  expect(await named(`/t/${table}`)).not.toContain("modulepreload /assets/cards.js");
});

test("[page] it travels packed, and is asked again each time", async () => {
  const answer = await fetch(`${hall.url}/`, { headers: { "accept-encoding": "gzip" } });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("content-security-policy")).toContain("default-src");
  expect(await answer.text()).toContain("<html");
});
