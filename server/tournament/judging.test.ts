/** Whoever hands in a list waits for it; nobody else does. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { usualSettings, type ListSummary } from "#rules/legion/index.ts";
import type { BotPool } from "../bots/pool.ts";
import { sharedBreaths } from "../lobby/breaths.ts";
import { openSqlite } from "../store/sqlite/index.ts";
import { openTournaments, type Tournaments } from "./tournaments.ts";

const read: ListSummary = {
  faction: "rebel",
  units: 7,
  saidUnits: null,
  points: 1000,
  saidPoints: null,
  questions: [],
  flaws: [],
  deck: null,
};

async function cup(readList: () => Promise<unknown>): Promise<readonly [Tournaments, string]> {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  const store = openSqlite(folder, { broken: () => undefined });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const clock = { now: () => 0, after: () => () => undefined };
  const pool = { readList } as unknown as Pick<BotPool, "readList">;
  const breath = sharedBreaths();
  const all = openTournaments({ store: store.tournaments, clock, breath, pool });
  const opened = await all.open("ginny", "Winter Cup", usualSettings, 5);
  if (typeof opened === "string" || "code" in opened) throw new Error("not opened");
  return [all, opened.id];
}

const signUp = { type: "sign-up", list: "7 Rebel Troopers" } as const;

test("[LC-TOUR-06] a list is read beside the thread that serves moves, and what was read is recorded", async () => {
  const readList = vi.fn(async () => read);
  const [all, id] = await cup(readList);
  expect(await all.ask(id, "mia", signUp)).toBeNull();
  expect((await all.look(id))?.members.at(-1)).toMatchObject({ number: 2, list: read });
  const { edition, points, units } = usualSettings;
  const work = { type: "list-summary", text: signUp.list, limits: { edition, points, units } };
  expect(readList.mock.calls).toEqual([[work, "mia"]]);
});

test("[LC-TOUR-06] while a list is read others come in, and settings that change are those it is read by", async () => {
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const readList = vi.fn(async () => {
    begun.resolve();
    await gate.promise;
    return read;
  });
  const [all, id] = await cup(readList);
  const signed = all.ask(id, "mia", signUp);
  await begun.promise;
  expect(await all.ask(id, "bruno", { type: "come-in" })).toBeNull();
  const settings = { ...usualSettings, points: 800 };
  expect(await all.ask(id, "ginny", { type: "set-up", name: "Cup", settings })).toBeNull();
  gate.resolve();
  expect(await signed).toBeNull();
  const limits = readList.mock.calls.map((args: readonly unknown[]) => args[0]);
  expect(limits).toMatchObject([{ limits: { points: 1000 } }, { limits: { points: 800 } }]);
  expect((await all.look(id))?.members.map(({ plays }) => plays)).toEqual([false, false, true]);
});

test("[LC-TOUR-06] no list is read that would be refused all the same, and none that is empty", async () => {
  const readList = vi.fn(async () => read);
  const [all, id] = await cup(readList);
  await all.ask(id, "mia", { type: "sign-up", list: " " });
  await all.ask(id, "ginny", { type: "set-sign-up", open: false });
  expect(await all.ask(id, "bruno", signUp)).toMatchObject({ code: "sign-up-closed" });
  const another = { type: "hand-in", member: 1, list: signUp.list } as const;
  expect(await all.ask(id, "mia", another)).toMatchObject({ code: "not-organiser" });
  expect(await all.ask("nowhere", "mia", signUp)).toBe("none");
  expect(readList).not.toHaveBeenCalled();
});
