/** A guild from its founding to its standings, on a phone and for those who only read or listen. */
import { expect, test } from "vitest";
import type { GuildCard } from "#table/talk/guild.ts";
import { visitor } from "#server/testing/visitor.ts";
import { axeFindings, looks, smallTargets, stickingOut } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { playedGame } from "#tools/browser/played-game.ts";
import { en as hallWords } from "#words/made/hall/en.ts";
import { fr as hallWordsFr } from "#words/made/hall/fr.ts";
import { en } from "#words/made/guild/en.ts";
import { fr } from "#words/made/guild/fr.ts";

const { house, known, visit } = guests();

test("[GUILD] founded, joined by its link, a date tapped, a table opened for its people", async () => {
  const mia = await visit("/", { name: "Mia" });
  await mia.getByRole("button", { name: hallWords.guilds.found }).click();
  await mia.getByLabel(hallWords.guilds.label).fill("The Cantina Crew");
  await mia.getByRole("button", { name: hallWords.guilds.foundDo }).click();
  await mia.getByRole("heading", { name: "The Cantina Crew" }).waitFor();
  // Alone in a guild: what to do first is the first thing there.
  const first = mia.locator(".guild-first");
  await first.getByRole("heading", { name: en.first }).waitFor();
  const link = new URL(await first.getByLabel(hallWords.table.invite).inputValue());
  expect(await mia.getByRole("heading", { name: en.standings }).count()).toBe(0);
  expect(await axeFindings(mia)).toEqual([]);

  const bruno = await visit(link.pathname + link.search);
  await bruno.getByText(en.joinFrom("Mia", "The Cantina Crew")).waitFor();
  await bruno.locator(".seat-list").getByText("Mia", { exact: true }).waitFor();
  expect(await axeFindings(bruno)).toEqual([]);
  await bruno.getByRole("button", { name: en.join, exact: true }).click();
  await bruno.getByLabel(hallWords.name.label).fill("Bruno");
  await bruno.getByRole("button", { name: hallWords.name.enter }).click();
  await bruno.getByRole("heading", { name: en.evening }).waitFor();

  await bruno.getByRole("button", { name: en.propose }).click();
  await bruno.getByRole("button", { name: en.proposeDo }).click();
  await bruno.getByText(en.answered(1, 0)).waitFor();
  await mia.reload();
  // Both are here: they sit in the room.
  await mia.getByRole("heading", { name: en.here(2) }).waitFor();
  await mia.locator(".guild-room .seat-list").getByText("Bruno", { exact: true }).waitFor();
  await first.waitFor({ state: "detached" });
  await mia.getByRole("radio", { name: en.answers.maybe }).check();
  await mia.getByText(en.answered(1, 1)).waitFor();
  await mia.getByRole("button", { name: en.agree }).click();
  await mia.getByText(en.agreed).waitFor();

  // The address without its last part: my guilds.
  await mia.goto("/guild");
  await mia.getByRole("heading", { name: hallWords.guilds.title, level: 1 }).waitFor();
  await mia.getByRole("link", { name: "The Cantina Crew" }).click();

  await mia.getByRole("button", { name: en.openTable }).click();
  await mia.getByRole("button", { name: "Bounty Hunters" }).click();
  const only = hallWords.create.listedGuild("The Cantina Crew");
  expect(await mia.getByLabel(only).isChecked()).toBe(true);
  expect(await mia.getByLabel(hallWords.time.programsMay).isChecked()).toBe(true);
  await mia.getByRole("button", { name: hallWords.create.open }).click();
  await mia.waitForURL(/\/t\//);
  // The gathering says what is true: the link alone opens nothing.
  await mia.getByText(hallWords.table.inviteMembers("The Cantina Crew", false)).waitFor();
  await mia.locator(".terms dd").getByText(only).waitFor();
  await mia.locator(".terms dd").getByText(hallWords.time.programsMay).waitFor();
  const dan = await visit(new URL(mia.url()).pathname);
  await dan.getByText(hallWords.errors["members-only"]).waitFor();
  expect(await dan.getByRole("dialog").count()).toBe(0);
  expect(await axeFindings(dan)).toEqual([]);
  await bruno.reload();
  await bruno.getByRole("link", { name: /Bounty Hunters.*Mia/ }).click();
  await bruno.waitForURL(/\/t\//);
  await bruno.getByRole("button", { name: hallWords.table.sit }).first().click();
  await mia.locator(".seat-list").getByText("Bruno").waitFor();
  for (const page of [mia, bruno, dan]) await page.context().close();
});

test("[GUILD] sending somebody away is said in words, asked once, and changes the link", async () => {
  const [ginny, bruno] = [await visitor(house(), "Ginny"), await visitor(house(), "Bruno")];
  const { id } = (await ginny.post("/api/guilds", { name: "Les Lampes" })).body as GuildCard;
  const { invitation } = (await ginny.get(`/api/guilds/${id}`)).body as { invitation: string };
  await bruno.post(`/api/invitations/${invitation.slice("/join/".length)}`);
  const page = await known(ginny.token, `/guild/${id}`, { language: "fr", size: "small" });
  await page.getByText(fr.invite, { exact: true }).click();
  const link = page.getByLabel(hallWordsFr.table.invite);
  expect(await link.inputValue()).toContain(invitation);
  await page.getByRole("button", { name: fr.more("Bruno") }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: fr.sendAway("Bruno") }).click();
  await page.getByText(fr.sureSendAway("Bruno")).waitFor();
  expect(await stickingOut(page)).toEqual([]);
  await page.getByRole("button", { name: fr.sendAway("Bruno") }).click();
  await page.locator(".guild-people").getByText("Bruno").waitFor({ state: "detached" });
  await expect.poll(() => link.inputValue()).not.toContain(invitation);
  await page.context().close();
});

test("[GUILD] standings, history and chart read, fit, and are axe clean", async () => {
  const [ginny, thomas] = [await visitor(house(), "Ginny"), await visitor(house(), "Thomas")];
  await thomas.post("/api/me", { name: "Thomas", by: "Mia" });
  const { id } = (await ginny.post("/api/guilds", { name: "Les Copains" })).body as GuildCard;
  const { invitation } = (await ginny.get(`/api/guilds/${id}`)).body as { invitation: string };
  await thomas.post(`/api/invitations/${invitation.slice("/join/".length)}`);
  await Promise.all([
    playedGame(ginny, thomas, { guild: id }),
    playedGame(thomas, ginny, { guild: id }),
  ]);
  for (const look of looks) {
    const page = await known(ginny.token, `/guild/${id}`, look);
    await page.locator(".guild-chart").waitFor();
    expect(await page.locator(".guild-history > li").count()).toBe(2);
    const bodies = page.locator(".guild-table tbody");
    expect(await bodies.nth(0).textContent()).toContain("Ginny");
    expect(await bodies.nth(1).textContent()).toContain("⚙ bot Thomas (Mia)");
    expect(await axeFindings(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.context().close();
  }
});
