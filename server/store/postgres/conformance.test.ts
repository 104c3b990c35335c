import { afterAll, beforeAll, expect, test } from "vitest";
import { checkPromise } from "../conformance/promise.ts";
import { storePromises } from "../conformance.ts";
import { openPostgres } from "./index.ts";
import { testPostgres, type TestPostgres } from "./testing/server.ts";

let server: TestPostgres;
beforeAll(async () => void (server = await testPostgres()), 60_000);
afterAll(() => server?.close());

const broken = (error: unknown): never => {
  throw error;
};

for (const promise of storePromises)
  test(`[store] PostgreSQL: ${promise.name}`, async () => {
    const url = await server.fresh();
    await checkPromise(promise, { open: () => openPostgres(url, { broken }) });
  });

test("[store] PostgreSQL: a second hall on the same database is told so", async () => {
  const url = await server.fresh();
  const first = await openPostgres(url, { broken });
  await expect(openPostgres(url, { broken })).rejects.toThrow(/^another hall is open on /);
  await first.close();
  await (await openPostgres(url, { broken })).close();
});
