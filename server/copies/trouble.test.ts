import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { games } from "#rules/games.ts";
import type { Game } from "#rules/game.ts";
import type { TableId } from "#table/talk/words.ts";
import type { CopiesStore } from "../store/copies-port.ts";
import { headerOf, pagesAfter, started } from "../store/conformance/samples.ts";
import { openPostgres } from "../store/postgres/index.ts";
import { blockHead, cutEars, run } from "../store/postgres/testing/intruder.ts";
import { testPostgres, type TestPostgres } from "../store/postgres/testing/server.ts";
import type { TestHall } from "../testing/test-hall.ts";
import { call, type Visitor, type VisitorWire } from "../testing/visitor.ts";
import { figure, hallOn, sameAt } from "./testing/halls.ts";

let server: TestPostgres;
let url = "";
let halls: TestHall[] = [];
beforeAll(async () => void (server = await testPostgres()));
afterAll(() => server?.close());
beforeEach(async () => void (url = await server.emptied()));
afterEach(async () => {
  await Promise.all(halls.map((hall) => hall.close()));
  halls = [];
});

async function open(wishes: Parameters<typeof hallOn>[1] = {}): Promise<TestHall> {
  const hall = await hallOn(url, wishes);
  halls.push(hall);
  return hall;
}

async function close(hall: TestHall): Promise<void> {
  halls = halls.filter((other) => other !== hall);
  await hall.close();
}

const wanted = { game: "bounty-hunters", seats: 2, botLevel: "random" };

async function watch(who: Visitor, table: TableId): Promise<VisitorWire> {
  const wire = await who.socket();
  await wire.ask(table, { type: "watch", as: "spectator", since: null });
  await wire.until(({ type }) => type === "view");
  return wire;
}

const hears = (wire: VisitorWire, text: string): Promise<unknown> =>
  wire.until((tell) => tell.type === "update" && JSON.stringify(tell.log).includes(text));

const say = (who: Visitor, table: TableId, text: string): Promise<unknown> =>
  who.ask(table, { type: "say", said: { type: "text", text } });

const health = async ({ url: at }: TestHall): Promise<unknown> => {
  const { status, body } = await call(at, "GET", "/healthz");
  return [status, body];
};

const muffled = (store: CopiesStore): CopiesStore => ({ ...store, publish: async () => undefined });

test("[copies] with publishing off the other copy hears at its next beat, and counts what it missed", async () => {
  const [first, second] = [await open({ copies: muffled }), await open()];
  const ginny = await first.guest("Ginny");
  const table = await ginny.make(wanted);
  const wire = await watch(await sameAt(second, ginny), table);
  await say(ginny, table, "unheard");
  await hears(wire, "unheard");
  await expect.poll(() => figure(second, "guildhall_rings_missed_total")).toBe(1);
  expect(await figure(second, "guildhall_rings_heard_total")).toBe(0);
  wire.close();
});

test("[copies] a ring comes before the beat", async () => {
  // A beat that never sees anything: whatever is heard was rung.
  const blind = (store: CopiesStore): CopiesStore => ({ ...store, standings: async () => [] });
  const [first, second] = [await open(), await open({ copies: blind })];
  const ginny = await first.guest("Ginny");
  const table = await ginny.make(wanted);
  const wire = await watch(await sameAt(second, ginny), table);
  await say(ginny, table, "rung");
  await hears(wire, "rung");
  wire.close();
});

/** An ear that is back says so only when it is let: a moment of deafness lasts as long as the test looks at it. */
function slowToSay(isLet: Promise<unknown>) {
  return (store: CopiesStore): CopiesStore => ({
    ...store,
    listen: (ear) =>
      store.listen({
        ...ear,
        deaf: (isDeaf) => void (isDeaf ? ear.deaf(true) : isLet.then(() => ear.deaf(false))),
      }),
  });
}

