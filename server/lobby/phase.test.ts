import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Answer } from "#table/talk/words.ts";
import { people } from "../accounts/people.ts";
import { openSqlite } from "../store/sqlite/index.ts";
import { testHall } from "../testing/test-hall.ts";
import { visitor } from "../testing/visitor.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "guildhall-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Ginny's tables that are not over, as the directory says without opening any. */
async function unfinished(token: string): Promise<number> {
  const store = openSqlite(folder, { broken: () => undefined });
  const session = await people(store.people, Date.now).whoHas(token);
  const count = await store.directory.hosted(session?.person ?? "");
  await store.close();
  return count;
}

test("[index] a ledger whose end is taken back is being played again, also in the index", async () => {
  const hall = await testHall({ folder });
  const ginny = await hall.guest("Ginny");
  const table = await ginny.make({ game: "legion", seats: 2, sit: [0, 1] });
  await ginny.ask(table, { type: "start" });
  const play = (command: object): Promise<Answer> =>
    ginny.ask(table, { type: "command", seat: 0, command });
  expect(await play({ type: "close-armies" })).toMatchObject({ type: "done" });
  expect(await play({ type: "end-game", wipedOut: null })).toMatchObject({ type: "done" });
  expect((await ginny.get(`/api/tables/${table}`)).body).toMatchObject({ phase: "over" });
  expect(await ginny.ask(table, { type: "take-back", seat: 0 })).toMatchObject({ type: "done" });
  await hall.close();
  expect(await unfinished(ginny.token)).toBe(1);

  const second = await testHall({ folder });
  const again = await visitor(second.url, "Ginny", ginny.token);
  expect(await again.ask(table, { type: "redo", seat: 0 })).toMatchObject({ type: "done" });
  await second.close();
  expect(await unfinished(ginny.token)).toBe(0);
});
