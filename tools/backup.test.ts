import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { games } from "#rules/games.ts";
import { childHall } from "#server/testing/child-hall.ts";
import { player, type TestPlayer } from "#server/testing/player.ts";
import { testHall } from "#server/testing/test-hall.ts";
import { visitor } from "#server/testing/visitor.ts";
import { readJournal } from "#table/journal/file.ts";
import { verify } from "#table/past/verify.ts";
import type { TableId } from "#table/talk/words.ts";

let home = "";
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), "guildhall-"))));
afterEach(() => rmSync(home, { recursive: true }));

function backup(
  ...args: string[]
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const child = spawn(process.execPath, ["tools/backup.ts", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => (out += String(chunk)));
  child.stderr.on("data", (chunk) => (err += String(chunk)));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, out, err })));
}

test("[backup] while games go on: the copy starts in a folder of its own, with every answered move, and its journals verify", async () => {
  const [data, copy] = [join(home, "data"), join(home, "copy")];
  mkdirSync(join(data, "card-sets"), { recursive: true });
  writeFileSync(join(data, "card-sets", "mine.json"), "{}");
  const hall = await childHall(data, ["--log-level", "error"]);
  const [ginny, mia] = [await visitor(hall.url, "Ginny"), await visitor(hall.url, "Mia")];
  const options = { mode: "introductory" };
  const all: { readonly table: TableId; readonly players: readonly TestPlayer[] }[] = [];
  for (let i = 0; i < 3; i++) {
    const table = await ginny.make({ game: "bounty-hunters", seats: 2, sit: [0], options });
    await mia.ask(table, { type: "sit", seat: 1, entropy: "open" });
    await ginny.ask(table, { type: "start" });
    // The first plays on quickly to its end, the others are still under way.
    all.push({
      table,
      players: [ginny, mia].map(({ token }, seat) =>
        player({
          url: () => hall.url,
          token,
          table,
          seat,
          seed: i * 2 + seat,
          pause: i === 0 ? 0 : 25,
        }),
      ),
    });
  }
  await all[0]?.players[0]?.over;
  const answered = all.map(({ players }) =>
    players.flatMap(({ acknowledged }) => [...acknowledged]),
  );
  const { code, out, err } = await backup(copy, "--data", data, "--json");
  expect([code, err]).toEqual([0, ""]);
  expect(JSON.parse(out)).toMatchObject({ open: true, tables: 3, people: 2 });
  for (const { players } of all) for (const each of players) each.stop();
  hall.kill("SIGKILL");
  await hall.exit;

  expect(existsSync(join(copy, "card-sets", "mine.json"))).toBe(true);
  const restored = await testHall({ folder: copy });
  const again = await visitor(restored.url, "Ginny", ginny.token);
  for (const [i, { table }] of all.entries()) {
    const { tell } = await again.view(table, "as=0");
    expect(tell?.version).toBeGreaterThanOrEqual(
      Math.max(...(answered[i] ?? []).map(({ version }) => version)),
    );
  }
  const finished = readJournal(
    String((await again.get(`/api/tables/${all[0]?.table}/journal`)).body),
  );
  if ("code" in finished) throw new Error(finished.code);
  expect(verify(games, finished)).toMatchObject({ type: "verified" });
  const rest = all
    .slice(1)
    .flatMap(({ table }) =>
      [ginny, mia].map(({ token }, seat) =>
        player({ url: () => restored.url, token, table, seat, seed: seat }),
      ),
    );
  await Promise.all(rest.map(({ over }) => over));
  await restored.close();
});

test("[backup] of a closed hall, and what it says when it cannot", async () => {
  const [data, copy] = [join(home, "data"), join(home, "copy")];
  expect(await backup(copy, "--data", data)).toMatchObject({
    code: 1,
    err: expect.stringContaining("there is no guildhall.db in"),
  });
  expect(existsSync(copy)).toBe(false);
  const hall = await testHall({ folder: data });
  await visitor(hall.url, "Ginny");
  await hall.close();
  const { code, out } = await backup(copy, "--data", data);
  expect(code).toBe(0);
  expect(out).toContain("0 tables with 0 pages and 1 people are safe in");
  expect(readdirSync(copy)).toEqual(["guildhall.db"]);
  expect(await backup(copy, "--data", data)).toMatchObject({
    code: 1,
    err: expect.stringContaining("is not empty"),
  });
  expect(await backup()).toMatchObject({
    code: 1,
    err: expect.stringContaining("name one folder"),
  });
});
