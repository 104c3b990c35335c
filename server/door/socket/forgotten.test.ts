import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openHall } from "../../hall.ts";
import { openSqlite } from "../../store/sqlite/index.ts";
import type { PeopleStore } from "../../store/port.ts";
import { call, visitor } from "../../testing/visitor.ts";

test("[socket] a session that is ended while its socket is being let in opens none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  let held: (() => void) | null = null;
  let holding = false;
  const slowly = (people: PeopleStore): PeopleStore => ({
    ...people,
    async session(hash) {
      const found = await people.session(hash);
      if (holding) {
        holding = false;
        await new Promise<void>((resolve) => (held = resolve));
      }
      return found;
    },
  });
  const hall = await openHall({
    dataFolder: folder,
    clientFolder: "/nowhere",
    port: 0,
    host: "127.0.0.1",
    trustProxy: false,
    logLevel: "silent",
    keepGatherings: 30,
    openStore(where, needs) {
      const store = openSqlite(where, needs);
      return { ...store, people: slowly(store.people) };
    },
  });
  const url = `http://127.0.0.1:${hall.port}`;
  const ginny = await visitor(url, "Ginny");
  holding = true;
  const socket = ginny.socket();
  const outcome = socket.then(
    () => "open",
    (error: unknown) => String(error),
  );
  await expect.poll(() => held).not.toBeNull();
  const headers = { authorization: `Bearer ${ginny.token}` };
  expect((await call(url, "DELETE", "/api/me", undefined, headers)).status).toBe(204);
  (held as (() => void) | null)?.();
  expect(await outcome).toContain("401");
  await hall.close();
  rmSync(folder, { recursive: true });
});
