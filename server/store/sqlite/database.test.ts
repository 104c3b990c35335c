import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { openSqlite } from "./index.ts";
import { steps } from "./schema.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "guildhall-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("[store] the file and its log are for nobody else to read, also one made earlier", () => {
  const path = join(folder, "guildhall.db");
  writeFileSync(path, "");
  chmodSync(path, 0o644);
  const db = openDatabase(folder);
  db.exec("INSERT INTO people (id, name, made) VALUES ('mia', 'Mia', 0)");
  expect([path, `${path}-wal`].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
  db.close();
});

test("[store] a database of a newer version is left alone, with one clear sentence", () => {
  openDatabase(folder).close();
  const newer = new DatabaseSync(join(folder, "guildhall.db"));
  newer.exec("PRAGMA user_version = 99");
  newer.close();
  expect(() => openDatabase(folder)).toThrow(
    `was written by a newer Guildhall (format 99, this one reads up to ${steps.length})`,
  );
});

test("[store] an older database is brought up to date: a game whose end was taken back goes on", () => {
  const old = new DatabaseSync(join(folder, "guildhall.db"));
  old.exec(`${steps[0] ?? ""} PRAGMA user_version = 1`);
  const page = old.prepare("INSERT INTO pages VALUES (?, ?, ?)");
  for (const [table, types] of Object.entries({
    back: ["started", "ended", "taken-back", "said"],
    again: ["ended", "taken-back", "ended", "rematch"],
    over: ["ended"],
  })) {
    old.prepare("INSERT INTO tables VALUES (?, '{}', 'mia', 0, 0, 'over', 1, -1, NULL)").run(table);
    types.forEach((type, i) => page.run(table, i + 1, JSON.stringify({ type })));
  }
  old.close();
  const db = openDatabase(folder);
  expect(
    db.prepare("SELECT id, phase, visited > 1 AS visited FROM tables ORDER BY id").all(),
  ).toEqual([
    { id: "again", phase: "over", visited: 1 },
    { id: "back", phase: "playing", visited: 1 },
    { id: "over", phase: "over", visited: 1 },
  ]);
  db.close();
});

test("[store] a file that is no database is named", () => {
  writeFileSync(
    join(folder, "guildhall.db"),
    "this is a letter to my aunt, and not a database at all".repeat(100),
  );
  expect(() => openDatabase(folder)).toThrow(/guildhall\.db is damaged \(file is not a database\)/);
});

test("[store] a folder that cannot be written to is named", () => {
  writeFileSync(join(folder, "file"), "");
  expect(() => openDatabase(join(folder, "file", "inside"))).toThrow(
    /is not writable \(ENOTDIR\): choose another one with DATA_DIR or --data/,
  );
});

test("[store] a second server on the same folder is told so", () => {
  const first = openDatabase(folder);
  expect(() => openDatabase(folder)).toThrow(/in use by another server/);
  first.close();
});

test.each([
  { what: "its head", from: 0, to: 100 },
  { what: "the list of its tables", from: 100, to: 4096 },
  { what: "the games", from: 4096, to: 12_288 },
  { what: "everything else", from: 12_288, to: 49_152 },
])("[store] damage to $what is told when the store opens", async ({ from, to }) => {
  await openSqlite(folder, { broken: () => undefined }).close();
  const path = join(folder, "guildhall.db");
  writeFileSync(path, readFileSync(path).fill(0x55, from, to));
  expect(() => openSqlite(folder, { broken: () => undefined })).toThrow(
    /guildhall\.db is damaged \([^()]*\): keep the file, and start from a backup/,
  );
});

test.each([
  {
    what: "a column that goes by another name",
    from: "rings",
    to: "rinfs",
    told: /no such column/,
  },
  { what: "a table that goes by another", from: "TABLE codes", to: "TABLE cpdes", told: /schema/ },
])("[store] $what is damage, told when the store opens", async ({ from, to, told }) => {
  await openSqlite(folder, { broken: () => undefined }).close();
  const path = join(folder, "guildhall.db");
  const bytes = readFileSync(path, "latin1");
  expect(bytes).toContain(from);
  writeFileSync(path, bytes.replaceAll(from, to), "latin1");
  const open = (): unknown => openSqlite(folder, { broken: () => undefined });
  expect(open).toThrow(/guildhall\.db is damaged \(.*\): keep the file, and start from a backup/);
  expect(open).toThrow(told);
});

test("[store] a number that nobody can have written is damage, told as it is read", async () => {
  const store = openSqlite(folder, { broken: () => undefined });
  await store.close();
  const db = new DatabaseSync(join(folder, "guildhall.db"));
  const insert = db.prepare("INSERT INTO shut_out (key, what, name, since) VALUES (?, ?, '', ?)");
  insert.run("anna", "person", 1);
  insert.run("bruno", "person", 2n ** 60n);
  db.close();
  const again = openSqlite(folder, { broken: () => undefined });
  await expect(again.house.read()).rejects.toThrow(/guildhall\.db is damaged \(.*too large.*\): /);
  await again.close();
});
