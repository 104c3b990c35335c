import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { call } from "#server/testing/visitor.ts";
import { pauseBefore, whyItEnded } from "./supervise.mjs";

let folder = "";
let running: Supervised | undefined;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "guildhall-"))));
afterEach(() => {
  running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Supervised {
  readonly output: () => string;
  readonly errors: () => string;
  readonly exit: Promise<number | null>;
  readonly stop: () => void;
  /** The pids of the halls started so far. */
  readonly pids: () => readonly number[];
  /** The hall that is open now. */
  readonly url: () => string;
}

/** The supervisor as `npm start` runs it, in front of a real hall. */
function supervised(args: readonly string[]): Supervised {
  const module = pathToFileURL(resolve("tools/supervise.mjs")).href;
  const script = `
    import { supervise } from ${JSON.stringify(module)};
    supervise(process.execPath, ${JSON.stringify([resolve("server/main.ts"), ...args])}, {
      say: (text) => console.error("guildhall: " + text),
      started: (child) => console.log("pid " + child.pid),
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_OPTIONS: "", npm_lifecycle_event: "" },
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (errors += String(chunk)));
  running = {
    output: () => output,
    errors: () => errors,
    exit: new Promise((done) => child.once("close", done)),
    stop: () => void child.kill("SIGTERM"),
    pids: () => Array.from(output.matchAll(/^pid (\d+)$/gm), ([, pid]) => Number(pid)),
    url: () => Array.from(output.matchAll(/open at (\S+)/g)).at(-1)?.[1] ?? "",
  };
  return running;
}

const openings = (text: string): number => text.split("Guildhall is open at").length - 1;

test("[supervise] a hall that is killed is open again within a second of its pause, and says why", async () => {
  const hall = supervised(["--port", "0", "--host", "127.0.0.1", "--data", folder]);
  await expect.poll(() => openings(hall.output())).toBe(1);
  const [first] = hall.pids();
  process.kill(first ?? 0, "SIGKILL");
  await expect.poll(() => hall.pids().length).toBe(2);
  expect(hall.errors()).toMatch(
    /guildhall: the hall was ended by SIGKILL after [\d.]+ s; it is started again in 0\.3 s\n/,
  );
  await expect.poll(() => openings(hall.output())).toBe(2);
  expect((await call(hall.url(), "GET", "/healthz")).status).toBe(200);
  hall.stop();
  expect(await hall.exit).toBe(0);
  expect(hall.pids()).toHaveLength(2);
});

test.each([
  { what: "a damaged database", text: "not a database at all ".repeat(400) },
  { what: "half a database", text: `SQLite format 3\0${"\u0001".repeat(3000)}` },
])("[supervise] $what is one sentence and not tried again", async ({ text }) => {
  writeFileSync(join(folder, "guildhall.db"), text);
  const hall = supervised(["--port", "0", "--data", folder]);
  expect(await hall.exit).toBe(78);
  expect(hall.errors()).toMatch(/^guildhall: the database .*\n$/);
  expect(hall.pids()).toHaveLength(1);
});

test("[supervise] SIGTERM drains: what is under way is answered, and whoever asks hears that it closes", async () => {
  const hall = supervised(["--port", "0", "--host", "127.0.0.1", "--data", folder]);
  await expect.poll(() => openings(hall.output())).toBe(1);
  const body = '{"name":"Ginny"}';
  const socket = connect(Number(new URL(hall.url()).port), "127.0.0.1");
  let heard = "";
  socket.on("data", (bytes) => (heard += String(bytes)));
  const [half, rest] = [body.slice(0, 5), body.slice(5)];
  socket.write(
    `POST /api/me HTTP/1.1\r\nhost: hall\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${half}`,
  );
  await expect.poll(() => call(hall.url(), "GET", "/healthz")).toMatchObject({ status: 200 });
  hall.stop();
  await expect.poll(() => call(hall.url(), "GET", "/healthz")).toMatchObject({ status: 503 });
  socket.write(rest);
  await expect.poll(() => heard).toMatch(/^HTTP\/1\.1 201 /);
  expect(await hall.exit).toBe(0);
});

test("[supervise] pauses grow and end nowhere near never; reasons are words", () => {
  expect([0, 1, 2, 3, 50].map(pauseBefore)).toEqual([250, 500, 1000, 2000, 30_000]);
  expect(whyItEnded(70, null)).toBe("ended with code 70 (a bug nobody caught, told above)");
  expect(whyItEnded(null, "SIGSEGV")).toBe("was ended by SIGSEGV");
});
