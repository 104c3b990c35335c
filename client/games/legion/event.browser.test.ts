/**
 * A tournament of eight in the hall, from sign-up to standings: a drop, a bye, a late joiner, a tabling, a
 * correction, a judge called. Four of them are people with phones here; the others speak to the hall as programs do.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { TableResult, TournamentCommand } from "#rules/legion/index.ts";
import { visitor, type Visitor } from "#server/testing/visitor.ts";
import type { NamedTournament, TournamentPage } from "#table/talk/tournament.ts";
import { isDeep } from "#tools/browser/browser.ts";
import { guests } from "#tools/browser/guests.ts";
import { countTaps } from "#tools/browser/legion/taps.ts";
import { isSound, seemsSound } from "#tools/browser/sound.ts";
import { en as hall } from "#words/made/hall/en.ts";
import { en as ledgerWords } from "#words/made/legion/en.ts";
import { en } from "#words/made/legion-event/en.ts";

const { house, known, visit, troubles } = guests();

const shots = process.env["SHOTS"];

async function picture(page: Page, name: string): Promise<void> {
  if (shots === undefined) return;
  await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
}

const list =
  "Winter list\n305/1000 (3 activations)\nBoba Fett (130)\nBossk (105)\nStormtroopers (70)";

async function seen(who: Visitor, id: string): Promise<NamedTournament> {
  const { tournament } = (await who.get(`/api/tournaments/${id}`)).body as TournamentPage;
  if (tournament === null) throw new Error("nothing to see");
  return tournament;
}

async function asks(who: Visitor, id: string, command: TournamentCommand): Promise<void> {
  const { status, body } = await who.post(`/api/tournaments/${id}/asks`, command);
  expect(status, JSON.stringify(body)).toBe(204);
}

const played = (points: readonly [number, number]): TableResult => ({
  how: "played",
  points,
  defeated: [0, 0],
  winner: points[0] > points[1] ? 0 : 1,
});

/** Each of them opens the page on a phone of their own: the round is there, and their own place in it. */
async function onTenDevices(
  people: readonly Visitor[],
  path: string,
  round: string,
): Promise<void> {
  const pages = await Promise.all([
    ...people
      .slice(2, 8)
      .map((each) => known(each.token, path, { name: each.name, size: "phone" })),
    visit(`${path}/screen`, { size: "desktop" }),
  ]);
  const wall = pages.pop();
  await wall?.getByText(round).waitFor();
  for (const page of pages) {
    const mine = page.getByRole("region", { name: en.myTable });
    await mine.getByText(round).waitFor();
    await mine.getByRole("button", { name: en.callJudge }).or(mine.getByText(en.bye)).waitFor();
    await seemsSound(page);
  }
  for (const page of [...pages, wall]) await page?.context().close();
}

