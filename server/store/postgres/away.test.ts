import { noErrands } from "#table/journal/errands.ts";
import { JournalAway } from "#table/journal/journal-away.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Journal } from "#table/journal/page.ts";
import { headerOf, pagesAfter, said } from "../conformance/samples.ts";
import { connect, Unknown, type Database } from "./connection.ts";
import { openAppender } from "./appender.ts";
import { openPostgres } from "./index.ts";
import { testPostgres, type TestPostgres } from "./testing/server.ts";

let server: TestPostgres;
beforeAll(async () => void (server = await testPostgres()));
afterAll(() => server?.close());

const broken = (error: unknown): never => {
  throw error;
};

/**
 * Writes like a table: after a conflict it reads on, and finds its own page or judges again. Answers the pages it
 * was told are written.
 */
async function writeOn(
  journal: Journal,
  table: string,
  until: () => boolean,
  answered: string[] = [],
): Promise<string[]> {
  let version = 0;
  for (let n = 0; !until(); n++) {
    const text = `${table} ${n}`;
    for (;;) {
      const { type } = await journal.append(table, version, pagesAfter(version, said(text)));
      const later = type === "conflict" ? await journal.read(table, version) : [];
      version += type === "conflict" ? later.length : 1;
      if (type === "appended" || JSON.stringify(later).includes(`"${text}"`)) break;
    }
    answered.push(text);
  }
  return answered;
}

test("[store] PostgreSQL: nothing answered is lost and nothing is written twice while the database crashes", async () => {
  const store = await openPostgres(await server.emptied(), { broken });
  const tables = Array.from({ length: 8 }, (_, i) => `t${i}`);
  for (const table of tables) await store.journal.create(headerOf(table), null);
  let over = false;
  const told = tables.map((): string[] => []);
  const writing = tables.map((table, i) => writeOn(store.journal, table, () => over, told[i]));
  const everyoneWrote = async (): Promise<void> => {
    const before = told.map(({ length }) => length);
    await expect
      .poll(() => told.every(({ length }, i) => length > (before[i] ?? 0) + 5))
      .toBe(true);
  };
  for (let crash = 0; crash < 2; crash++) {
    await everyoneWrote();
    await server.crash();
  }
  await everyoneWrote();
  over = true;
  for (const [i, answered] of (await Promise.all(writing)).entries()) {
    const pages = await store.journal.read(tables[i] ?? "", 0);
    expect(pages.map(({ version }) => version)).toEqual(pages.map((_, at) => at + 1));
    expect(pages.map((page) => (page.type === "said" ? page.said : null))).toEqual(
      answered.map((text) => ({ type: "text", text })),
    );
  }
  await store.close();
});

test("[store] PostgreSQL: while the database is away all who write are told after one wait, not one after the other", async () => {
  const nowhere = (await server.fresh()).replace("guildhall-", "nowhere-");
  const database = connect(nowhere, 1, { patience: 1 });
  let tries = 0;
  const once: Database["once"] = (...asked) => {
    tries++;
    return database.once(...asked);
  };
  const appender = openAppender({ writer: { once }, aside: { once } }, { broken });
  const writing = ["t1", "t2", "t3"].map((table) =>
    appender.append({
      table,
      expected: 0,
      pages: pagesAfter(0, said("hello")),
      errands: noErrands,
    }),
  );
  for (const each of writing) await expect(each).rejects.toThrow(JournalAway);
  expect(tries).toBe(1);
  await database.close();
});

/** A database that is lost before or after it did what it was asked. */
function losing(real: Database["once"], when: "before" | "after"): Pick<Database, "once"> {
  let lost = false;
  return {
    async once(sql, values) {
      if (lost) return real(sql, values);
      lost = true;
      if (when === "after") await real(sql, values);
      throw new Unknown("cut");
    },
  };
}

test.each(["before", "after"] as const)(
  "[store] PostgreSQL: an append cut %s its commit reads as a conflict, and its page is there once",
  async (when) => {
    const url = await server.emptied();
    const store = await openPostgres(url, { broken });
    const database = connect(url, 1);
    await store.journal.create(headerOf("t1"), null);
    const wire = losing(database.once, when);
    const appender = openAppender({ writer: wire, aside: wire }, { broken });
    const journal: Journal = {
      ...store.journal,
      append: (table, expected, pages) =>
        appender.append({ table, expected, pages, errands: noErrands }),
    };
    let asked = 0;
    await writeOn(journal, "t1", () => asked++ > 1);
    expect((await store.journal.read("t1", 0)).map(({ version }) => version)).toEqual([1, 2]);
    await appender.end();
    await database.close();
    await store.close();
  },
);
