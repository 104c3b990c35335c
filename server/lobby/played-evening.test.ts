import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { scoreOf } from "#table/past/evening.ts";
import type { EarlierTalk, PlayedEvening } from "#table/talk/past.ts";
import type { GuildCard } from "#table/talk/guild.ts";
import type { TableInvitation } from "#table/talk/lobby.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { sharesOf } from "../door/limits/allowances.ts";
import { testHall, type TestHall } from "../testing/test-hall.ts";
import type { Visitor } from "../testing/visitor.ts";

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

const wanted = {
  game: "bounty-hunters",
  seats: 2,
  options: { mode: "introductory" },
  botLevel: "random",
};

const infoOf = async (who: Visitor, table: string): Promise<TableInfo> =>
  (await who.get(`/api/tables/${table}`)).body as TableInfo;
const eveningOf = async (who: Visitor, table: string): Promise<PlayedEvening> =>
  (await who.get(`/api/tables/${table}/evening`)).body as PlayedEvening;
const talkOf = async (who: Visitor, table: string): Promise<EarlierTalk> =>
  (await who.get(`/api/tables/${table}/evening/talk`)).body as EarlierTalk;
const text = (said: string) => ({ type: "say", said: { type: "text", text: said } }) as const;

/** Bots play for both people, to the end. */
async function toItsEnd(table: string): Promise<void> {
  await ginny.ask(table, { type: "start" });
  await ginny.ask(table, { type: "substitute", seat: 0, level: "random" });
  await mia.ask(table, { type: "substitute", seat: 1, level: "random" });
  await expect.poll(async () => (await infoOf(ginny, table)).phase).toBe("over");
}

async function firstGame(more: object = {}): Promise<string> {
  const table = await ginny.make({ ...wanted, ...more });
  await mia.ask(table, { type: "sit", seat: 1, entropy: "open" });
  return table;
}

async function rematchOf(table: string): Promise<string> {
  await ginny.ask(table, { type: "rematch" });
  const next = (await infoOf(ginny, table)).rematch ?? "";
  await ginny.ask(next, { type: "sit", seat: 0, entropy: "open" });
  return next;
}

test("[evening] earlier talk is paid by the pages it is read from, however often it is asked for", async () => {
  const burst = { burst: 12, perSecond: 1e-9 };
  const wide = { burst: 1e9, perSecond: 1e9 };
  const shares = { ...sharesOf(wide), past: { person: burst, address: wide } };
  const small = await testHall({ limits: { shares } });
  onTestFinished(() => small.close());
  const jabba = await small.guest("Jabba");
  const first = await jabba.make({ ...wanted, bots: [1] });
  const wire = await jabba.socket();
  for (let n = 0; n < 150; n++) await wire.ask(first, text(`and another thing ${n}`));
  wire.close();
  await jabba.ask(first, { type: "start" });
  await jabba.ask(first, { type: "substitute", seat: 0, level: "random" });
  await expect.poll(async () => (await infoOf(jabba, first)).phase).toBe("over");
  const next = await jabba.make({ ...wanted, follows: first });
  let told = 0;
  for (let n = 0; n < 12; n++) {
    const { status } = await jabba.get(`/api/tables/${next}/evening/talk`);
    if (status === 200) told++;
  }
  expect(told).toBeGreaterThan(1);
  expect(told).toBeLessThan(7);
});

