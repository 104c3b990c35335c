import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { crash } from "../../testing/crash.ts";
import { runMain } from "../../testing/child-hall.ts";
import { openPostgres } from "./index.ts";
import { takeAlone } from "./testing/intruder.ts";
import { testPostgres, type TestPostgres } from "./testing/server.ts";

let server: TestPostgres;
let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  server = await testPostgres();
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

test("[store] PostgreSQL: a hall that keeps its games there is killed and loses nothing", async () => {
  const url = await server.fresh();
  const open = (): ReturnType<typeof openPostgres> =>
    openPostgres(url, { broken: () => undefined });
  const store = { args: ["--store", url], open };
  const report = await crash({ folder, tables: 2, rounds: 1, longest: 300, store });
  expect(report).toMatchObject({ lost: [], untrue: [], torn: [], unfinished: [] });
  expect(report.acknowledged).toBeGreaterThan(40);
});

test("[start] a database that is taken, a wrong address and a database that is not there are one sentence each", async () => {
  const url = await server.fresh();
  const start = (store: string): ReturnType<typeof runMain> =>
    runMain(["--port", "0", "--data", join(folder, "other"), "--store", store]);
  const release = await takeAlone(url);
  expect((await start(url)).errors).toMatch(
    /^guildhall: another program has \S+ for itself: wait for it, or choose another database .*\n$/,
  );
  await release();
  expect((await start("mysql://root:secret@db/hall")).errors).toBe(
    "guildhall: the store is no postgres://… address: correct STORE or --store\n",
  );
  expect((await start("postgres://hall:secret@127.0.0.1:9/hall")).errors).toBe(
    "guildhall: the database at 127.0.0.1:9/hall cannot be reached (ECONNREFUSED)\n",
  );
});