test("[copies] an ear that is cut makes the copy say 503, come back by itself and hear what it missed", async () => {
  const { promise: isLet, resolve: letItSay } = Promise.withResolvers();
  const [first, second] = [await open(), await open({ copies: slowToSay(isLet) })];
  const ginny = await first.guest("Ginny");
  const table = await ginny.make(wanted);
  const wire = await watch(await sameAt(second, ginny), table);
  expect(await health(second)).toEqual([200, "ok\n"]);
  await cutEars(url);
  await expect.poll(async () => (await call(second.url, "GET", "/healthz")).status).toBe(503);
  await say(ginny, table, "meanwhile");
  await hears(wire, "meanwhile");
  letItSay(undefined);
  await expect.poll(() => health(second)).toEqual([200, "ok\n"]);
  wire.close();
});

test("[copies] a table whose head somebody holds waits; the others do not wait with it", async () => {
  const hall = await open();
  const ginny = await hall.guest("Ginny");
  const [held, free] = [await ginny.make(wanted), await ginny.make(wanted)];
  const letGo = await blockHead(url, held);
  const waiting = say(ginny, held, "held");
  // The first may share a statement with the held one and is written by itself after it; the next share nothing.
  for (const text of ["one", "two", "three"])
    expect(await say(ginny, free, text)).toMatchObject({ type: "done" });
  expect(await Promise.race([waiting, Promise.resolve("still waits")])).toBe("still waits");
  await letGo();
  expect(await waiting).toMatchObject({ type: "done" });
});

test("[copies] the clean-up of one copy spares what is open at another", async () => {
  const [first, second] = [await open(), await open({ cleanUpMilliseconds: 200 })];
  const ginny = await first.guest("Ginny");
  const table = await ginny.make(wanted);
  const wire = await watch(ginny, table);
  const store = await openPostgres(url, { broken: () => undefined });
  await store.journal.create(headerOf("lonely"), null);
  // Nobody has written down for years that someone was there.
  await run(url, "UPDATE tables SET visited = 0");
  await expect.poll(() => store.journal.header("lonely")).toBe(null);
  expect(await store.journal.header(table)).not.toBe(null);
  await store.close();
  expect((await (await sameAt(second, ginny)).get(`/api/tables/${table}`)).status).toBe(200);
  wire.close();
});

const newer = games.map((game): Game => ({ ...game, rulesVersion: game.rulesVersion + 1 }));

test("[copies] an update: newer rules take a table only when the last older copy has drained", async () => {
  const old = await open();
  const fresh = await open({ games: newer });
  const ginny = await old.guest("Ginny");
  const table = await ginny.make(wanted);
  const there = await sameAt(fresh, ginny);
  // The newer copy hands on what the older one may still judge, over HTTP and at the upgrade.
  const elsewhere = { status: 503, body: { error: { code: "elsewhere" } } };
  expect(await there.get(`/api/tables/${table}`)).toMatchObject(elsewhere);
  const asks = await there.post(`/api/tables/${table}/asks`, {
    type: "say",
    id: "1",
    said: { type: "text", text: "hello" },
  });
  expect(asks).toMatchObject(elsewhere);
  const at = `${fresh.url.replace("http", "ws")}/ws?protocol=3&at=${table}&token=${ginny.token}`;
  const { openWire } = await import("../testing/visitor.ts");
  await expect(openWire(at)).rejects.toThrow("503");
  // And the older one what newer rules began.
  const made = await there.make(wanted);
  expect(await ginny.get(`/api/tables/${made}`)).toMatchObject(elsewhere);
  const wire = await watch(ginny, table);
  await close(old);
  expect(await wire.closed()).toMatchObject({ code: 1012 });
  expect((await there.get(`/api/tables/${table}`)).status).toBe(200);
  expect(await say(there, table, "goes on")).toMatchObject({ type: "done" });
  // From here on it is the newer rules' alone.
  const late = await open();
  expect(await (await sameAt(late, ginny)).get(`/api/tables/${table}`)).toMatchObject(elsewhere);
});

test("[copies] clocks of a copy that closes are minded by the other one, without anyone coming", async () => {
  const [first, second] = [await open(), await open()];
  const ginny = await first.guest("Ginny");
  const table = await ginny.make({ ...wanted, bots: [1], clock: 600 });
  await ginny.ask(table, { type: "start" });
  expect(await figure(second, "guildhall_tables_minded")).toBe(0);
  await close(first);
  await expect.poll(() => figure(second, "guildhall_tables_minded")).toBe(1);
  const { seats } = (await (await sameAt(second, ginny)).get(`/api/tables/${table}`)).body as {
    seats: readonly { clock: number | null }[];
  };
  // Handed over, not begun anew.
  expect(seats[0]?.clock).toBeLessThan(600_000);
});

