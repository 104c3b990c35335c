import { expect, test } from "vitest";
import { memoryJournal } from "../journal/memory.ts";
import { ask, ginny, mia, openNew, rig, startWith, terms } from "../testing/rig.ts";
import { tally } from "../testing/tally-game.ts";
import { watch } from "../testing/watcher.ts";
import { longestLog } from "../talk/limits.ts";
import type { Table } from "../table.ts";

const entries = longestLog + 200;

/** A ledger longer than one tell holds, and how many pages were read from its journal since it was written. */
async function longLedger(): Promise<{ table: Table; read: () => number }> {
  const journal = memoryJournal();
  let read = 0;
  const bench = rig({
    journal: {
      ...journal,
      async read(table, from, most) {
        const pages = await journal.read(table, from, most);
        read += pages.length;
        return pages;
      },
    },
  });
  const table = await openNew(bench, tally, terms(tally, 2));
  await startWith(table, [ginny, ginny], 2);
  for (let entry = 0; entry < entries; entry++)
    await ask(table, ginny, { type: "command", seat: 0, command: { type: "add", n: 0 } });
  read = 0;
  return { table, read: () => read };
}

test("[log] who comes to a long game is told its newest pages, and no more is read", async () => {
  const { table, read } = await longLedger();
  const watcher = await watch(table, mia, "spectator");
  expect(watcher.last()).toMatchObject({ type: "view", logFrom: table.version() - longestLog });
  expect(watcher.log[0]?.version).toBe(table.version() - longestLog + 1);
  expect(watcher.log).toHaveLength(longestLog);
  expect(read()).toBe(longestLog);
});

test("[log] who missed more than that hears where the log begins; who missed less hears all of it", async () => {
  const { table, read } = await longLedger();
  const late = await watch(table, mia, "spectator", 50);
  expect(late.last()).toMatchObject({ logFrom: table.version() - longestLog });
  const since = table.version() - 5;
  const soon = await watch(table, ginny, 0, since);
  expect([soon.last(), soon.log.length]).toMatchObject([{ logFrom: since }, 5]);
  const now = await watch(table, ginny, 0, 1_000_000);
  expect([now.last(), now.log.length]).toMatchObject([{ logFrom: table.version() }, 0]);
  expect(read()).toBe(longestLog + 5);
});

test("[log] a short game is told whole", async () => {
  const table = await openNew(rig(), tally, terms(tally, 2));
  await startWith(table, [ginny, ginny], 2);
  const watcher = await watch(table, mia, "spectator");
  expect(watcher.last()).toMatchObject({ logFrom: 0 });
  expect(watcher.log.map(({ type }) => type)).toEqual(["seated", "seated", "news"]);
});
