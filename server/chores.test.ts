import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startChores } from "./chores.ts";
import { openLog } from "./logs.ts";
import type { OwnCall } from "./store/call-port.ts";
import { openSqlite } from "./store/sqlite/index.ts";

const day = 86_400_000;

test("[calls] what was settled a month ago is forgotten, whatever becomes of gatherings; what waits is not", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  const store = openSqlite(folder, { broken: () => undefined });
  const call = (made: number): OwnCall => ({
    person: "mia",
    subject: "t1",
    seat: 0,
    version: made,
    kind: "your-move",
    words: "",
    made,
    due: made,
    quiet: 0,
    until: null,
  });
  await store.calls.add([call(0), call(1), call(2 * day)]);
  for (const { id, version } of await store.calls.take(9 * day, 9 * day, 10 * day))
    if (version !== 1) await store.calls.finish(id, "sent", null);
  const stop = startChores(
    {
      tables: { sweep: async () => undefined, forgetGatherings: async () => 0 },
      calls: store.calls,
      clock: { now: () => 31 * day },
      log: openLog("silent"),
    },
    { keepGatherings: 0, cleanUpMilliseconds: 5 },
  );
  const kept = async (): Promise<readonly number[]> =>
    (await store.calls.callsOf("mia", -1)).map(({ made }) => made);
  await expect.poll(kept).toEqual([2 * day, 1]);
  stop();
  await store.close();
  rmSync(folder, { recursive: true });
});