test("[LC-TOUR-01] a tournament of eight, from sign-up to standings", async () => {
  const names = ["Ginny", "Anna", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana"];
  const people = await Promise.all(names.map((name) => visitor(house(), name)));
  const [ginny, anna, ben, cleo, ...others] = people;
  if (!ginny || !anna || !ben || !cleo) throw new Error("four");

  // The organiser opens it: the usual settings in one tap, and the code to sign up.
  const desk = await known(ginny.token, "/g/legion/event", {
    name: "Ginny",
    size: "desktop",
  });
  await desk.getByRole("button", { name: en.open }).click();
  await desk.getByLabel(en.name).fill("Winter Cup");
  await desk.getByRole("button", { name: en.usual["with-setup"] ?? "" }).click();
  await picture(desk, "open");
  await isSound(desk);
  await desk.getByRole("button", { name: en.open }).click();
  await desk.getByRole("region", { name: en.organise }).waitFor();
  const path = new URL(desk.url()).pathname;
  const id = path.split("/").at(-1) ?? "";

  // Anna signs up on her phone: the list is read while it is pasted.
  const phone = await known(anna.token, path, { name: "Anna", size: "phone", theme: "light" });
  await phone.getByLabel(en.list).fill(list);
  await phone.getByText(`${en.countUnits(3, "3")}, ${en.countPoints(305, 1000)}`).waitFor();
  await picture(phone, "sign-up");
  await isSound(phone);
  await phone.getByRole("button", { name: en.signUp }).click();
  await phone.getByText(en.waitForPairing).waitFor();
  await asks(ben, id, { type: "sign-up", list });
  await asks(cleo, id, { type: "sign-up", list: "" });
  for (const each of others.slice(0, 4)) await asks(each, id, { type: "sign-up", list });
  const late = others[4];
  if (!late) throw new Error("five others");

  // Seven of them: the pairing appears on every phone by itself, with a bye; one tap opens the ledger.
  await desk.getByText(en.players(7)).waitFor();
  await picture(desk, "desk");
  // Whoever sits out is drawn by lot: Anna is to play.
  await expect
    .poll(async () => {
      await asks(ginny, id, { type: "pair" });
      const paired = await seen(ginny, id);
      const bye = paired.rounds[0]?.pairings.find(({ players }) => players[1] === null);
      const fits = bye?.players[0] !== 2 && bye?.players[0] !== 3;
      if (!fits) await asks(ginny, id, { type: "unpair" });
      return fits;
    })
    .toBe(true);
  await desk.getByRole("button", { name: en.clockStart }).click();
  const myTable = phone.getByRole("region", { name: en.myTable });
  await myTable.getByRole("button", { name: en.myTable }).waitFor();
  await picture(phone, "my-table");
  await isSound(phone);
  if (isDeep) await onTenDevices(people, path, en.round(1, 3));
  // One tap from the pairing to the ledger.
  const taps = await countTaps(phone);
  await myTable.getByRole("button", { name: en.myTable }).click();
  await phone.getByRole("link", { name: /^Table \d/ }).waitFor();
  await phone.getByRole("region", { name: ledgerWords.side["blue"] ?? "" }).waitFor();
  expect(await taps()).toBe(1);
  await picture(phone, "ledger");
  await seemsSound(phone);
  expect(await phone.getByText("Bossk").count()).toBeGreaterThan(0);
  // A clock that is begun here is offered as long as a round of this tournament.
  await phone.getByRole("button", { name: ledgerWords.armies.ready }).click();
  await phone.getByRole("button", { name: ledgerWords.clock.start }).click();
  await phone.getByRole("button", { name: "170", pressed: true }).waitFor();
  await phone.keyboard.press("Escape");

  // She calls a judge from the ledger; the organiser hears it elsewhere in the hall, and comes.
  await desk.getByRole("link", { name: hall.backToHall }).click();
  await desk.locator(".game-plate").first().waitFor();
  await phone.getByRole("button", { name: en.callJudge }).click();
  await phone.getByText(en.called).waitFor();
  await desk.locator(".toast").getByRole("button", { name: en.come }).click();
  const calls = desk.getByRole("region", { name: en.calls });
  await calls.getByText(en.coming("Ginny")).waitFor();
  await picture(desk, "calls");
  await phone.getByText(en.coming("Ginny")).waitFor();
  await calls.getByRole("button", { name: en.done }).click();
  await calls.waitFor({ state: "detached" });

  // Tabled: Anna signs, her opponent confirms with one tap.
  const numbers = new Map((await seen(ginny, id)).names.map((name, at) => [name, at + 1]));
  const at = (await seen(ginny, id)).rounds[0]?.pairings.find(({ players }) => players.includes(2));
  if (!at) throw new Error("Anna plays");
  const first = at.players[0] === 2;
  const opponent = people.find(({ name }) => numbers.get(name) === at.players[first ? 1 : 0]);
  if (!opponent) throw new Error("against somebody");
  await phone.getByRole("link", { name: en.table(at.table) }).click();
  await myTable.getByRole("button", { name: en.sign }).click();
  await myTable.getByLabel(en.howEnded).selectOption("tabled");
  await myTable.getByLabel(en.pointsOf("Anna")).fill("3");
  await myTable.getByLabel(en.pointsOf(opponent.name)).fill("9");
  await myTable.getByRole("radio", { name: "Anna" }).check();
  await picture(phone, "slip");
  await myTable.getByRole("button", { name: en.sign }).last().click();
  await myTable.getByText(en.youSigned).waitFor();
  const theirs = await known(opponent.token, path, {
    name: opponent.name,
    size: "phone",
  });
  await theirs.getByRole("button", { name: en.signSame }).click();
  await theirs.getByText(en.settled).waitFor();
  await phone.getByText(en.settled).waitFor();
  await picture(theirs, "settled");

  // The rest is told by a judge; one result is corrected, and what stood there stays to be read.
  for (const { table, players } of (await seen(ginny, id)).rounds[0]?.pairings ?? [])
    if (players[1] !== null && table !== at.table)
      await asks(ginny, id, {
        type: "settle",
        round: 1,
        table,
        result: played([8, 2]),
        reason: "",
      });
  const other = (await seen(ginny, id)).rounds[0]?.pairings.find(
    ({ players, table }) => players[1] !== null && table !== at.table,
  );
  if (!other) throw new Error("another table");
  const row = desk.getByRole("listitem").filter({ hasText: `${en.table(other.table)}` });
  await row.getByRole("button", { name: en.correct }).click();
  await row.getByLabel(en.howEnded).selectOption("conceded");
  await row.getByRole("radio").nth(1).check();
  await row.getByLabel(en.reason).fill("the slip was wrong");
  await row.getByRole("button", { name: en.settle }).click();
  await row.getByText(en.history).click();
  await row.getByText("the slip was wrong").waitFor();
  await picture(desk, "corrected");
  await seemsSound(desk);

  // One leaves, one comes late; the second round is paired and told.
  await phone.locator("summary", { hasText: en.list }).first().click();
  await phone.getByRole("button", { name: en.drop }).click();
  await phone.getByRole("button", { name: en.dropSure }).click();
  await phone.getByText(en.gone(2)).waitFor();
  await asks(late, id, { type: "sign-up", list });
  await desk.getByRole("button", { name: en.pair(2) }).click();
  await expect.poll(async () => (await seen(ginny, id)).rounds.length).toBe(2);
  const second =
    (await seen(ginny, id)).rounds[1]?.pairings.flatMap(({ players }) => players) ?? [];
  expect(second).not.toContain(2);
  expect(second).toContain(numbers.size + 1);

  // Standings count the finished round alone, and say why.
  const rows = phone.getByRole("region", { name: en.standings }).locator("tbody tr");
  await expect.poll(() => rows.count()).toBe(8);
  await phone.getByRole("button", { name: "Anna", exact: true }).click();
  await phone.getByText(en.explainGame(1, en.win, opponent.name, "50%", "0.00")).waitFor();
  await picture(phone, "why");
  await seemsSound(phone);

  // Whoever stands in the hall reads it from the wall.
  const wall = await visit(`${path}/screen`, { size: "desktop" });
  await wall.getByText(en.round(2, 3)).waitFor();
  await picture(wall, "wall");
  await isSound(wall);
  expect(await wall.getByText(hall.errors["bug"] ?? "no").count()).toBe(0);
  expect(troubles).toEqual([]);
});
