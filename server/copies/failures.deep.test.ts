/**
 * The failure table of docs/scale.md: three copies, a hundred tables of four people and a bot, and everything that can
 * happen to them. `COPIES_TABLES=20` makes it shorter on a small machine.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { primaryAndStandby } from "../store/postgres/testing/standby.ts";
import { testPostgres, type TestPostgres } from "../store/postgres/testing/server.ts";
import { openEvening, type BusyEvening } from "./testing/evening.ts";

const tables = Number(process.env["COPIES_TABLES"] ?? 100);
let server: TestPostgres;
let folder = "";
beforeAll(async () => void (server = await testPostgres()), 60_000);
afterAll(() => server?.close(), 60_000);
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "guildhall-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const clean = { lost: [], untrue: [], torn: [], twice: [], unasked: [] };

/** Plays before, through and after the mishap, and tells how long people were away and tables stood still. */
async function through(
  name: string,
  store: string,
  mishap: (evening: BusyEvening) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const evening = await openEvening({ folder, store, copies: 3, tables, thinking: 400, env });
  await evening.untilMoved(2);
  const start = performance.now();
  await mishap(evening);
  const over = performance.now();
  await evening.untilMoved(2);
  const on = performance.now();
  // A copy that became deaf lets a table go on for a move or two.
  await evening.untilEveryoneMoved(3);
  const report = await evening.close();
  const back = evening.back.toSorted((a, b) => a - b);
  console.log(
    `${name}: ${report.acknowledged} answers, ${report.lost.length} lost; mishap ${seconds(over - start)}, ` +
      `every table moved twice ${seconds(on - over)} after it; ` +
      `${back.length} came back, p50 ${seconds(back[back.length >> 1] ?? 0)}, max ${seconds(back.at(-1) ?? 0)}`,
  );
  expect(report).toMatchObject(clean);
  expect(report.acknowledged).toBeGreaterThan(tables);
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

test("[copies] deep: a copy is killed", async () => {
  await through("killed", await server.fresh(), async ({ copies }) => {
    copies[0]?.kill("SIGKILL");
    await copies[0]?.exit;
  });
});

test("[copies] deep: a copy is frozen for nine seconds", async () => {
  await through("frozen", await server.fresh(), async ({ copies }) => {
    copies[0]?.kill("SIGSTOP");
    await pause(9000);
    copies[0]?.kill("SIGCONT");
  });
});

test("[copies] deep: the database crashes five times", async () => {
  await through("five crashes", await server.fresh(), async () => {
    for (let i = 0; i < 5; i++) {
      await server.crash();
      await pause(1000);
    }
  });
});

test("[copies] deep: the primary dies and its synchronous standby is promoted", async () => {
  const pair = await primaryAndStandby();
  try {
    await through("promoted", pair.url, () => pair.promote());
  } finally {
    await pair.close();
  }
});

test("[copies] deep: an update replaces one copy after the other by newer rules", async () => {
  const newer = fileURLToPath(new URL("testing/faulty-copy.ts", import.meta.url));
  const update = async ({ replace }: BusyEvening): Promise<void> => {
    for (let i = 0; i < 3; i++) await replace(i, "SIGTERM", newer);
  };
  await through("update", await server.fresh(), update, { FAULT: "newer" });
});
