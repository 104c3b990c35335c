import { afterAll, beforeAll, expect, test } from "vitest";
import { checkPromise } from "../conformance/promise.ts";
import { headerOf, pagesAfter, said } from "../conformance/samples.ts";
import { storePromises } from "../conformance.ts";
import { postgresReach } from "./calls/reach.ts";
import { connect } from "./connection.ts";
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
  await other.calls.addChannel({
    id: "c1",
    owner: "ginny",
    address: { type: "page" },
    origin: "",
    confirmed: true,
    made: 0,
    trouble: null,
  });
  // What was known is too old to say no, before it has looked again and after.
  now = 2001;
  expect(may("ginny")).toBe(true);
  await expect.poll(() => may("mia")).toBe(false);
  expect(may("ginny")).toBe(true);
  await database.close();
  await other.close();
});
