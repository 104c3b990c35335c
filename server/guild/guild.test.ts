import { afterEach, beforeEach, expect, test } from "vitest";
import type { GuildCard, GuildPage, PlayedGame } from "#table/talk/guild.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import { call, type VisitorReply, type Visitor } from "../testing/visitor.ts";

let hall: TestHall;
let ginny: Visitor;
let mia: Visitor;
let bruno: Visitor;
beforeEach(async () => {
  hall = await testHall();
  ginny = await hall.guest("Ginny");
  mia = await hall.guest("Mia");
  bruno = await hall.guest("Bruno");
});
afterEach(() => hall.close());

const remove = (who: Visitor, path: string): Promise<VisitorReply> =>
  call(hall.url, "DELETE", path, undefined, { authorization: `Bearer ${who.token}` });

const pageOf = async (who: Visitor, id: string): Promise<GuildPage> =>
  (await who.get(`/api/guilds/${id}`)).body as GuildPage;

async function foundedBy(founder: Visitor, ...others: readonly Visitor[]): Promise<string> {
  const { body } = await founder.post("/api/guilds", { name: "The Cantina Crew" });
  const { id } = body as GuildCard;
  const { invitation } = await pageOf(founder, id);
  for (const each of others)
    expect((await each.post(`/api/invitations/${invitation.slice(6)}`)).status).toBe(200);
  return id;
}

/** A short game in which a bot plays for both people, to its end. */
async function play(guild: string, host: Visitor, guest: Visitor): Promise<string> {
  const table = await host.make({ game: "bounty-hunters", seats: 2, guild });
  await guest.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await host.ask(table, { type: "start" });
  await host.ask(table, { type: "substitute", seat: 0, level: "novice" });
  await guest.ask(table, { type: "substitute", seat: 1, level: "novice" });
  await expect
    .poll(async () => ((await host.get(`/api/tables/${table}`)).body as TableInfo).phase)
    .toBe("over");
  return table;
}

test("[guild] whoever opens the link and has a name is a member; strangers find nothing", async () => {
  const id = await foundedBy(ginny, mia);
  const page = await pageOf(mia, id);
  expect(page).toMatchObject({ name: "The Cantina Crew", myRole: "member", myNumber: 2 });
  expect(page.people.map(({ name, role }) => [name, role])).toEqual([
    ["Ginny", "founder"],
    ["Mia", "member"],
  ]);
  expect((await mia.get("/api/guilds")).body).toEqual([{ id, name: "The Cantina Crew" }]);
  const invite = page.invitation.slice(6);
  expect((await call(hall.url, "GET", `/api/invitations/${invite}`)).body).toEqual({
    name: "The Cantina Crew",
    people: 2,
    from: "Ginny",
    faces: [
      { name: "Ginny", face: null },
      { name: "Mia", face: null },
    ],
    games: [],
    id: null,
  });
  const nothing = { status: 404, body: { error: { code: "no-such-guild" } } };
  expect(await bruno.get(`/api/guilds/${id}`)).toMatchObject(nothing);
  expect(await bruno.get(`/api/guilds/${id}/history?after=x`)).toMatchObject(nothing);
  expect(await bruno.post("/api/invitations/guessed")).toMatchObject(nothing);
  expect(await bruno.post(`/api/invitations/${id}`)).toMatchObject(nothing);
});

test("[guild] a table of a guild is offered to its members alone, and a rematch with it", async () => {
  const id = await foundedBy(ginny, mia);
  const other = { status: 404, body: { error: { code: "no-such-guild" } } };
  const wanted = { game: "bounty-hunters", seats: 2, guild: id };
  expect(await bruno.post("/api/tables", wanted)).toMatchObject(other);
  const table = await play(id, ginny, mia);
  expect((await bruno.get("/api/tables")).body).toEqual([]);
  await mia.ask(table, { type: "rematch" });
  const { rematch } = (await mia.get(`/api/tables/${table}`)).body as TableInfo;
  const { tables } = await pageOf(ginny, id);
  expect(tables.map((row) => row.id)).toEqual([rematch]);
});

test("[guild] a finished game stands in the history and in the standings of both", async () => {
  const id = await foundedBy(ginny, mia);
  const first = await play(id, ginny, mia);
  const second = await play(id, mia, ginny);
  const { history, standings, tables } = await pageOf(mia, id);
  expect(tables).toEqual([]);
  expect(history.map(({ table, host }) => [table, host])).toEqual([
    [second, "Mia"],
    [first, "Ginny"],
  ]);
  expect(history[0]?.players.map(({ member }) => member).toSorted()).toEqual([1, 2]);
  const [{ rows, duels } = { rows: [], duels: [] }] = standings;
  expect(rows.map(({ games }) => games)).toEqual([2, 2]);
  const wins = history.flatMap(({ players }) => players.filter(({ place }) => place === 1));
  expect(rows.reduce((sum, row) => sum + row.wins, 0)).toBe(wins.length);
  const [duel] = duels;
  expect((duel?.firstAhead ?? 0) + (duel?.secondAhead ?? 0) + (duel?.level ?? 0)).toBe(2);
  const older = await ginny.get(`/api/guilds/${id}/history?after=${second}`);
  expect((older.body as PlayedGame[]).map(({ table }) => table)).toEqual([first]);
});