test("[copies] a clock of days is taken over once it is due, one of seconds at once, each by one copy", async () => {
  const store = await openPostgres(url, { broken: () => undefined });
  const days = { terms: { clock: 86_400 } };
  const rings = { long: Date.now() + 86_400_000, due: 1000 };
  for (const [id, ringsAt] of Object.entries(rings)) {
    await store.journal.create(headerOf(id, days), null);
    const errands = { calls: [], dropped: [], rings: ringsAt };
    await store.journal.append(id, 0, pagesAfter(0, started), errands);
  }
  await store.journal.create(headerOf("short", { terms: { clock: 60 } }), null);
  await store.journal.append("short", 0, pagesAfter(0, started));
  const openable = [{ game: "bounty-hunters", least: 0, most: 9 }];
  const { copies } = store;
  expect((await copies?.claimTicking("a", openable))?.toSorted()).toEqual(["due", "short"]);
  await copies?.heartbeat("a", {});
  expect(await copies?.claimTicking("b", openable)).toEqual([]);
  await store.close();
});

test("[copies] a database that crashes empties who is where: copies tell it again, and nobody takes what others mind", async () => {
  const [first, second] = [await open(), await open()];
  const ginny = await first.guest("Ginny");
  const table = await ginny.make({ ...wanted, clock: 600 });
  const [mine, hers] = [
    await watch(ginny, table),
    await watch(await sameAt(second, await first.guest("Mia")), table),
  ];
  await mine.until((tell) => tell.type === "table" && tell.info.spectators === 1);
  await server.crash();
  await say(ginny, table, "after the crash");
  await hears(hers, "after the crash");
  await expect.poll(() => health(second)).toEqual([200, "ok\n"]);
  const store = await openPostgres(url, { broken: () => undefined });
  await expect.poll(async () => (await store.copies?.stays("nobody", [table]))?.length).toBe(2);
  await store.close();
  await expect.poll(() => figure(first, "guildhall_tables_minded")).toBe(1);
  expect(await figure(second, "guildhall_tables_minded")).toBe(0);
  for (const wire of [mine, hers]) wire.close();
});

/** Draws for whoever is asked, then the first option, until the turn is over. */
async function playTurn(people: readonly Visitor[], table: TableId): Promise<void> {
  const viewOf = async (seat: number) => people[seat]?.view(table, `as=${seat}`);
  const turnOf = async (): Promise<unknown> =>
    ((await viewOf(0))?.tell?.view as { readonly turn: number } | undefined)?.turn;
  const before = await turnOf();
  while ((await turnOf()) === before)
    for (const [seat, who] of people.entries()) {
      const seen = await viewOf(seat);
      if (seen?.tell?.awaited.includes(seat) === true && (await turnOf()) === before)
        await who.ask(table, { type: "command", seat, command: seen.options[0] });
    }
}

test("[copies] a move left ahead at one copy is said when another one writes the page before it", async () => {
  const [first, second] = [await open(), await open()];
  const ginny = await first.guest("Ginny");
  const mia = await sameAt(second, await first.guest("Mia"));
  const table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  await mia.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await ginny.ask(table, { type: "start" });
  for (const [seat, who] of [ginny, mia].entries())
    await who.ask(table, { type: "command", seat, command: { type: "draw", deck: 0 } });
  const ahead = `/api/tables/${table}/seats/1/ahead`;
  const left = await mia.post(ahead, { command: { type: "draw", deck: 2 } });
  expect(left.status).toBe(204);
  // Everything from here on is asked at the first copy.
  await playTurn([ginny, await sameAt(first, mia)], table);
  await expect.poll(async () => (await mia.get(ahead)).body).toEqual({ command: null });
  await expect
    .poll(async () => (await ginny.view(table, "as=0")).tell?.view)
    .toMatchObject({ step: { ready: [false, true] } });
});
