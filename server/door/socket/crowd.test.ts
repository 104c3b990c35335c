import { mkdtempSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test } from "vitest";
import { testHall, type TestHall } from "../../testing/test-hall.ts";
import { call, visitor } from "../../testing/visitor.ts";
import type { LobbyRow } from "#table/talk/lobby.ts";

let hall: TestHall;
afterEach(() => hall.close());

/** A socket that says and answers nothing by itself. */
async function bareSocket(token: string): Promise<Socket> {
  const { port } = new URL(hall.url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(
    `GET /ws?token=${token} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once("data", resolve));
  return socket;
}

test("[crowd] everyone is asked once in a heartbeat, not all at once; who never answers is gone, the others stay", async () => {
  const heartbeatMilliseconds = 1000;
  hall = await testHall({ limits: { heartbeatMilliseconds } });
  const ginny = await hall.guest("Ginny");
  const silent = await bareSocket(ginny.token);
  const gone = new Promise((resolve) => silent.once("close", resolve));
  const wires = await Promise.all(Array.from({ length: 5 }, () => ginny.socket()));
  const pings: number[][] = wires.map(() => []);
  wires.forEach(({ ws }, i) => ws.on("ping", () => pings[i]?.push(performance.now())));
  await gone;
  await expect.poll(() => pings.map(({ length }) => length >= 3)).toEqual(wires.map(() => true));
  expect(wires.map(({ ws }) => ws.readyState)).toEqual(wires.map(() => 1));
  const thirds = pings.map((times) => Math.round(times[2] ?? 0));
  expect(new Set(thirds).size).toBeGreaterThan(1);
});

test("[crowd] one address opens so many sockets and no more; who leaves makes room", async () => {
  hall = await testHall({ limits: { connectionsPerAddress: 2 } });
  const ginny = await hall.guest("Ginny");
  const first = await ginny.socket();
  const second = await ginny.socket();
  await expect(ginny.socket()).rejects.toThrow("429");
  first.close();
  await first.closed();
  await expect
    .poll(() =>
      ginny.socket().then(
        (wire) => wire.ws.readyState,
        () => 0,
      ),
    )
    .toBe(1);
  second.close();
});

test("[crowd] one address makes so many requests and guests and no more", async () => {
  hall = await testHall({
    limits: {
      requestsPerAddress: { burst: 20, perSecond: 0.001 },
      guestsPerAddress: { burst: 2, perSecond: 0.001 },
    },
  });
  const statuses = [];
  for (let i = 0; i < 3; i++)
    statuses.push((await call(hall.url, "POST", "/api/me", { name: "Robot", token: true })).status);
  expect(statuses).toEqual([201, 201, 429]);
  for (let i = 0; i < 17; i++) expect((await call(hall.url, "GET", "/api/hall")).status).toBe(200);
  expect(await call(hall.url, "GET", "/api/hall")).toMatchObject({
    status: 429,
    body: { error: { code: "too-fast" } },
  });
});

test("[crowd] claim codes cannot be guessed in bulk", async () => {
  hall = await testHall();
  const codes = await Promise.all(
    Array.from({ length: 15 }, (_, i) =>
      call(hall.url, "POST", "/api/claims", { code: `AAAAAA${i}` }),
    ),
  );
  expect(codes.filter(({ status }) => status === 404)).toHaveLength(10);
  expect(codes.filter(({ status }) => status === 429)).toHaveLength(5);
});

test("[crowd] a reader that does not read is cut off before it costs memory; the table goes on", async () => {
  hall = await testHall({ limits: { unreadBytes: 64 * 1024, openTablesPerPerson: 5 } });
  const [ginny, mia] = [await hall.guest("Ginny"), await hall.guest("Mia")];
  const table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  const slow = await bareSocket(mia.token);
  slow.pause();
  const closed = new Promise((resolve) => slow.once("close", resolve));
  slow.on("error", () => undefined);
  const text = "word ".repeat(39);
  await Promise.all(
    Array.from({ length: 300 }, () =>
      ginny.ask(table, { type: "say", said: { type: "text", text } }),
    ),
  );
  const cutOff = async (): Promise<number> =>
    Number(
      /guildhall_slow_readers_total (\d+)/.exec((await ginny.get("/metrics")).body as string)?.[1],
    );
  // Each time the whole log, some 90 KB: in the end more than the system's own buffers hold.
  for (let i = 0; i < 200 && (await cutOff()) === 0; i++) {
    slow.write(
      frame(JSON.stringify({ type: "watch", id: `w${i}`, table, as: "spectator", since: null })),
    );
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await expect.poll(cutOff).toBe(1);
  slow.resume();
  await closed;
  expect((await ginny.get(`/api/tables/${table}`)).body).toMatchObject({ spectators: 0 });
});

/** A masked text frame, as a browser writes it. */
function frame(text: string): Uint8Array {
  const body = Buffer.from(text);
  return Buffer.concat([
    Buffer.from([0x81, 0x80 | 126, body.length >> 8, body.length & 0xff, 0, 0, 0, 0]),
    body,
  ]);
}

test("[crowd] a long poll that was given up makes room at once", async () => {
  hall = await testHall({ limits: { tablesPerConnection: 1 } });
  const ginny = await hall.guest("Ginny");
  const table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  const poll = (signal: AbortSignal): Promise<number> =>
    fetch(`${hall.url}/api/tables/${table}/view?as=0&since=99&wait=20`, {
      signal,
      headers: { authorization: `Bearer ${ginny.token}` },
    }).then(
      ({ status }) => status,
      () => 0,
    );
  const patience = new AbortController();
  const first = poll(patience.signal);
  await expect
    .poll(async () => (await ginny.get(`/api/tables/${table}/view?as=0`)).status)
    .toBe(429);
  patience.abort();
  await first;
  await expect
    .poll(async () => (await ginny.get(`/api/tables/${table}/view?as=0`)).status)
    .toBe(200);
});

test("[crowd] closing the hall does not wait for long polls", async () => {
  hall = await testHall({ limits: { tablesPerConnection: 1 } });
  const ginny = await hall.guest("Ginny");
  const table = await ginny.make({ game: "bounty-hunters", seats: 2 });
  const waiting = ginny.view(table, "as=0&since=99&wait=50");
  // One waits: there is no room for another.
  await expect
    .poll(async () => (await ginny.get(`/api/tables/${table}/view?as=0`)).status)
    .toBe(429);
  const start = performance.now();
  await hall.close();
  expect((await waiting).tell).toBeNull();
  expect(performance.now() - start).toBeLessThan(40_000);
  hall = await testHall();
});

test("[crowd] a table whose journal cannot be read hides no other", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  hall = await testHall({ folder });
  const ginny = await hall.guest("Ginny");
  const [broken, sound] = [
    await ginny.make({ game: "bounty-hunters", seats: 2 }),
    await ginny.make({ game: "bounty-hunters", seats: 2 }),
  ];
  await hall.close();
  const db = new DatabaseSync(join(folder, "guildhall.db"));
  db.prepare("UPDATE pages SET page = '{' WHERE table_id = ?").run(broken);
  db.exec("UPDATE tables SET drawn = -1");
  db.close();
  hall = await testHall({ folder });
  const again = await visitor(hall.url, "Ginny", ginny.token);
  expect(((await again.get("/api/tables/mine")).body as LobbyRow[]).map(({ id }) => id)).toEqual([
    sound,
  ]);
  expect(await again.get(`/api/tables/${broken}`)).toMatchObject({
    status: 500,
    body: { error: { code: "bug" } },
  });
  expect(await again.get(`/api/tables/${sound}`)).toMatchObject({ status: 200 });
});
