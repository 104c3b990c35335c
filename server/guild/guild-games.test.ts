/** Games come into a guild from elsewhere, by those who played them. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { GuildCard, GuildInvitation, GuildPage, NewNote } from "#table/talk/guild.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import { call, type Visitor } from "../testing/visitor.ts";

let hall: TestHall;
let ginny: Visitor;
let mia: Visitor;
let bruno: Visitor;
beforeEach(async () => {
  hall = await testHall({ limits: { notesPerGuild: 2 } });
  ginny = await hall.guest("Ginny");
  mia = await hall.guest("Mia");
  bruno = await hall.guest("Bruno");
});
afterEach(() => hall.close());

const pageOf = async (who: Visitor, id: string): Promise<GuildPage> =>
  (await who.get(`/api/guilds/${id}`)).body as GuildPage;

async function founded(founder: Visitor, ...others: readonly Visitor[]): Promise<string> {
  const { id } = (await founder.post("/api/guilds", { name: "The Crew" })).body as GuildCard;
  const { invitation } = await pageOf(founder, id);
  for (const each of others) await each.post(`/api/invitations/${invitation.slice(6)}`);
  return id;
}

/** A game of two, of no guild, played to its end by bots in their place. */
async function played(table: string): Promise<string> {
  await mia.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await ginny.ask(table, { type: "start" });
  for (const [seat, who] of [ginny, mia].entries())
    await who.ask(table, { type: "substitute", seat, level: "novice" });
  await expect
    .poll(async () => ((await ginny.get(`/api/tables/${table}`)).body as TableInfo).phase)
    .toBe("over");
  return table;
}

const no = (code: string): object => ({ body: { error: { code } } });

test("[guild] a finished evening is taken in by one who played it, once, and by nobody else", async () => {
  const first = await played(await ginny.make({ game: "bounty-hunters", seats: 2 }));
  const next = await ginny.make({ game: "bounty-hunters", seats: 2, follows: first });
  const running = await ginny.make({ game: "bounty-hunters", seats: 2 });
  const guild = await founded(ginny, mia, bruno);
  const take = (who: Visitor, table: string) => who.post(`/api/guilds/${guild}/games`, { table });
  const offered = async (who: Visitor, table: string): Promise<unknown> =>
    (await who.get(`/api/tables/${table}/guilds`)).body;
  expect(await take(ginny, running)).toMatchObject(no("not-over"));
  expect(await take(bruno, first)).toMatchObject(no("not-your-table"));
  expect(await offered(bruno, first)).toEqual([]);
  await played(next);
  expect(await offered(mia, next)).toEqual([{ id: guild, name: "The Crew" }]);
  expect((await take(mia, next)).status).toBe(204);
  const { history, standings } = await pageOf(bruno, guild);
  expect(history.map(({ table, follows }) => [table, follows])).toEqual([
    [next, first],
    [first, undefined],
  ]);
  expect(standings[0]?.rows.map(({ games }) => games)).toEqual([2, 2]);
  expect(await take(ginny, first)).toMatchObject(no("game-in-guild"));
  expect(await offered(ginny, next)).toEqual([]);
  const outside = await hall.guest("Dan");
  expect(await take(outside, next)).toMatchObject(no("no-such-guild"));
  // The guild's own games are in it already.
  const own = await played(await ginny.make({ game: "bounty-hunters", seats: 2, guild }));
  expect(await take(ginny, own)).toMatchObject(no("game-in-guild"));
});

test("[guild] a pad's result counts like a game, once, and its people go by their names of today", async () => {
  const guild = await founded(ginny, mia, bruno);
  const note: NewNote = {
    id: "drawn-by-ginnys-phone",
    game: "bounty-hunters",
    ended: Date.now(),
    players: [
      { name: "gin", member: 1, place: 2, points: 31 },
      { name: "Mia", member: 2, place: 1, points: 40 },
      { name: "Uncle Ben", member: null, place: 3, points: -2 },
    ],
  };
  const write = (who: Visitor, wanted: Partial<NewNote> = {}) =>
    who.post(`/api/guilds/${guild}/notes`, { ...note, ...wanted });
  for (const wrong of [
    { game: "chess" },
    { ended: Date.now() + 3 * 86_400_000 },
    { players: note.players.map((one) => ({ ...one, member: 1 })) },
    { players: note.players.map((one) => ({ ...one, place: 2 })) },
    { players: note.players.map((one) => ({ ...one, member: one.member && one.member + 8 })) },
  ])
    expect(await write(ginny, wrong), JSON.stringify(wrong)).toMatchObject(no("wrong-note"));
  // Whoever did not play writes nothing down.
  expect(await write(bruno)).toMatchObject(no("wrong-note"));
  const nameless = note.players.map((one) => (one.member === null ? { ...one, name: " " } : one));
  expect(await write(ginny, { players: nameless })).toMatchObject(no("wrong-name"));
  expect((await write(ginny)).status).toBe(204);
  expect((await write(ginny)).status).toBe(204);
  await mia.post("/api/me", { name: "Maria" });
  const { history, standings } = await pageOf(bruno, guild);
  expect(history).toMatchObject([
    {
      table: note.id,
      host: "Ginny",
      noted: 1,
      players: [
        { name: "Maria", member: 2, place: 1 },
        { name: "Ginny", member: 1, place: 2 },
        { name: "Uncle Ben", member: null, place: 3 },
      ],
    },
  ]);
  expect(standings[0]?.rows.map(({ member, wins }) => [member, wins])).toEqual([
    [2, 1],
    [1, 0],
  ]);
  expect((await write(mia, { id: "drawn-by-mias-phone" })).status).toBe(204);
  expect(await write(mia, { id: "one-more-by-mia-now" })).toMatchObject(no("too-many-notes"));
  const strike = (who: Visitor, id: string) =>
    call(hall.url, "DELETE", `/api/guilds/${guild}/notes/${id}`, undefined, {
      authorization: `Bearer ${who.token}`,
    });
  expect(await strike(bruno, note.id)).toMatchObject(no("not-yours-to-lead"));
  expect((await strike(mia, "drawn-by-mias-phone")).status).toBe(204);
  expect((await strike(ginny, note.id)).status).toBe(204);
  expect((await pageOf(mia, guild)).history).toEqual([]);
});

test("[guild] an invitation says who sent it and who is there; a guild says who is here now", async () => {
  const guild = await founded(ginny, mia);
  await mia.post("/api/me", { name: "Mia", face: { bust: "horns", colour: "teal" } });
  const { invitation } = await pageOf(ginny, guild);
  const asked = async (query: string): Promise<GuildInvitation> =>
    (await call(hall.url, "GET", `/api/invitations/${invitation.slice(6)}${query}`))
      .body as GuildInvitation;
  expect(await asked("?by=2")).toMatchObject({
    from: "Mia",
    faces: [{ name: "Mia", face: { bust: "horns", colour: "teal" } }, { name: "Ginny" }],
  });
  expect((await asked("?by=77")).from).toBe("Ginny");
  const here = async (): Promise<readonly boolean[]> =>
    (await pageOf(ginny, guild)).people.map((one) => one.here);
  expect(await here()).toEqual([true, false]);
  await pageOf(mia, guild);
  expect(await here()).toEqual([true, true]);
});
