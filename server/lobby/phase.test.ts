import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Answer } from "#table/talk/words.ts";
import { openDatabase } from "../store/sqlite/database.ts";
import { testHall } from "../testing/test-hall.ts";
import { visitor } from "../testing/visitor.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "guildhall-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** What the database says without opening any table. */
function phases(): readonly unknown[] {
  const db = openDatabase(folder);
  const rows = db
    .prepare("SELECT phase FROM tables")
    .all()
    .map((row) => row["phase"]);
  db.close();
  return rows;
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
  expect(phases()).toEqual(["playing"]);

  const second = await testHall({ folder });
  const again = await visitor(second.url, "Ginny", ginny.token);
  expect(await again.ask(table, { type: "redo", seat: 0 })).toMatchObject({ type: "done" });
  await second.close();
  expect(phases()).toEqual(["over"]);
});