test("[guild] the founder leads: helpers, handing over, sending away, another link, the end", async () => {
  const id = await foundedBy(ginny, mia, bruno);
  const no = (code: string): object => ({ body: { error: { code } } });
  expect(await bruno.post(`/api/guilds/${id}/name`, { name: "Mine" })).toMatchObject(
    no("not-yours-to-lead"),
  );
  expect((await ginny.post(`/api/guilds/${id}/members/2`, { role: "helper" })).status).toBe(204);
  expect((await mia.post(`/api/guilds/${id}/name`, { name: "The Crew" })).status).toBe(204);
  expect(await mia.post(`/api/guilds/${id}/members/3`, { role: "helper" })).toMatchObject(
    no("not-yours-to-lead"),
  );
  expect(await remove(mia, `/api/guilds/${id}/members/1`)).toMatchObject(no("not-yours-to-lead"));
  expect((await remove(mia, `/api/guilds/${id}/members/3`)).status).toBe(204);
  const { invitation, name } = await pageOf(mia, id);
  expect(name).toBe("The Crew");
  expect(await bruno.post(`/api/invitations/${invitation.slice(6)}`)).toMatchObject(
    no("removed-from-guild"),
  );
  await mia.post(`/api/guilds/${id}/invitation`);
  expect(await mia.get(`/api/invitations/${invitation.slice(6)}`)).toMatchObject(
    no("no-such-guild"),
  );
  expect(await remove(ginny, `/api/guilds/${id}/members/1`)).toMatchObject(no("hand-over-first"));
  expect((await ginny.post(`/api/guilds/${id}/members/2`, { role: "founder" })).status).toBe(204);
  expect((await remove(ginny, `/api/guilds/${id}/members/1`)).status).toBe(204);
  expect((await remove(mia, `/api/guilds/${id}/members/2`)).status).toBe(204);
  expect((await mia.get("/api/guilds")).body).toEqual([]);
});

test("[guild] sent away means out: the link, the answers and the open tables of theirs go with them", async () => {
  const id = await foundedBy(ginny, mia, bruno);
  const { invitation } = await pageOf(bruno, id);
  await ginny.post(`/api/guilds/${id}/evenings`, { at: Date.now() + 86_400_000 });
  const [evening] = (await pageOf(bruno, id)).evenings;
  const path = `/api/guilds/${id}/evenings/${evening?.id ?? ""}`;
  await bruno.post(`${path}/answer`, { answer: "yes" });
  const open = await bruno.make({ game: "bounty-hunters", seats: 2, guild: id });
  const before = await pageOf(ginny, id);
  expect(before.evenings[0]?.answers).toHaveLength(2);
  expect(before.tables.map((row) => row.id)).toEqual([open]);
  expect((await remove(ginny, `/api/guilds/${id}/members/3`)).status).toBe(204);
  // The same browser as a guest the hall has never seen.
  const again = await hall.guest("Bruno");
  expect((await again.post(`/api/invitations/${invitation.slice(6)}`)).status).toBe(404);
  const after = await pageOf(ginny, id);
  expect(after.evenings[0]?.answers).toEqual([{ member: 1, answer: "yes" }]);
  expect(after.tables).toEqual([]);
  expect(after.invitation).not.toBe(invitation);
});

test("[guild] an evening is proposed, tapped, agreed on, and goes into a calendar", async () => {
  const id = await foundedBy(ginny, mia);
  const at = Date.now() + 86_400_000;
  expect(await mia.post(`/api/guilds/${id}/evenings`, { at: 5 })).toMatchObject({
    body: { error: { code: "wrong-date" } },
  });
  expect((await mia.post(`/api/guilds/${id}/evenings`, { at })).status).toBe(204);
  const [evening] = (await pageOf(ginny, id)).evenings;
  expect(evening).toMatchObject({ at, proposed: 2, agreed: false });
  const path = `/api/guilds/${id}/evenings/${evening?.id ?? ""}`;
  await ginny.post(`${path}/answer`, { answer: "maybe" });
  await ginny.post(`${path}/agree`);
  expect((await pageOf(mia, id)).evenings).toMatchObject([
    {
      agreed: true,
      answers: expect.arrayContaining([
        { member: 1, answer: "maybe" },
        { member: 2, answer: "yes" },
      ]),
    },
  ]);
  const file = await ginny.get(`${path}/calendar`);
  expect(file.headers.get("content-type")).toMatch(/^text\/calendar/);
  expect(file.body).toContain("SUMMARY:The Cantina Crew\r\n");
  expect((await remove(mia, path)).status).toBe(204);
  expect((await pageOf(mia, id)).evenings).toEqual([]);
});
