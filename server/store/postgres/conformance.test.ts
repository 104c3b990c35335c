import { afterAll, beforeAll, expect, test } from "vitest";
import { checkPromise } from "../conformance/promise.ts";
import { headerOf, hook, pagesAfter, said } from "../conformance/samples.ts";
import { storePromises } from "../conformance.ts";
import { postgresReach } from "./calls/reach.ts";
import { connect, type SqlQuery } from "./connection.ts";
import { openPostgres } from "./index.ts";
import { testPostgres, type TestPostgres } from "./testing/server.ts";

let server: TestPostgres;
beforeAll(async () => void (server = await testPostgres()));
afterAll(() => server?.close());

/** Versions nobody has reached are among what is tried. */
const broken = (): void => undefined;

for (const promise of storePromises)
  test(`[store] PostgreSQL: ${promise.name}`, async () => {
    const url = await server.emptied();
    await checkPromise(promise, { open: () => openPostgres(url, { broken }) });
  });

test("[store] PostgreSQL: a database that knows less than it has said is told", async () => {
  const troubles: unknown[] = [];
  const store = await openPostgres(await server.emptied(), {
    broken: (error) => troubles.push(error),
  });
  await store.journal.create(headerOf("t1"), null);
  expect(await store.journal.append("t1", 3, pagesAfter(3, said("four")))).toEqual({
    type: "conflict",
  });
  expect(troubles).toMatchObject([{ message: "the database knows less than it has said" }]);
  await store.close();
});

test("[calls] a channel made at another copy is known here two seconds later at the latest", async () => {
  const url = await server.emptied();
  const other = await openPostgres(url, { broken: () => undefined });
  const database = connect(url, 1);
  let now = 0;
  const { may } = postgresReach(database, () => now);
  expect(may("ginny")).toBe(true);
  await expect.poll(() => may("ginny")).toBe(false);
  await other.calls.addChannel(hook("ginny"), 10);
  // What was known is too old to say no, before it has looked again and after.
  now = 2001;
  expect(may("ginny")).toBe(true);
  await expect.poll(() => may("mia")).toBe(false);
  expect(may("ginny")).toBe(true);
  await database.close();
  await other.close();
});

async function withTables(): Promise<string> {
  const url = await server.emptied();
  await (await openPostgres(url, { broken })).close();
  return url;
}

const count = async (ask: SqlQuery): Promise<number> =>
  Number((await ask("SELECT count(*) AS n FROM keepsakes", []))[0]?.["n"]);

async function addIfNone(ask: SqlQuery, name: string): Promise<boolean> {
  if ((await count(ask)) > 0) return false;
  await ask("INSERT INTO keepsakes (name, value) VALUES ($1, '')", [name]);
  return true;
}

test("[store] PostgreSQL: whoever comes second under one key waits, and then sees what the first one wrote", async () => {
  const database = connect(await withTables(), 3);
  const [written, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = database.alone(["one"], async (ask) => {
    const added = await addIfNone(ask, "a");
    written.resolve();
    await gate.promise;
    return added;
  });
  await written.promise;
  const second = database.alone(["one"], (ask) => addIfNone(ask, "b"));
  const other = await database.alone(["another"], (ask) => addIfNone(ask, "c"));
  const waits = async (): Promise<number> =>
    (await database.ask("SELECT 1 FROM pg_locks WHERE NOT granted", [])).length;
  await Promise.race([second, expect.poll(waits).toBe(1)]);
  gate.resolve();
  expect([await first, await second, other]).toEqual([true, false, true]);
  await database.close();
});

test("[store] PostgreSQL: whoever waits for their turn keeps nobody else from reading", async () => {
  const url = await withTables();
  const [outside, store] = [connect(url, 2), await openPostgres(url, { broken })];
  const [held, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = outside.alone(["guilds of ginny"], async () => {
    held.resolve();
    await gate.promise;
  });
  await held.promise;
  const waiting = Array.from({ length: 9 }, (_, n) =>
    store.guilds.add({ id: `g${n}`, name: "Crew", invite: `i${n}`, made: 1 }, "ginny", 99),
  );
  const waits = async (): Promise<number> =>
    (await outside.ask("SELECT 1 FROM pg_locks WHERE NOT granted", [])).length;
  await expect.poll(waits).toBeGreaterThan(0);
  expect(await store.people.count()).toBe(0);
  gate.resolve();
  await holding;
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => true));
  await Promise.all([outside.close(), store.close()]);
});

test("[store] PostgreSQL: what fails on the way leaves nothing behind and holds up nobody", async () => {
  const database = connect(await withTables(), 1);
  const failing = database.alone(["one"], async (ask) => {
    await addIfNone(ask, "a");
    await ask("SELECT 1 / 0", []);
  });
  await expect(failing).rejects.toThrow("division by zero");
  expect(await database.alone(["one"], (ask) => addIfNone(ask, "b"))).toBe(true);
  await database.close();
});
