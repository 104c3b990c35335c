import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { testPostgres, type TestPostgres } from "../store/postgres/testing/server.ts";
import type { Audit } from "../testing/audit.ts";
import { openEvening } from "./testing/evening.ts";

let server: TestPostgres;
let folder = "";
beforeAll(async () => void (server = await testPostgres()));
afterAll(() => server?.close());
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "guildhall-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const faultyCopy = fileURLToPath(new URL("testing/faulty-copy.ts", import.meta.url));

/** Three tables at two copies, and one of them is killed. */
async function killOne(fault?: string): Promise<Audit> {
  const evening = await openEvening({
    folder,
    store: await server.emptied(),
    copies: 2,
    tables: 3,
    people: 2,
    thinking: 5,
    ...(fault === undefined ? {} : { main: faultyCopy, env: { FAULT: fault } }),
  });
  // Whoever answers too early is killed in the middle of it.
  if (fault === undefined) await evening.untilMoved(6);
  else await evening.untilAnswered(fault === "early" ? 3 : 30, fault === "early" ? 60_000 : 5000);
  evening.copies[0]?.kill("SIGKILL");
  if (fault === undefined) await evening.untilMoved(6);
  return evening.close();
}

const clean = { lost: [], untrue: [], torn: [], twice: [], unasked: [] };

test("[copies] one of two is killed: play goes on at the other, nothing lost, nothing twice", async () => {
  const report = await killOne();
  expect(report).toMatchObject(clean);
  expect(report.acknowledged).toBeGreaterThan(30);
});

test("[copies] planted: a store that answers before the commit is caught by what is missing", async () => {
  const { lost } = await killOne("early");
  expect(lost.length).toBeGreaterThan(0);
});

test("[copies] planted: a store that ignores the version is caught by answers that are not true", async () => {
  const { lost } = await killOne("blind");
  expect(lost.length).toBeGreaterThan(0);
});
