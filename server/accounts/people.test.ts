import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Store } from "../store/port.ts";
import { openSqlite } from "../store/sqlite/index.ts";
import { readName } from "./names.ts";
import { people, type People } from "./people.ts";
import { hashOfSecret } from "./secrets.ts";

let folder = "";
let store: Store;
let guests: People;
let now = 1_800_000_000_000;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  store = openSqlite(folder, { broken: () => undefined });
  guests = people(store.people, () => now);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test("[people] a guest is known by an unguessable secret of which the database has only a hash", async () => {
  const { person, secret } = await guests.welcome("Ginny");
  expect(secret).toMatch(/^[\w-]{24}$/);
  expect(await guests.whoHas(secret)).toEqual({ person, name: "Ginny", face: null, only: null });
  expect(await guests.whoHas(`${secret}x`)).toBeNull();
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file)));
  expect(files.some((bytes) => bytes.includes(person))).toBe(true);
  expect(files.some((bytes) => bytes.includes(secret))).toBe(false);
});

test("[people] a claim code works once, on another device, for ten minutes", async () => {
  const { person } = await guests.welcome("Mia");
  const first = await guests.claimCode(person);
  const typed = `${first.code.slice(0, 4).toLowerCase()}-${first.code.slice(4)}`;
  const secret = await guests.claim(typed);
  expect((await guests.whoHas(secret ?? ""))?.person).toBe(person);
  expect(await guests.claim(first.code)).toBeNull();
  const late = await guests.claimCode(person);
  now += 10 * 60_000 + 1;
  expect(await guests.claim(late.code)).toBeNull();
});

test("[people] a seat token is that seat and no more; a forgotten session is a stranger", async () => {
  const { person, secret } = await guests.welcome("Thomas");
  const token = await guests.seatToken(person, "table", 2);
  expect((await guests.whoHas(token))?.only).toEqual({ table: "table", seat: 2 });
  await guests.forget(secret);
  expect(await guests.whoHas(secret)).toBeNull();
  expect((await guests.whoHas(token))?.name).toBe("Thomas");
});

test("[people] a guest who comes back within 400 days is still known, later a stranger", async () => {
  const { secret } = await guests.welcome("Ginny");
  now += 399 * 86_400_000;
  /** Written down behind the answer. */
  const seen = async (): Promise<number | undefined> =>
    (await store.people.session(hashOfSecret(secret)))?.seen;
  expect((await guests.whoHas(secret))?.name).toBe("Ginny");
  await expect.poll(seen).toBe(now);
  now += 399 * 86_400_000;
  expect((await guests.whoHas(secret))?.name).toBe("Ginny");
  await expect.poll(seen).toBe(now);
  now += 401 * 86_400_000;
  expect(await guests.whoHas(secret)).toBeNull();
});

test.each([
  { typed: "  Ginny  ", name: "Ginny" },
  { typed: "Bo  Katan", name: "Bo Katan" },
  { typed: "\u202Egnissar", name: "gnissar" },
  { typed: "\u0000\u200B", name: null },
  { typed: "x".repeat(25), name: null },
  { typed: "🦎".repeat(24), name: "🦎".repeat(24) },
])("[people] the name $typed reads as $name", ({ typed, name }) => {
  expect(readName(typed)).toBe(name);
});
