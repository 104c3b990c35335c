import { deepEqual, equal, rejects } from "node:assert/strict";
import type { Page } from "#table/journal/page.ts";
import { nowAndAgain, type StorePromise } from "./promise.ts";
import {
  headerOf,
  pagesAfter,
  said,
  satDown,
  seatChanged,
  started,
  termsChanged,
  write,
} from "./samples.ts";

const textsOf = (pages: readonly Page[]): readonly string[] =>
  pages.map((page) => (page.type === "said" && page.said.type === "text" ? page.said.text : ""));

export const journalPromises: readonly StorePromise[] = [
  {
    name: "a header and its pages come back as they were, also after a restart",
    async check(store, again) {
      const header = headerOf("t1", { contentHash: "ab" });
      const pages = pagesAfter(0, satDown("mia", 1), said('“café” ⚔ \\ " \u0000 \n'));
      await store.journal.create(header, { cards: [1, null, "é"] });
      deepEqual(await store.journal.append("t1", 0, pages), { type: "appended" });
      for await (const { journal } of nowAndAgain(store, again)) {
        deepEqual(await journal.header("t1"), header);
        deepEqual(await journal.content("ab"), { cards: [1, null, "é"] });
        deepEqual(await journal.read("t1", 0), pages);
        deepEqual(await journal.read("t1", 1), pages.slice(1));
        deepEqual(await journal.read("t1", 2), []);
        deepEqual(await journal.read("t1", 0, 1), pages.slice(0, 1));
      }
    },
  },
  {
    name: "what was never stored is not there",
    async check({ journal }) {
      equal(await journal.header("nowhere"), null);
      equal(await journal.content("nothing"), undefined);
      deepEqual(await journal.read("nowhere", 0), []);
    },
  },
  {
    name: "a table is made once, and only a table that was made takes pages",
    async check({ journal }) {
      await journal.create(headerOf("t1"), null);
      await rejects(journal.create(headerOf("t1", { host: "mia" }), null));
      equal((await journal.header("t1"))?.host, "ginny");
      await rejects(journal.append("t2", 0, pagesAfter(0, said("hello"))));
      deepEqual(await journal.read("t2", 0), []);
    },
  },
  {
    name: "the same content of two tables is kept once, and the first stays",
    async check({ journal }) {
      await journal.create(headerOf("t1", { contentHash: "ab" }), [1]);
      await journal.create(headerOf("t2", { contentHash: "ab" }), [1]);
      deepEqual(await journal.content("ab"), [1]);
    },
  },
  {
    name: "only the next version is taken; who comes late reads on and writes behind it",
    async check({ journal }) {
      await journal.create(headerOf("t1"), null);
      await journal.append("t1", 0, pagesAfter(0, said("one"), said("two")));
      for (const expected of [0, 1, 3, 100])
        deepEqual(
          await journal.append("t1", expected, pagesAfter(expected, said("late"))),
          { type: "conflict" },
          `expecting version ${expected}`,
        );
      deepEqual(textsOf(await journal.read("t1", 1)), ["two"]);
      deepEqual(await journal.append("t1", 2, pagesAfter(2, said("three"))), { type: "appended" });
      deepEqual(textsOf(await journal.read("t1", 0)), ["one", "two", "three"]);
    },
  },
  {
    name: "of many who write the same version at once one is taken",
    async check({ journal }) {
      await journal.create(headerOf("t1"), null);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          journal.append("t1", 0, pagesAfter(0, said(`${i}`), said(`${i} again`))),
        ),
      );
      const won = answers.findIndex(({ type }) => type === "appended");
      equal(answers.filter(({ type }) => type === "appended").length, 1);
      deepEqual(textsOf(await journal.read("t1", 0)), [`${won}`, `${won} again`]);
    },
  },
  {
    name: "all pages or none: one that cannot be kept takes the others with it, and nobody else's",
    async check(store) {
      const { journal } = store;
      await journal.create(headerOf("t1"), null);
      await journal.create(headerOf("t2"), null);
      const [sound, broken, gapped] = await Promise.allSettled([
        journal.append("t2", 0, pagesAfter(0, said("sound"))),
        journal.append("t1", 0, pagesAfter(0, said("first"), satDown("mia", 1.5))),
        journal.append("t1", 0, [...pagesAfter(0, said("one")), ...pagesAfter(2, said("three"))]),
      ]);
      deepEqual(
        [sound.status, broken.status, gapped.status],
        ["fulfilled", "rejected", "rejected"],
      );
      deepEqual(await journal.read("t1", 0), []);
      deepEqual(textsOf(await journal.read("t2", 0)), ["sound"]);
      await write(store, "t1", said("goes on"));
    },
  },
  {
    name: "pages of tables written at once do not mix",
    async check({ journal }, again) {
      const tables = Array.from({ length: 30 }, (_, i) => `t${i}`);
      await Promise.all(tables.map((table) => journal.create(headerOf(table), null)));
      await Promise.all(
        tables.map(async (table) => {
          for (let v = 0; v < 10; v++)
            await journal.append(table, v, pagesAfter(v, said(`${table} ${v}`)));
        }),
      );
      const { journal: later } = await again();
      for (const table of tables)
        deepEqual(
          textsOf(await later.read(table, 0)),
          Array.from({ length: 10 }, (_, v) => `${table} ${v}`),
        );
    },
  },
  {
    name: "what is played changes before the start: its content is kept, its clock ticks, people keep their chairs",
    async check(store, again) {
      await store.journal.create(headerOf("t1", { contentHash: "ab" }), [1]);
      await store.journal.keepContent("cd", [2]);
      await store.journal.keepContent("cd", [2]);
      await write(store, "t1", satDown("mia", 1), termsChanged);
      await write(store, "t1", seatChanged("mia", 1, 2));
      await write(store, "t1", started);
      for await (const { journal, directory, copies } of nowAndAgain(store, again)) {
        deepEqual([await journal.content("ab"), await journal.content("cd")], [[1], [2]]);
        deepEqual(await directory.ticking(5000), ["t1"]);
        deepEqual([...(await directory.of("mia"))], [["t1", [2]]]);
        if (copies !== null)
          deepEqual(await copies.rulesOf("t1"), { game: "outer-rim", rules: 17 });
      }
    },
  },
];
