/**
 * An evening as a place and a thing: four people with faces gather, what they play is changed twice, they play on; one
 * is fetched from another page, one is left out, and what was said and won goes on until it hangs in their guild.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitor, type Visitor } from "#server/testing/visitor.ts";
import type { GuildCard } from "#table/talk/guild.ts";
import type { PersonFace } from "#table/talk/seats/face.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { axeFindings, stickingOut } from "#tools/browser/browser.ts";
import { guests, wholeGame } from "#tools/browser/guests.ts";
import { en as game } from "#words/made/bounty-hunters/en.ts";
import { en as evening } from "#words/made/evening/en.ts";
import { en as guild } from "#words/made/guild/en.ts";
import { en } from "#words/made/hall/en.ts";
import { fr } from "#words/made/hall/fr.ts";

const { house, known, troubles } = guests();

const faces: Readonly<Record<string, PersonFace>> = {
  Ginny: { bust: "braid", colour: "rose" },
  Mia: { bust: "visor", colour: "teal" },
  Thomas: { bust: "brim", colour: "amber" },
  Noor: { bust: "veil", colour: "violet" },
};

async function withFace(name: string): Promise<Visitor> {
  const person = await visitor(house(), name);
  await person.post("/api/me", { name, face: faces[name] });
  return person;
}

const tableOf = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";
const infoOf = async (who: Visitor, table: string): Promise<TableInfo> =>
  (await who.get(`/api/tables/${table}`)).body as TableInfo;

/** Bots play for everybody, and nobody watches it being painted. */
async function playedOut(table: string, people: readonly Visitor[]): Promise<void> {
  for (const who of people) {
    const { seats } = await infoOf(who, table);
    const mine = seats.find(({ holder }) => holder.type === "person" && holder.mine);
    await who.ask(table, { type: "substitute", seat: mine?.seat ?? -1, level: "random" });
  }
  const [anyone] = people;
  if (anyone !== undefined)
    await expect.poll(async () => (await infoOf(anyone, table)).phase, wholeGame).toBe("over");
}

const facesIn = (page: Page): Promise<readonly string[]> =>
  page
    .locator(".seat-row .chair:has(.bust)")
    .evaluateAll((chairs) => chairs.map(({ className }) => className.replace("chair face-", "")));

const leave = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

