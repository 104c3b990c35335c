import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { HostError } from "./host-error.ts";
import { openSqlite } from "./store/sqlite/index.ts";
import { childHall, runMain } from "./testing/child-hall.ts";
import { testHall } from "./testing/test-hall.ts";
import { call, visitor } from "./testing/visitor.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "guildhall-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("[start] prints its address and what is missing, answers, and stops with a clean exit", async () => {
  const mail = ["--smtp", "smtp://127.0.0.1:9", "--mail-from", "hall@mail.example"];
  const hall = await childHall(folder, mail);
  expect((await call(hall.url, "GET", "/healthz")).status).toBe(200);
  expect(hall.output()).toMatch(/^Guildhall is open at http:\/\/127\.0\.0\.1:\d+\n/);
  expect(hall.output()).toMatch(/^No letters are sent: SMTP_URL is set and PUBLIC_URL is not/m);
  const guest = await visitor(hall.url, "Ginny");
  const wire = await guest.socket();
  hall.kill("SIGTERM");
  expect((await wire.closed()).code).toBe(1012);
  expect(await hall.exit).toBe(0);
});

test("[start] a port in use is one clear sentence", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const address = taken.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const { code, errors } = await runMain([
    "--port",
    String(port),
    "--host",
    "127.0.0.1",
    "--data",
    folder,
  ]);
  taken.close();
  expect(code).toBe(78);
  expect(errors).toBe(
    `guildhall: port ${port} is in use: stop what uses it, or choose another one with PORT or --port\n`,
  );
});

/** What the hall says instead of opening: `main` prints it, as for a port in use. */
const whyNot = (place: string): Promise<unknown> =>
  testHall({ folder: place }).then(
    () => "it opened",
    (error: unknown) => (error instanceof HostError ? error.message : error),
  );

test.each(["a-file", "a-file/inside"])(
  "[start] a data folder that cannot be written to (%s) is one clear sentence",
  async (place) => {
    writeFileSync(join(folder, "a-file"), "");
    expect(await whyNot(join(folder, place))).toMatch(
      /^the data folder .* is not writable \(\w+\): choose another one with DATA_DIR or --data$/,
    );
  },
);

test("[start] a database of a newer version is one clear sentence", async () => {
  const db = new DatabaseSync(join(folder, "guildhall.db"));
  db.exec("PRAGMA user_version = 999");
  db.close();
  expect(await whyNot(folder)).toMatch(/^the database .* was written by a newer Guildhall .*$/);
});

test("[start] a damaged database is one clear sentence", async () => {
  await openSqlite(folder, { broken: () => undefined }).close();
  const path = join(folder, "guildhall.db");
  writeFileSync(path, readFileSync(path).fill(0x55, 8192, 24_576));
  expect(await whyNot(folder)).toMatch(
    /^the database .* is damaged \([^()]*\): keep the file, and start from a backup .*$/,
  );
});

test.each([
  { args: ["--port", "high"], says: '"high" is no port' },
  { args: ["--colour", "red"], says: "try --help" },
  { args: ["--log-level", "loud"], says: '"loud" is no log level' },
  { args: ["--keep-gatherings", "long"], says: '"long" is no number of days' },
])("[start] $args: $says", async ({ args, says }) => {
  const { code, errors } = await runMain([...args, "--data", join(folder, "never")]);
  expect(code).toBe(78);
  expect(errors.split("\n")).toHaveLength(2);
  expect(errors).toContain(says);
  expect(existsSync(join(folder, "never"))).toBe(false);
});

test("[logs] are structured and hold no secret: no token, cookie, code, invitation or card", async () => {
  const hall = await childHall(folder, ["--log-level", "trace"]);
  const ginny = await visitor(hall.url, "Ginny");
  const table = await ginny.make({
    game: "bounty-hunters",
    seats: 2,
    bots: [1],
    botLevel: "random",
  });
  const { code } = (await ginny.post("/api/me/codes")).body as { code: string };
  const cookie =
    (await call(hall.url, "POST", "/api/me", { name: "Mia" })).headers.get("set-cookie") ?? "";
  const wire = await ginny.socket();
  await wire.ask(table, { type: "start" });
  await call(hall.url, "GET", `/t/${table}`);
  hall.kill("SIGTERM");
  await hall.exit;
  const log = hall.errors();
  const lines = log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(["the hall is open", "a table was made", "the hall is closed"]),
  );
  for (const secret of [
    ginny.token,
    table,
    code,
    /guildhall=([^;]+)/.exec(cookie)?.[1] ?? "no cookie",
    "Ginny",
  ])
    expect(log).not.toContain(secret);
});
