import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { setTimeout as pause } from "node:timers/promises";
import { machineClock } from "../../clock.ts";
import type { Store, StoreNeeds } from "../../store/port.ts";
import { openSqlite } from "../../store/sqlite/index.ts";
import { testHall, type TestHall } from "../../testing/test-hall.ts";
import { call, type Visitor } from "../../testing/visitor.ts";
import { sharesOf, standardShares } from "./allowances.ts";
import { standardLimits } from "./limits.ts";

let hall: TestHall;
afterEach(() => hall.close());

const wide = { burst: 1e9, perSecond: 1e9 };

/** A socket of bytes: nothing is read unless a test does. */
async function rawSocket(token: string): Promise<Socket> {
  const socket = connect(Number(new URL(hall.url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(
    `GET /ws?token=${token} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once("data", resolve));
  return socket;
}

const frame = (opcode: number, body: string): Buffer =>
  Buffer.concat([
    Buffer.from([0x80 | opcode, 0x80 | body.length, 0, 0, 0, 0]),
    Buffer.from(body, "latin1"),
  ]);
const ping = frame(9, "p".repeat(125));

test("[flood] a few pings are answered, a flood of them ends the conversation", async () => {
  hall = await testHall();
  const ginny = await hall.guest("Ginny");
  const wire = await ginny.socket();
  const answered = new Promise((resolve) => wire.ws.once("pong", resolve));
  wire.ws.ping("still there?");
  expect(String(await answered)).toBe("still there?");
  wire.close();
  const flood = await rawSocket(ginny.token);
  let heard = 0;
  flood.on("data", (bytes) => (heard += bytes.length));
  flood.write(Buffer.concat(Array.from({ length: 2000 }, () => ping)));
  await new Promise((resolve) => flood.once("close", resolve));
  const { burst } = standardLimits.pingsPerConnection;
  expect(heard).toBeLessThanOrEqual((burst + 10) * 127);
});

test("[flood] pings of one who never reads take no memory beyond the unread bytes allowed", async () => {
  hall = await testHall({
    limits: { pingsPerConnection: wide, bytesPerConnection: wide, unreadBytes: 64 * 1024 },
  });
  const ginny = await hall.guest("Ginny");
  const flood = await rawSocket(ginny.token);
  flood.pause();
  let closed = false;
  flood.once("close", () => (closed = true));
  const many = Buffer.concat(Array.from({ length: 500 }, () => ping));
  // Never read; our own writes stop being taken once the hall has hung up.
  const patience = performance.now() + 120_000;
  while (!closed && performance.now() < patience) {
    if (flood.writableLength < 1_000_000) flood.write(many);
    await pause(1);
  }
  expect(closed).toBe(true);
  const figures = await call(hall.url, "GET", "/metrics");
  expect(String(figures.body)).toMatch(/guildhall_slow_readers_total 1\b/);
});

test.each([
  { what: "empty frames", bytes: Buffer.alloc(600_000).fill(frame(1, "")) },
  { what: "pongs nobody asked for", bytes: Buffer.alloc(600_000).fill(frame(10, "")) },
])("[flood] $what end the conversation", async ({ bytes }) => {
  hall = await testHall({ limits: { bytesPerConnection: { burst: 500_000, perSecond: 1 } } });
  const ginny = await hall.guest("Ginny");
  const flood = await rawSocket(ginny.token);
  flood.resume();
  flood.write(bytes);
  await new Promise((resolve) => flood.once("close", resolve));
  expect((await call(hall.url, "GET", "/healthz")).status).toBe(200);
});

/** How many of so many asks pass at once. */
async function passing(many: number, ask: () => Promise<boolean>): Promise<number> {
  let count = 0;
  for (let i = 0; i < many; i++) if (await ask()) count++;
  return count;
}

const narrow = { ...sharesOf(wide), say: standardShares.say };

test("[flood] chat has a rate per person, whatever the number of sockets and tables, and costs no move", async () => {
  // The clock stands: on a slow machine sixty asks take long enough for more of them to be allowed.
  const now = Date.now();
  hall = await testHall({ limits: { shares: narrow }, clock: { ...machineClock, now: () => now } });
  const [ginny, mia] = [await hall.guest("Ginny"), await hall.guest("Mia")];
  const table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  const other = await ginny.make({ game: "bounty-hunters", seats: 2 });
  const wires = await Promise.all(Array.from({ length: 6 }, () => ginny.socket()));
  let turn = 0;
  const say = async (): Promise<boolean> => {
    const where = turn++ % 2 === 0 ? table : other;
    const wire = wires[turn % wires.length];
    const said = { type: "say", said: { type: "phrase", phrase: "hurry" } } as const;
    return (await wire?.ask(where, said))?.type === "done";
  };
  const passed = await passing(60, say);
  expect(passed).toBe(standardShares.say.person.burst);
  expect(await ginny.ask(table, { type: "leave-seat", seat: 0 })).toMatchObject({ type: "done" });
  expect(
    await mia.ask(table, { type: "say", said: { type: "phrase", phrase: "hello" } }),
  ).toMatchObject({ type: "done" });
});

test("[flood] a poll is charged by what it reads of the log; one that is up to date costs nothing", async () => {
  const poll = { person: { burst: 5, perSecond: 0.001 }, address: wide };
  hall = await testHall({ limits: { shares: { ...sharesOf(wide), poll } } });
  const ginny = await hall.guest("Ginny");
  const table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  const wire = await ginny.socket();
  const said = { type: "say", said: { type: "phrase", phrase: "hello" } } as const;
  const lines = await Promise.all(Array.from({ length: 240 }, () => wire.ask(table, said)));
  wire.close();
  const last = Math.max(...lines.map((line) => (line.type === "done" ? line.version : 0)));
  const view = (query: string) => async (): Promise<boolean> =>
    (await ginny.get(`/api/tables/${table}/view?as=spectator${query}`)).status === 200;
  expect(await passing(10, view(`&since=${last}`))).toBe(10);
  expect(await passing(10, view(""))).toBeLessThan(4);
});

async function listing(visitor: Visitor): Promise<boolean> {
  const wanted = { game: "bounty-hunters", seats: 2, listed: true };
  return (await visitor.post("/api/tables", wanted)).status === 201;
}

test("[flood] one person and one address put so many tables on the list; whoever starts or comes from elsewhere has room", async () => {
  hall = await testHall({ limits: { listedPerPerson: 2, listedPerAddress: 3 } });
  const [ginny, mia] = [await hall.guest("Ginny"), await hall.guest("Mia")];
  expect(await passing(5, () => listing(ginny))).toBe(2);
  expect(await passing(5, () => listing(mia))).toBe(1);
  const [first] = (await ginny.get("/api/tables/mine")).body as readonly { id: string }[];
  const table = first?.id ?? "";
  await ginny.ask(table, { type: "seat-bot", seat: 1, level: "random" });
  expect(await ginny.ask(table, { type: "start" })).toMatchObject({ type: "done" });
  expect(await listing(ginny)).toBe(true);
});

test("[flood] asked for side by side, as many tables of one address come on the list as there is room for", async () => {
  const slowly = (folder: string, needs: StoreNeeds): Store => {
    const store = openSqlite(folder, needs);
    const { createWithin } = store.journal;
    const slow: typeof createWithin = (...asked) => pause(100).then(() => createWithin(...asked));
    return { ...store, journal: { ...store.journal, createWithin: slow } };
  };
  const limits = { listedPerPerson: 2, listedPerAddress: 3 };
  hall = await testHall({ limits, openStore: slowly });
  const guests = await Promise.all(Array.from({ length: 9 }, (_, n) => hall.guest(`Guest ${n}`)));
  const listed = await Promise.all(guests.map(listing));
  expect(listed.filter((isOn) => isOn)).toHaveLength(3);
});

test("[flood] a long body costs as much as several, also one that comes in pieces and hides its length", async () => {
  const few = { person: { burst: 20, perSecond: 0.001 }, address: wide };
  hall = await testHall({ limits: { shares: { ...sharesOf(wide), "make-table": few } } });
  const content = { units: [], pad: "x".repeat(480_000) };
  const text = JSON.stringify({ game: "legion", seats: 2, content });
  const made = async (who: Visitor, body: BodyInit): Promise<boolean> => {
    const headers = { authorization: `Bearer ${who.token}`, "content-type": "application/json" };
    const sent = { method: "POST", headers, body, duplex: "half" };
    return (await fetch(`${hall.url}/api/tables`, sent)).status === 201;
  };
  const [ginny, mia] = [await hall.guest("Ginny"), await hall.guest("Mia")];
  expect(await passing(3, () => made(ginny, text))).toBe(1);
  expect(await passing(3, () => made(mia, new Blob([text]).stream()))).toBe(1);
});

test("[flood] games of bots alone are few", async () => {
  hall = await testHall({
    limits: { shares: { ...sharesOf(wide), "bots-alone": standardShares["bots-alone"] } },
  });
  const ginny = await hall.guest("Ginny");
  const wanted = { game: "bounty-hunters", seats: 2, bots: [0, 1], botLevel: "random", sit: [] };
  const started = await passing(5, async () => {
    const table = await ginny.make(wanted);
    return (await ginny.ask(table, { type: "start" })).type === "done";
  });
  expect(started).toBe(standardShares["bots-alone"].person.burst);
});

test("[flood] a game handed to bots by its last person is one of bots alone", async () => {
  hall = await testHall({
    limits: { shares: { ...sharesOf(wide), "bots-alone": standardShares["bots-alone"] } },
  });
  const ginny = await hall.guest("Ginny");
  const wanted = { game: "bounty-hunters", seats: 2, bots: [1], botLevel: "random" };
  const handOver = { type: "substitute", seat: 0, level: "random" } as const;
  const handed = await passing(5, async () => {
    const table = await ginny.make(wanted);
    await ginny.ask(table, { type: "start" });
    return (await ginny.ask(table, handOver)).type === "done";
  });
  expect(handed).toBe(standardShares["bots-alone"].person.burst);
  const [mia, table] = [await hall.guest("Mia"), await ginny.make({ ...wanted, seats: 3 })];
  await mia.ask(table, { type: "sit", seat: 2, entropy: "open" });
  await ginny.ask(table, { type: "start" });
  expect(await ginny.ask(table, handOver)).toMatchObject({ type: "done" });
});

test("[flood] a look is an ask like any other", async () => {
  const now = Date.now();
  const few = { person: { burst: 5, perSecond: 1 }, address: wide };
  hall = await testHall({
    limits: { shares: { ...sharesOf(wide), ask: few } },
    clock: { ...machineClock, now: () => now },
  });
  const ginny = await hall.guest("Ginny");
  const wire = await ginny.socket();
  const looks = await passing(9, async () => {
    return (await wire.ask("nowhere", { type: "look" })).type === "done";
  });
  expect(looks).toBe(few.person.burst);
});

test("[flood] whoever asks too fast hears so after a moment", async () => {
  const now = Date.now();
  hall = await testHall({
    limits: { requestsPerAddress: { burst: 2, perSecond: 1 } },
    clock: { ...machineClock, now: () => now },
  });
  const took = async (): Promise<readonly [number, boolean]> => {
    const start = performance.now();
    const { status } = await call(hall.url, "GET", "/api/hall");
    return [status, performance.now() - start >= 240];
  };
  for (let i = 0; i < 2; i++) expect((await took())[0]).toBe(200);
  expect(await took()).toEqual([429, true]);
});