test("[evening] a rematch and another game go on with the same score", async () => {
  const first = await firstGame();
  await toItsEnd(first);
  const second = await rematchOf(first);
  await mia.ask(second, { type: "sit", seat: 1, entropy: "open" });
  await toItsEnd(second);
  const made = await ginny.post("/api/tables", { ...wanted, seats: 3, follows: second });
  const third = (made.body as TableInvitation).id;
  // Whoever makes it has asked the others with it.
  expect((await infoOf(mia, second)).rematch).toBe(third);
  await bruno.ask(third, { type: "sit", seat: 2, entropy: "open" });

  expect((await infoOf(mia, second)).follows).toBe(first);
  const evening = await eveningOf(mia, third);
  expect(evening.games.map(({ table, phase }) => [table, phase])).toEqual([
    [first, "over"],
    [second, "over"],
    [third, "gathering"],
  ]);
  expect(evening.me).toBe(2);
  const { rows, over } = scoreOf(evening);
  expect(over).toBe(2);
  expect(rows.find(({ name }) => name === "Mia")).toMatchObject({ went: 2, here: false });
  expect(rows.find(({ name }) => name === "Bruno")).toMatchObject({ came: 2, wins: 0 });
  expect(rows.reduce((sum, { wins }) => sum + wins, 0)).toBeGreaterThanOrEqual(2);
  // What was played before is no matter of the game's own file.
  const file = await fetch(`${hall.url}/api/tables/${second}/journal`);
  expect(await file.text()).not.toContain(first);
});

test("[evening] what was said is there at the next table, by the seats people have now", async () => {
  const first = await firstGame();
  await mia.ask(first, text("what a draw"));
  await bruno.ask(first, { type: "say", said: { type: "phrase", phrase: "nice-one" } });
  await toItsEnd(first);
  const second = await rematchOf(first);
  const { lines } = await talkOf(ginny, second);
  expect(lines.map(({ table, name, seat, said }) => ({ table, name, seat, said }))).toEqual([
    { table: first, name: "Mia", seat: null, said: { type: "text", text: "what a draw" } },
    { table: first, name: "Bruno", seat: null, said: { type: "phrase", phrase: "nice-one" } },
  ]);
  await mia.ask(second, { type: "sit", seat: 1, entropy: "open" });
  expect((await talkOf(ginny, second)).lines[0]).toMatchObject({ name: "Mia", seat: 1 });
  expect((await talkOf(ginny, first)).lines).toEqual([]);
});

test("[evening] whoever was asked to be silent is not heard at the next table", async () => {
  const first = await firstGame();
  await bruno.ask(first, text("boo"));
  const line = 3;
  expect(await ginny.ask(first, { type: "mute", line, muted: true })).toMatchObject({
    type: "done",
  });
  await toItsEnd(first);
  const second = await rematchOf(first);
  const refused = { type: "error", code: "muted" };
  expect(await bruno.ask(second, text("boo again"))).toMatchObject(refused);
  // By whichever door it was made.
  const made = await ginny.post("/api/tables", { ...wanted, follows: first });
  expect(await bruno.ask((made.body as TableInvitation).id, text("boo"))).toMatchObject(refused);
});

test("[evening] only whoever was there goes on from a table, and only once it is over", async () => {
  const first = await firstGame();
  const go = (who: Visitor) => who.post("/api/tables", { ...wanted, follows: first });
  const no = (code: string) => ({ status: 403, body: { error: { code } } });
  expect(await go(ginny)).toMatchObject(no("not-over"));
  await toItsEnd(first);
  expect(await go(bruno)).toMatchObject(no("not-your-table"));
  expect(await go(mia)).toMatchObject({ status: 201 });
});

test("[evening] a table for members tells nothing to others, nor at the table that follows it", async () => {
  const { id: guild } = (await ginny.post("/api/guilds", { name: "Crew" })).body as GuildCard;
  const { invitation } = (await ginny.get(`/api/guilds/${guild}`)).body as { invitation: string };
  await mia.post(`/api/invitations/${invitation.slice(6)}`);
  const first = await firstGame({ guild, membersOnly: true });
  await mia.ask(first, text("among us"));
  await toItsEnd(first);
  const made = await ginny.post("/api/tables", { ...wanted, follows: first });
  const open = (made.body as TableInvitation).id;
  expect((await talkOf(mia, open)).lines).toHaveLength(1);
  expect((await talkOf(bruno, open)).lines).toEqual([]);
  expect((await eveningOf(bruno, open)).games.map(({ table }) => table)).toEqual([open]);
  expect(await bruno.get(`/api/tables/${first}/evening`)).toMatchObject({ status: 403 });
  expect(await bruno.get(`/api/tables/${first}/evening/talk`)).toMatchObject({ status: 403 });
});
