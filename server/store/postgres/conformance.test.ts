import { afterAll, beforeAll, expect, test } from "vitest";
import { checkPromise } from "../conformance/promise.ts";
import { headerOf, pagesAfter, said } from "../conformance/samples.ts";
import { storePromises } from "../conformance.ts";
import { openPostgres } from "./index.ts";
import { testPostgres, type TestPostgres } from "./testing/server.ts";

let server: TestPostgres;
beforeAll(async () => void (server = await testPostgres()));
afterAll(() => server?.close());

/** Versions nobody has reached are among what is tried. */
const broken = (): void => undefined;

for (const promise of storePromises)
  test(`[store] PostgreSQL: ${promise.name}`, async () => {
    const url = await server.fresh();
    await checkPromise(promise, { open: () => openPostgres(url, { broken }) });
  });

test("[store] PostgreSQL: a database that knows less than it has said is told", async () => {
  const troubles: unknown[] = [];
  const store = await openPostgres(await server.fresh(), {
    broken: (error) => troubles.push(error),
  });
  await store.journal.create(headerOf("t1"), null);
  expect(await store.journal.append("t1", 3, pagesAfter(3, said("four")))).toEqual({
    type: "conflict",
  });
  expect(troubles).toMatchObject([{ message: "the database knows less than it has said" }]);
  await store.close();
});
