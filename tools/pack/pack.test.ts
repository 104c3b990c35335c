/** The hall as others install it: under `node_modules`, without a compiler and without anything that builds. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { childHall } from "#server/testing/child-hall.ts";
import { player } from "#server/testing/player.ts";
import { call, visitor } from "#server/testing/visitor.ts";
import { plainJs } from "./plain-js.ts";
import { sourcesOf } from "./sources.ts";
import { layOut } from "./tarball.ts";

const root = process.cwd();
let folder = "";
let hall = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "guildhall-pack-"));
  hall = join(folder, "node_modules", "guildhall");
  await layOut(hall);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const packed = (): { readonly dependencies: Readonly<Record<string, string>> } =>
  JSON.parse(readFileSync(join(hall, "package.json"), "utf8")) as ReturnType<typeof packed>;

test("[PACKAGE] nothing that builds or draws is among what a hall needs", () => {
  const needed = Object.keys(packed().dependencies);
  expect(needed).toContain("hono");
  expect(needed.filter((name) => /vite|preact|fluent|font|typescript|oxc/.test(name))).toEqual([]);
});

test("[PACKAGE] with what it names and no more it opens, plays with bots, keeps, and closes", async () => {
  for (const name of Object.keys(packed().dependencies)) {
    mkdirSync(join(folder, "node_modules", name, ".."), { recursive: true });
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  }
  const main = join(hall, "server", "main.js");
  const open = await childHall(join(folder, "data"), ["--log-level", "error"], { main });
  try {
    const page = await fetch(open.url);
    expect(await page.text()).toContain('<div id="hall">');
    const ginny = await visitor(open.url, "Ginny");
    // Hashed slowly, in a thread of its own.
    const drawn = await call(open.url, "POST", "/api/me/words", {}, bearer(ginny.token));
    expect(drawn.status).toBe(201);
    const wanted = {
      game: "bounty-hunters",
      seats: 2,
      bots: [1],
      options: { mode: "introductory" },
    };
    const table = await ginny.make(wanted);
    await ginny.ask(table, { type: "start" });
    const one = player({ url: () => open.url, token: ginny.token, table, seat: 0, seed: 7 });
    await one.over;
    expect(open.errors()).toBe("");
  } finally {
    open.kill("SIGTERM");
  }
  expect(await open.exit).toBe(0);
  const command = [join(hall, "tools", "pack", "guildhall.mjs"), "check-update", "data"];
  const checked = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
  expect(checked).toMatchObject({ status: 0, stderr: "" });
  expect(checked.stdout).toContain("1 read the same (bounty-hunters: 1)");
});

test("[PACKAGE] imports are followed, types are not, and commands are called by their own name", async () => {
  const { files, packages } = await sourcesOf(root, ["tools/backup.ts"]);
  expect(files.has("server/host-error.ts")).toBe(true);
  expect(files.has("tools/pack/pack.test.ts")).toBe(false);
  expect([...packages].filter((name) => name.startsWith("node:"))).toEqual([]);
  const backup = plainJs(files.get("tools/backup.ts") ?? "");
  expect(backup).not.toMatch(/from "[^"]+\.ts"|npm (start|run)/);
  expect(backup).toContain("guildhall --data");
});
