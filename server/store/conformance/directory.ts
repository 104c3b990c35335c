import { deepEqual, equal } from "node:assert/strict";
import type { Directory } from "../port.ts";
import { nowAndAgain, sideBySide, type StorePromise } from "./promise.ts";
import { ended, headerOf, said, satDown, started, stoodUp, takenBack, write } from "./samples.ts";

const listed = { terms: { listed: true } };
const nobody = (): boolean => false;

type PublicRow = Parameters<Directory["keepRow"]>[0];

const rowOf = (id: string): PublicRow => ({
  id,
  game: "bounty-hunters",
  options: { length: "short" },
  clock: null,
  botLevel: "steady",
  coach: false,
  listed: true,
  phase: "playing",
  names: ["Ginny", null],
  outcome: null,
  made: 1000,
  moved: 2000,
  awaited: [0],
});

export const directoryPromises: readonly StorePromise[] = [
  {
    name: "a host has so many tables, and so many on the list, however many are made at the same time",
    async check({ journal, directory }) {
      await sideBySide(async (round) => {
        const host = `ginny-${round}`;
        const make = (id: string, listed: boolean): Promise<string> =>
          journal.createWithin(headerOf(`${host}-${id}`, { host, terms: { listed } }), null, {
            open: 4,
            listed: 1,
          });
        const many = (listed: boolean): Promise<readonly string[]> =>
          Promise.all(Array.from({ length: 5 }, (_, i) => make(`${listed}-${i}`, listed)));
        const count = (answers: readonly string[]): number =>
          answers.filter((answer) => answer === "made").length;
        equal(count(await many(true)), 1);
        equal(count(await many(false)), 3);
        equal(await make("late", false), "too-many-tables");
        equal(await directory.hosted(host), 4);
      });
    },
  },
  {
    name: "the lobby lists what is listed and still gathering, the newest first",
    async check(store, again) {
      const { journal } = store;
      await journal.create(headerOf("old", { at: 100, ...listed }), null);
      await journal.create(headerOf("second", { at: 300, ...listed }), null);
      await journal.create(headerOf("first", { at: 200, ...listed }), null);
      await journal.create(headerOf("private", { at: 400 }), null);
      await journal.create(headerOf("begun", { at: 500, ...listed }), null);
      await write(store, "begun", started);
      for await (const { directory } of nowAndAgain(store, again))
        deepEqual(await directory.open(100), ["second", "first"]);
    },
  },
  {
    name: "a table taken off the list is only off the list; tables are counted by phase",
    async check(store, again) {
      const { journal } = store;
      await journal.create(headerOf("one", { at: 200, ...listed }), null);
      await journal.create(headerOf("two", { at: 300, ...listed }), null);
      await journal.create(headerOf("begun", { at: 400 }), null);
      await write(store, "begun", started);
      await store.directory.unlist("two");
      for await (const { directory, journal: kept } of nowAndAgain(store, again)) {
        deepEqual(await directory.open(100), ["one"]);
        equal((await kept.header("two"))?.table, "two");
        deepEqual(await directory.counts(), { gathering: 2, playing: 1, over: 0 });
      }
    },
  },
  {
    name: "a person finds their seats, games that are over last, until they stand up",
    async check(store) {
      const { journal, directory } = store;
      for (const [table, at] of [
        ["over", 300],
        ["t1", 100],
        ["t2", 200],
      ] as const) {
        await journal.create(headerOf(table, { at }), null);
        await write(store, table, satDown("mia", 1), satDown("mia", 0), satDown("ginny", 2));
      }
      await write(store, "over", started, ended);
      const seats = [
        ["t2", [0, 1]],
        ["t1", [0, 1]],
        ["over", [0, 1]],
      ] as const;
      deepEqual([...(await directory.of("mia"))], seats);
      await write(store, "t2", stoodUp(1));
      deepEqual((await directory.of("mia")).get("t2"), [0]);
      deepEqual((await directory.of("ginny")).get("t2"), [2]);
      deepEqual([...(await directory.of("nobody"))], []);
    },
  },
  {
    name: "phases follow the pages: a game begins, is over, and goes on when its end is taken back",
    async check(store) {
      const { journal, directory } = store;
      await journal.create(headerOf("t1", { terms: { listed: true, clock: 60 } }), null);
      const phases: unknown[] = [];
      const look = async (): Promise<void> => {
        const [open, ticking] = [await directory.open(0), await directory.ticking(5000)];
        phases.push([open.length, ticking.length, await directory.hosted("ginny")]);
      };
      await look();
      for (const drafts of [[started], [ended], [takenBack], [said("again"), ended]]) {
        await write(store, "t1", ...drafts);
        await look();
      }
      // Still open in the lobby, waking with the hall, counted as hosted.
      deepEqual(phases, [
        [1, 0, 1],
        [0, 1, 1],
        [0, 0, 0],
        [0, 1, 1],
        [0, 0, 0],
      ]);
      await write(store, "t1", takenBack, ended);
      await look();
      deepEqual(phases.at(-1), [0, 0, 0]);
    },
  },
  {
    name: "a row is shown as it was drawn until a page is written behind it",
    async check(store, again) {
      await store.journal.create(headerOf("t1"), null);
      equal(await store.directory.row("t1"), null);
      await store.directory.keepRow(rowOf("t1"), 0, 0);
      deepEqual(await store.directory.row("t1"), rowOf("t1"));
      await write(store, "t1", said("hello"));
      equal(await store.directory.row("t1"), null);
      await store.directory.keepRow(rowOf("t1"), 1, 0);
      const { directory } = await again();
      deepEqual(await directory.row("t1"), rowOf("t1"));
      equal(await directory.row("nowhere"), null);
    },
  },
  {
    name: "a table knows when it was made and when it last moved",
    async check(store) {
      const { journal, directory } = store;
      equal(await directory.dates("t1"), null);
      await journal.create(headerOf("t1", { at: 700 }), null);
      deepEqual(await directory.dates("t1"), { made: 700, version: 0, moved: 700 });
      await write(store, "t1", said("one"), said("two"));
      deepEqual(await directory.dates("t1"), { made: 700, version: 2, moved: 1002 });
    },
  },
  {
    name: "the clean-up forgets gatherings nobody visits, with every trace, and nothing else",
    async check(store) {
      const { journal, directory, people } = store;
      const hash = new Uint8Array(32).fill(7);
      const only = { table: "lonely", seat: 0 };
      const token = { hash, person: "mia", only, seen: 1, device: null, since: 1 };
      await people.addPerson("Mia", { ...token, hash: new Uint8Array(32), only: null });
      for (const table of ["lonely", "visited", "busy", "begun", "over", "young"])
        await journal.create(headerOf(table, { at: table === "young" ? 9000 : 100 }), null);
      await people.addSession(token);
      await store.guilds.addTable("crew", "lonely");
      await write(store, "lonely", satDown("mia", 0));
      await directory.keepRow(rowOf("visited"), 0, 6000);
      await write(store, "begun", satDown("mia", 0), started);
      await write(store, "over", started, ended);
      equal(await directory.forgetGatherings(5000, (table) => table === "busy"), 1);
      deepEqual([await journal.header("lonely"), await journal.read("lonely", 0)], [null, []]);
      deepEqual([...(await directory.of("mia")).keys()], ["begun"]);
      equal(await people.session(hash), null);
      equal(await store.guilds.guildOf("lonely"), null);
      for (const table of ["visited", "busy", "begun", "over", "young"])
        equal((await journal.header(table))?.table, table);
      equal(await directory.forgetGatherings(7000, nobody), 2);
      equal(await journal.header("visited"), null);
    },
  },
];
