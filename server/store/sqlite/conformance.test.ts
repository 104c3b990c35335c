import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkPromise, type StorePlace } from "../conformance/promise.ts";
import { storePromises } from "../conformance.ts";
import type { Store } from "../port.ts";
import { openSqlite } from "./index.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "guildhall-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = async (): Promise<Store> => openSqlite(folder, { broken: () => undefined });

for (const promise of storePromises)
  test(`[store] SQLite: ${promise.name}`, () => checkPromise(promise, { open }));

/** Every fifth promise besides those a fault must break: the others are not what catches it. */
const isLookedAt = (name: string, nth: number, concerned: readonly string[]): boolean =>
  concerned.includes(name) || nth % 5 === 0;

/** Breaks these promises, and none of the others it is held against. */
async function breaks(place: StorePlace, concerned: readonly string[]): Promise<void> {
  const names: string[] = [];
  for (const [nth, promise] of storePromises.entries()) {
    if (!isLookedAt(promise.name, nth, concerned)) continue;
    await checkPromise(promise, place).catch(() => names.push(promise.name));
    rmSync(folder, { recursive: true, force: true });
  }
  expect(names).toEqual(concerned);
}

/** A sound store with a fault planted in it. */
const planted = (spoil: (store: Store) => Partial<Store>): StorePlace => ({
  async open() {
    const store = await open();
    return { ...store, ...spoil(store) };
  },
});

test("[store] a store that takes any version is caught by the promises about versions", async () => {
  const careless = planted(({ journal }) => ({
    journal: {
      ...journal,
      async append(table, expected, pages, errands) {
        const { type } = await journal.append(table, expected, pages, errands);
        return { type: type === "conflict" ? "appended" : type };
      },
    },
  }));
  await breaks(careless, [
    "only the next version is taken; who comes late reads on and writes behind it",
    "of many who write the same version at once one is taken",
  ]);
});

test("[store] a store that answers before it keeps is caught by a restart", async () => {
  const early = planted(({ journal }) => {
    let written: Promise<unknown> = Promise.resolve();
    return {
      journal: {
        ...journal,
        async append(table, expected, pages) {
          written = written.then(() => new Promise((resolve) => setTimeout(resolve, 1000)));
          written = written.then(() => journal.append(table, expected, pages)).catch(() => null);
          return { type: "appended" };
        },
      },
    };
  });
  const name = "a header and its pages come back as they were, also after a restart";
  const [restarted] = storePromises.filter((promise) => promise.name === name);
  if (restarted === undefined) throw new Error(`no promise that ${name}`);
  await expect(checkPromise(restarted, early)).rejects.toThrow();
});

test("[store] a code that can be spent twice is caught", async () => {
  const generous = planted(({ people }) => ({
    people: {
      ...people,
      async spendCode(hash, now, session) {
        const person = await people.spendCode(hash, now, session);
        if (person !== null) await people.addCode(hash, person, now + 1, now);
        return person;
      },
    },
  }));
  await breaks(generous, ["a code is spent once, by one of all who come at the same time"]);
});

test("[store] a directory that hears no page is caught by what it lists", async () => {
  const deaf = planted(({ journal, directory }) => ({
    directory: { ...directory, of: async () => new Map(), hosted: async () => 1 },
    journal,
  }));
  await breaks(deaf, [
    "a person finds their seats, games that are over last, until they stand up",
    "phases follow the pages: a game begins, is over, and goes on when its end is taken back",
    "the clean-up forgets gatherings nobody visits, with every trace, and nothing else",
  ]);
});

test("[store] a limit that is looked at before it is written is caught", async () => {
  const hasty = planted(({ calls }) => ({
    calls: {
      ...calls,
      async addChannel(channel, most) {
        if ((await calls.channels(channel.owner)).length > most) return "too-many";
        return calls.addChannel(channel, Infinity);
      },
    },
  }));
  await breaks(hasty, [
    "an owner has so many channels and no more, however many are added at the same time",
  ]);
});
