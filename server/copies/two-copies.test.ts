import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Page } from "#table/journal/page.ts";
import type { Overview } from "#table/talk/office.ts";
import type { Answer, TableId, TableInfo } from "#table/talk/words.ts";
import { openPostgres } from "../store/postgres/index.ts";
import { testPostgres, type TestPostgres } from "../store/postgres/testing/server.ts";
import { audit } from "../testing/audit.ts";
import { player } from "../testing/player.ts";
import type { TestHall } from "../testing/test-hall.ts";
import { call, type VisitorReply, type Visitor, type VisitorWire } from "../testing/visitor.ts";
import { figure, hallOn, sameAt } from "./testing/halls.ts";

let server: TestPostgres;
let url = "";
let first: TestHall;
let second: TestHall;
beforeAll(async () => void (server = await testPostgres()));
afterAll(() => server?.close());
beforeEach(async () => {
  url = await server.emptied();
  first = await hallOn(url);
  // A machine whose clock is an hour ahead.
  const clock = {
    now: () => Date.now() + 3_600_000,
    after: (ms: number, run: () => void) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
  second = await hallOn(url, { clock });
});
afterEach(async () => {
  await first.close();
  await second.close();
});

interface Party {
  readonly ginny: Visitor;
  readonly mia: Visitor;
  readonly table: TableId;
}

/** Ginny at the first copy, Mia at the second. */
async function party(more: object = {}, seats = 2, bots: readonly number[] = []): Promise<Party> {
  const ginny = await first.guest("Ginny");
  const mia = await sameAt(second, await first.guest("Mia"));
  const asked = { game: "bounty-hunters", seats, bots: [...bots], botLevel: "random", ...more };
  const table = await ginny.make(asked);
  expect(await mia.ask(table, { type: "sit", seat: 1, entropy: "open" })).toMatchObject({
    type: "done",
  });
  return { ginny, mia, table };
}

const infoAt = async (who: Visitor, table: TableId): Promise<TableInfo> =>
  (await who.get(`/api/tables/${table}`)).body as TableInfo;

const presenceAt = async (who: Visitor, table: TableId): Promise<readonly unknown[]> =>
  (await infoAt(who, table)).seats.map(({ holder }) =>
    holder.type === "person" ? holder.presence : holder.type,
  );

async function watch(who: Visitor, table: TableId, seat: number): Promise<VisitorWire> {
  const wire = await who.socket();
  await wire.ask(table, { type: "watch", as: seat, since: null });
  await wire.until(({ type }) => type === "view");
  return wire;
}

const pagesOf = async (table: TableId): Promise<readonly Page[]> => {
  const store = await openPostgres(url, { broken: () => undefined });
  const pages = await store.journal.read(table, 0);
  await store.close();
  return pages;
};

test("[copies] two people at two copies and a bot play to the end: nothing lost, nothing twice, each bot thought once", async () => {
  const { ginny, mia, table } = await party(
    { botLevel: "novice", options: { mode: "introductory" } },
    3,
    [2],
  );
  await ginny.ask(table, { type: "start" });
  const players = [
    player({ url: () => first.url, token: ginny.token, table, seat: 0, seed: 1 }),
    player({ url: () => second.url, token: mia.token, table, seat: 1, seed: 2 }),
  ];
  await Promise.all(players.map(({ over }) => over));
  const store = await openPostgres(url, { broken: () => undefined });
  const report = await audit(store, [{ table, players }]);
  const pages = await store.journal.read(table, 0);
  await store.close();
  expect(report).toMatchObject({ lost: [], untrue: [], torn: [], twice: [], unasked: [] });
  expect(report.acknowledged).toBeGreaterThan(10);
  const moves = pages.filter((page) => page.type === "played" && page.by === "bot").length;
  const thoughts = await Promise.all(
    [first, second].map((hall) => figure(hall, "guildhall_bot_seconds_count")),
  );
  // One copy minds the table; whoever does, the other thinks nothing.
  expect(thoughts.toSorted((a, b) => a - b)).toEqual([0, moves]);
});

test("[copies] the same id at both copies at once is done once and gets one answer", async () => {
  const { ginny, table } = await party();
  await ginny.ask(table, { type: "start" });
  const there = await sameAt(second, ginny);
  for (let i = 0; i < 5; i++) {
    const saying = { type: "say", said: { type: "text", text: `${i}` }, id: `say-${i}` } as const;
    const answers = await Promise.all([ginny.ask(table, saying), there.ask(table, saying)]);
    expect(answers[0]).toMatchObject({ type: "done" });
    expect(answers[1]).toEqual(answers[0]);
  }
  expect((await pagesOf(table)).filter(({ type }) => type === "said")).toHaveLength(5);
});

test("[copies] moves at both copies at once are judged one behind the other", async () => {
  const { ginny, mia, table } = await party();
  await ginny.ask(table, { type: "start" });
  for (let turn = 0; turn < 6; turn++) {
    const answers = await Promise.all(
      [ginny, mia].map(async (who, seat): Promise<Answer | null> => {
        const { options } = await who.view(table, `as=${seat}`);
        const [command] = options;
        return command === undefined ? null : who.ask(table, { type: "command", seat, command });
      }),
    );
    for (const answer of answers) if (answer !== null) expect(answer.type).toBe("done");
    // What I did elsewhere is seen here at once: the answer waits for what is written.
    const [here, there] = await Promise.all([
      ginny.view(table, "as=0"),
      (await sameAt(second, ginny)).view(table, "as=0"),
    ]);
    expect(there.tell).toEqual(here.tell);
  }
});

test("[copies] a take-back and a move that ends its freedom race: one of them is judged after the other", async () => {
  const { ginny, mia, table } = await party();
  await ginny.ask(table, { type: "start" });
  const move = async (who: Visitor, seat: number): Promise<Answer> => {
    const [command] = (await who.view(table, `as=${seat}`)).options;
    return who.ask(table, { type: "command", seat, command });
  };
  const outcomes: string[] = [];
  for (let i = 0; i < 4; i++) {
    expect(await move(ginny, 0)).toMatchObject({ type: "done" });
    const [back, theirs] = await Promise.all([
      ginny.ask(table, { type: "take-back", seat: 0 }),
      move(mia, 1),
    ]);
    expect(theirs).toMatchObject({ type: "done" });
    outcomes.push(back.type);
    // Free before Mia moved; a question to her afterwards.
    const last = (await pagesOf(table)).slice(-2).map(({ type }) => type);
    expect([
      ["taken-back", "played"],
      ["played", "taken-back"],
      ["played", "take-back-asked"],
    ]).toContainEqual(last);
    // Every round begins with both having moved as often: whatever was asked before this one is settled.
    const settled = last.includes("take-back-asked")
      ? await mia.ask(table, { type: "agree", seat: 1, yes: false })
      : await move(ginny, 0);
    expect(settled).toMatchObject({ type: "done" });
  }
  expect(outcomes).toHaveLength(4);
});

test("[copies] who is at one copy is here at the other, lost when gone, left when they say so", async () => {
  const { ginny, mia, table } = await party();
  const mine = await watch(ginny, table, 0);
  const hers = await watch(mia, table, 1);
  await expect.poll(() => presenceAt(ginny, table)).toEqual(["here", "here"]);
  await expect.poll(() => presenceAt(mia, table)).toEqual(["here", "here"]);
  // Nobody asks: both are told.
  const sees = (wire: VisitorWire, presence: string): Promise<unknown> =>
    wire.until(
      (tell) =>
        tell.type === "table" &&
        tell.info.seats[1]?.holder.type === "person" &&
        tell.info.seats[1].holder.presence === presence,
    );
  await sees(mine, "here");
  mine.heard.length = 0;
  hers.close();
  await sees(mine, "lost");
  const info = await infoAt(ginny, table);
  const away = info.seats[1]?.holder.type === "person" ? info.seats[1].holder.awaySince : null;
  // The second machine is an hour ahead.
  expect(Math.abs((away ?? 0) - Date.now())).toBeLessThan(1_800_000);
  const again = await watch(mia, table, 1);
  await sees(mine, "here");
  again.close(1000);
  await sees(mine, "left");
  const watcher = await sameAt(second, await first.guest("Thomas"));
  const wire = await watcher.socket();
  await wire.ask(table, { type: "watch", as: "spectator", since: null });
  await mine.until((tell) => tell.type === "table" && tell.info.spectators === 1);
  mine.close();
});

test("[copies] clocks show the same at both, whatever their machines say, and run out once", async () => {
  const { ginny, mia, table } = await party({ clock: 600 });
  await ginny.ask(table, { type: "start" });
  const apart = async (): Promise<number> => {
    const [mine = 0, hers = 0] = await Promise.all(
      [ginny, mia].map(async (who) => (await infoAt(who, table)).seats[0]?.clock ?? 0),
    );
    expect(mine).toBeGreaterThan(0);
    return Math.abs(mine - hers);
  };
  await expect.poll(apart).toBeLessThan(1000);

  const { ginny: host, mia: guest, table: short } = await party({ clock: 5 });
  await host.ask(short, { type: "start" });
  const wires = [await watch(host, short, 0), await watch(guest, short, 1)];
  const timeOuts = async (): Promise<readonly number[]> =>
    (await pagesOf(short)).flatMap((page) => (page.type === "played" ? [page.seat] : []));
  await expect.poll(async () => (await timeOuts()).length).toBeGreaterThanOrEqual(2);
  // Both ran out, each once, before anybody was asked again.
  expect((await timeOuts()).slice(0, 2).toSorted((a, b) => a - b)).toEqual([0, 1]);
  for (const wire of wires) wire.close();
});

test("[copies] a session forgotten at one copy ends its sockets at the other", async () => {
  const ginny = await first.guest("Ginny");
  const wire = await (await sameAt(second, ginny)).socket();
  const mia = await (await sameAt(second, await first.guest("Mia"))).socket();
  const gone = await fetch(`${first.url}/api/me`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${ginny.token}` },
  });
  expect(gone.status).toBe(204);
  expect((await wire.closed()).code).toBe(4001);
  expect(mia.ws.readyState).toBe(mia.ws.OPEN);
  mia.close();
});

test("[copies] a list at one copy shows tables of the other and opens none", async () => {
  const { ginny, table } = await party({ listed: true });
  const there = await sameAt(second, ginny);
  const rows = async (): Promise<unknown> => (await there.get("/api/tables")).body;
  await expect.poll(rows).toMatchObject([{ id: table, names: ["Ginny", "Mia"], mySeats: [0] }]);
  await second.close();
  second = await hallOn(url);
  const fresh = await sameAt(second, ginny);
  const mine = async (): Promise<unknown> => (await fresh.get("/api/tables/mine")).body;
  expect(await mine()).toMatchObject([{ id: table, phase: "gathering" }]);
  await ginny.ask(table, { type: "start" });
  await expect.poll(mine).toMatchObject([{ id: table, phase: "playing", myMove: true }]);
  expect(await figure(second, "guildhall_tables_in_memory")).toBe(0);
});

/** The host's browser at one copy. */
async function officeOf(
  hall: TestHall,
): Promise<(path: string, body?: object) => Promise<VisitorReply>> {
  const [, key] = hall.hostLink().split("#");
  const opened = await call(hall.url, "POST", "/api/host/open", { key });
  const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  return (path, body) =>
    call(hall.url, body === undefined ? "GET" : "POST", path, body, { cookie });
}

test("[copies] whoever is shut out at one copy is out at all of them, sockets too, and let in again everywhere", async () => {
  const { mia } = await party();
  const wire = await mia.socket();
  const office = await officeOf(first);
  // The host's page shows who came by this copy.
  await (await sameAt(first, mia)).get("/api/me");
  const { people } = (await office("/api/host")).body as Overview;
  const person = people.seen.find(({ name }) => name === "Mia")?.person;
  const shut = await office("/api/host/shut-out", { what: "person", key: person, out: true });
  expect(shut.status).toBe(204);
  expect((await wire.closed()).code).toBe(4001);
  expect((await mia.get("/api/me")).status).toBe(403);
  const third = await hallOn(url);
  expect((await (await sameAt(third, mia)).get("/api/me")).status).toBe(403);
  await third.close();
  await office("/api/host/shut-out", { what: "person", key: person, out: false });
  await expect.poll(async () => (await mia.get("/api/me")).status).toBe(200);
});

test("[copies] what the host tells everyone is heard at every copy", async () => {
  const office = await officeOf(first);
  const heard = async (): Promise<unknown> => (await call(second.url, "GET", "/api/notice")).body;
  await office("/api/host/notice", { text: "We restart at ten." });
  await expect.poll(heard).toEqual({ text: "We restart at ten." });
  await office("/api/host/notice", { text: "" });
  await expect.poll(heard).toEqual({ text: null });
});
