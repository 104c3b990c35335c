import { afterAll, beforeAll, expect, test } from "vitest";
import { headerOf, pagesAfter, said } from "../conformance/samples.ts";
import { openPostgres } from "./index.ts";
import { steps } from "./schema.ts";
import { run } from "./testing/intruder.ts";
import { testPostgres, type TestPostgres } from "./testing/server.ts";

let server: TestPostgres;
beforeAll(async () => void (server = await testPostgres()), 60_000);
afterAll(() => server?.close(), 60_000);

/** A database as the program that knew so many steps left it. */
async function madeWith(known: number): Promise<string> {
  const url = await server.fresh();
  const numbered = steps
    .slice(0, known)
    .map((step, i) => `${step};INSERT INTO steps VALUES (${i + 1});`);
  await run(url, `CREATE TABLE steps (step int PRIMARY KEY);${numbered.join("")}`);
  return url;
}

const hash = Buffer.from("what opens the door");

/** What the very first program writes for a person and for a table with one page. */
async function writtenOfOld(url: string, table: string, person: string): Promise<void> {
  const [page] = pagesAfter(0, said(`at ${table}`));
  const key = Buffer.concat([hash, Buffer.from(person)]).toString("hex");
  await run(
    url,
    `INSERT INTO people VALUES ('${person}', 'Ginny', 1000);
     INSERT INTO sessions (hash, person, table_id, seat, seen) VALUES ('\\x${key}', '${person}', NULL, NULL, 1000);
     INSERT INTO tables (id, header, host, listed, clocked, made, visited)
     VALUES ('${table}', '${JSON.stringify(headerOf(table, { host: person }))}', '${person}', false, false, 1000, 1000);
     INSERT INTO heads VALUES ('${table}', 1, 1001);
     INSERT INTO pages VALUES ('${table}', 1, '${JSON.stringify(page)}')`,
  );
}

const older = steps.map((_, known) => known).filter((known) => known > 0);

test.each(older)(
  "[store] PostgreSQL: a filled database of %i steps is brought up to date, and the old program still writes to it",
  async (known) => {
    const url = await madeWith(known);
    await writtenOfOld(url, "t1", "p1");
    const store = await openPostgres(url, { broken: () => undefined });
    // While the hall is updated the old program goes on beside the new one.
    await writtenOfOld(url, "t2", "p2");
    for (const [table, person] of [
      ["t1", "p1"],
      ["t2", "p2"],
    ] as const) {
      expect(await store.journal.header(table)).toEqual(headerOf(table, { host: person }));
      expect(await store.journal.read(table, 0)).toEqual(pagesAfter(0, said(`at ${table}`)));
      const next = pagesAfter(1, said("new"));
      expect(await store.journal.append(table, 1, next)).toEqual({ type: "appended" });
      const session = await store.people.session(Buffer.concat([hash, Buffer.from(person)]));
      expect(session).toMatchObject({ person, name: "Ginny" });
    }
    await store.close();
  },
);

test("[store] PostgreSQL: a database of a newer program is refused in one sentence", async () => {
  const url = await madeWith(steps.length);
  await run(url, "INSERT INTO steps VALUES ($1)", [steps.length + 1]);
  await expect(openPostgres(url, { broken: () => undefined })).rejects.toThrow("update Guildhall");
});
