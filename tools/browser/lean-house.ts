/**
 * A house whose service worker keeps the first page alone: to keep all of the client takes seconds of work, and most
 * tests with a worker are about something else. Deep runs have the whole one.
 */
import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { testHall, type TestHall } from "#server/testing/test-hall.ts";
import { isDeep } from "./browser.ts";

/** For all tests of a file: where it is open. */
export function leanHouse(): () => string {
  let hall: TestHall;
  let clientFolder = "";
  beforeAll(async () => {
    clientFolder = leanClient();
    hall = await testHall({ clientFolder, limits: { heartbeatMilliseconds: 2000 } });
  });
  afterAll(async () => {
    await hall?.close();
    rmSync(clientFolder, { recursive: true });
  });
  return () => hall.url;
}

/** The built client as it is, but for the list in its worker. */
function leanClient(): string {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  const built = resolve("client/dist");
  const worker = "service-worker.js";
  for (const name of readdirSync(built))
    if (isDeep || !name.startsWith(worker)) symlinkSync(join(built, name), join(folder, name));
  if (isDeep) return folder;
  const whole = readFileSync(join(built, worker), "utf8");
  const lean = whole.replace(/\["\/",[^\]]+\]/, '["/"]');
  if (lean === whole) throw new Error(`${worker} has no list of files`);
  writeFileSync(join(folder, worker), lean);
  return folder;
}
