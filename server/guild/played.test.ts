import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { ended, headerOf, satDown, started, write } from "../store/conformance/samples.ts";
import { tablesAtOnce } from "../store/guild-port.ts";
import type { Store } from "../store/port.ts";
import { openSqlite } from "../store/sqlite/index.ts";
import { everything } from "./played.ts";

const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
let store: Store;
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test("[guild] all of many tables are read, some at a time, and others have their turn in between", async () => {
  store = openSqlite(folder, { broken: () => expect.unreachable() });
  const { guilds, journal } = store;
  await guilds.add({ id: "crew", name: "The Crew", invite: "come", made: 1 }, "ginny", 9);
  const many = 2 * tablesAtOnce + 50;
  const ids = Array.from({ length: many }, (_, i) => `t${i}`);
  await Promise.all(
    ids.map(async (id, i) => {
      // Some are made in the same moment: none may be lost or come twice at the edge of two reads.
      await journal.create(headerOf(id, { at: 1000 + Math.floor(i / 7) }), null);
      await guilds.addTable("crew", id);
      if (i % 10 === 0) return;
      await write(store, id, satDown("ginny", 0), started, ended);
      await guilds.keepResult(id, 3, JSON.stringify({ game: "tally", ended: i, players: [] }));
    }),
  );
  let turns = 0;
  const count = (): void => void (turns++, (next = setImmediate(count)));
  let next = setImmediate(count);
  const { running, played } = await everything(guilds, { row: async () => null }, "crew", []);
  clearImmediate(next);
  expect(new Set([...running, ...played].map(({ table }) => table))).toEqual(new Set(ids));
  expect(running.length + played.length).toBe(many);
  expect(played.map(({ result }) => result.ended)).toEqual(
    played.map(({ result }) => result.ended).toSorted((a, b) => b - a),
  );
  expect(turns).toBeGreaterThanOrEqual(2);
});