test("[HALL] the whole evening: gathered, changed twice, played on, one fetched, one left out, a poster, the guild", async () => {
  const people = [];
  for (const name of Object.keys(faces)) people.push(await withFace(name));
  const [host, ...others] = people;
  if (host === undefined) throw new Error("nobody came");
  const crew = (await host.post("/api/guilds", { name: "The Lamps" })).body as GuildCard;
  const table = await host.make({ game: "outer-rim", seats: 3 });
  const ginny = await known(host.token, `/t/${table}`, { size: "desktop" });
  const pages: Page[] = [];
  for (const who of others)
    pages.push(await known(who.token, `/t/${table}`, who.name === "Mia" ? { language: "fr" } : {}));
  const [mia, thomas, noor] = pages;
  if (mia === undefined || thomas === undefined || noor === undefined) throw new Error("too few");

  // Changed twice, at one link: a chair more, then another game and a shorter one.
  const change = ginny.getByRole("button", { name: en.table.changeTerms, exact: true });
  const sheet = ginny.locator("dialog");
  await change.click();
  await sheet.getByRole("group", { name: en.create.seats, exact: true }).getByLabel("4").check();
  await sheet.getByRole("button", { name: en.table.changeDo }).click();
  await sheet.waitFor({ state: "detached" });
  await change.click();
  await sheet.getByRole("radio", { name: "Bounty Hunters" }).check();
  await sheet.locator("summary").click();
  await sheet.getByLabel(game.options["mode"]?.values["introductory"] ?? "").check();
  await sheet.locator("input[value=random]").first().check();
  await sheet.getByRole("button", { name: en.table.changeDo }).click();
  await sheet.waitFor({ state: "detached" });

  // Everybody sits down, and everybody's face does.
  for (const [nth, page] of pages.entries()) {
    await page.locator("header").getByText("Bounty Hunters").first().waitFor();
    await page
      .locator(".seat-row")
      .nth(nth + 1)
      .locator(".seat-doors button")
      .first()
      .click();
    await page
      .locator(".seat-row")
      .nth(nth + 1)
      .locator(".chair .bust")
      .waitFor();
  }
  const wanted = Object.values(faces).map(({ colour }) => colour);
  for (const page of [ginny, mia]) await expect.poll(() => facesIn(page)).toEqual(wanted);
  await mia.getByRole("button", { name: fr.phrases.hello }).click();
  await ginny.locator(".chat ol").getByText(en.phrases.hello).waitFor();
  expect(await axeFindings(ginny)).toEqual([]);
  expect(await stickingOut(mia)).toEqual([]);

  await ginny.getByRole("button", { name: en.table.start }).click();
  for (const page of [ginny, ...pages]) await page.locator(".bh-draw").waitFor();
  for (const page of [ginny, ...pages]) await page.goto("about:blank");
  await playedOut(table, people);

  // Another game: Thomas looks at his settings meanwhile, and is found there.
  for (const page of [ginny, ...pages]) await page.goto(`/t/${table}`);
  for (const page of [ginny, ...pages]) await page.locator(".result").waitFor();
  await leave(thomas, "/settings");
  await ginny.getByRole("button", { name: en.next.title }).click();
  await sheet.getByRole("button", { name: en.next.propose }).click();
  for (const page of pages) {
    const yes = page === mia ? fr.table.rematchYes : en.table.rematchYes;
    await page.getByRole("button", { name: yes }).click();
  }
  for (const page of [ginny, ...pages]) await page.locator(".bh-draw").waitFor();
  const second = tableOf(ginny);
  for (const page of [ginny, ...pages]) expect(tableOf(page)).toBe(second);
  for (const page of [ginny, ...pages]) await page.goto("about:blank");
  await playedOut(second, people);

  // Once more, without Noor: she is asked, and has gone to bed. One tap, and the seats fit.
  await noor.context().close();
  for (const page of [ginny, mia, thomas]) await page.goto(`/t/${second}`);
  await ginny.getByRole("button", { name: en.table.rematch, exact: true }).click();
  await mia.getByRole("button", { name: fr.table.rematchYes }).click();
  await thomas.getByRole("button", { name: en.table.rematchYes }).click();
  await ginny.getByText(en.table.askedFor("Noor")).waitFor();
  for (const name of ["Mia", "Thomas"])
    await ginny.locator(".seat-row:not(.free)").getByText(name, { exact: true }).waitFor();
  await ginny.getByRole("button", { name: en.table.playWithout("Noor") }).click();
  for (const page of [ginny, mia, thomas]) await page.locator(".bh-draw").waitFor();
  const third = tableOf(ginny);
  const names = (await infoOf(host, third)).seats.map(({ holder }) =>
    holder.type === "open" ? "" : holder.name,
  );
  expect(names).toEqual(["Ginny", "Mia", "Thomas"]);

  // What was said at the first table is read at the third one; two games stand in the score.
  await ginny.locator(".table-tools").getByRole("button", { name: en.table.chat }).click();
  await ginny.locator(".chat-earlier").getByText(en.phrases.hello).waitFor();
  await thomas.locator(".table-tools").getByRole("button", { name: en.table.more }).click();
  await thomas.getByRole("button", { name: en.table.evening }).click();
  await thomas.locator(".evening-table").getByRole("row", { name: /Noor/ }).waitFor();
  await thomas.getByText(evening.played(2)).waitFor();
  await thomas.getByText(evening.went("Noor", 2)).waitFor();
  for (const page of [ginny, mia, thomas]) await page.goto("about:blank");
  const three = people.filter(({ name }) => name !== "Noor");
  await playedOut(third, three);

  // The end is a room with a poster on its wall, and goes into the guild with all that was before.
  await ginny.goto(`/t/${third}`);
  await ginny.locator(".evening-room .chair").nth(2).waitFor();
  await ginny.locator(".evening-poster").waitFor();
  await ginny.locator(".evening-table").getByRole("row", { name: /Noor/ }).waitFor();
  expect(await axeFindings(ginny)).toEqual([]);
  await ginny.getByRole("button", { name: guild.take }).click();
  await sheet.getByRole("button", { name: "The Lamps" }).click();
  await ginny.getByText(guild.taken("The Lamps")).waitFor();
  await ginny.goto(`/guild/${crew.id}`);
  await ginny.locator(".guild-posters .evening-poster").waitFor();
  await ginny.locator(".guild-posters .soft").getByText(guild.games(3)).waitFor();
  expect(await ginny.locator(".guild-posters > li").count()).toBe(1);
  expect(await ginny.locator(".guild-history > li").count()).toBe(3);
  expect(await axeFindings(ginny)).toEqual([]);
  // An empty page keeps nothing, and says so.
  expect(troubles.filter((trouble) => !trouble.includes("localStorage"))).toEqual([]);
});
