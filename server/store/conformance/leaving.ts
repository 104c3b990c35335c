import { deepEqual, equal } from "node:assert/strict";
import { createHash } from "node:crypto";
import type { Store } from "../port.ts";
import { nowAndAgain, type StorePromise } from "./promise.ts";
import { ended, headerOf, pagesAfter, said, satDown, started } from "./samples.ts";

const hashOf = (secret: string): Uint8Array => createHash("sha256").update(secret).digest();
const door = (person: string) => ({
  hash: hashOf(person),
  person,
  only: null,
  seen: 1000,
  device: null,
  since: 900,
});

/** Ginny sits and speaks at one table, watches and speaks at another, and has no part in a third. */
async function evening(store: Store): Promise<void> {
  await store.people.addPerson("Ginny", door("ginny-1"));
  await store.people.addPerson("Mia", door("mia-1"));
  for (const table of ["t1", "t2", "t3"]) await store.journal.create(headerOf(table), null);
  const [first, second, third, fourth] = pagesAfter(
    0,
    satDown("ginny-1", 0),
    satDown("mia-1", 1),
    said("Ginny lives in the Rue du Port"),
    { type: "stand-in", seat: 0, name: "ginny-1", level: "steady", why: "time" },
  );
  if (!first || !second || !third || !fourth) throw new Error("four pages");
  await store.journal.append("t1", 0, [first, second, { ...third, person: "ginny-1" }, fourth]);
  await store.journal.append("t1", 4, pagesAfter(4, started, ended));
  const [line] = pagesAfter(0, said("Good luck"));
  if (line) await store.journal.append("t2", 0, [{ ...line, person: "ginny-1" }]);
  await store.journal.append("t3", 0, pagesAfter(0, said("Hello")));
}

export const leavingPromises: readonly StorePromise[] = [
  {
    name: "what people saw last is kept by person and table, and only grows",
    async check(store, again) {
      await store.looks.note("ginny", "t1", { version: 5, at: 1000 });
      await store.looks.note("ginny", "t1", { version: 3, at: 2000 });
      await store.looks.note("ginny", "t2", { version: 1, at: 500 });
      for await (const { looks } of nowAndAgain(store, again)) {
        deepEqual(await looks.last("ginny", "t1"), { version: 5, at: 2000 });
        equal(await looks.last("mia", "t1"), null);
        deepEqual(Array.from((await looks.all("ginny")).keys()).toSorted(), ["t1", "t2"]);
      }
    },
  },
  {
    name: "a move ahead takes the place of the one before, until it is taken away",
    async check(store, again) {
      const ahead = { person: "ginny", command: { type: "end", deep: [1] } };
      await store.looks.setAhead("t1", 0, { ...ahead, command: 1 });
      await store.looks.setAhead("t1", 0, ahead);
      await store.looks.setAhead("t1", 1, { ...ahead, person: "mia" });
      await store.looks.setAhead("t1", 1, null);
      for await (const { looks } of nowAndAgain(store, again)) {
        deepEqual(await looks.aheadAt("t1"), new Map([[0, ahead]]));
        deepEqual(await looks.aheadOf("ginny"), ["t1"]);
        deepEqual(await looks.aheadOf("mia"), []);
        deepEqual(await looks.aheadTables(), ["t1"]);
        deepEqual(await looks.aheadAmong(["t2", "t1"]), ["t1"]);
        deepEqual(await looks.aheadAmong([]), []);
      }
    },
  },
  {
    name: "whoever leaves opens no door any more and has no name; nobody else notices",
    async check(store, again) {
      const { people, keys, looks, guilds, leaving } = store;
      await evening(store);
      await people.addCode(hashOf("code"), "ginny-1", 9000, 1000);
      await keys.setWords("ginny-1", hashOf("words"), 1000);
      await looks.note("ginny-1", "t1", { version: 5, at: 1000 });
      await guilds.add({ id: "crew", name: "Crew", invite: "inv", made: 1000 }, "mia-1", 9);
      await guilds.join("crew", "ginny-1", 2000, { guilds: 9, people: 9 });
      await guilds.addTable("crew", "t1");
      await guilds.add({ id: "club", name: "Club", invite: "club", made: 1000 }, "mia-1", 9);
      await guilds.join("club", "ginny-1", 2000, { guilds: 9, people: 9 });
      const channel = {
        id: "c1",
        owner: "ginny-1",
        address: { type: "email", to: "g@x.example" },
      } as const;
      const more = { origin: "http://hall", confirmed: true, made: 1, by: null, trouble: null };
      await store.calls.addChannel({ ...channel, ...more }, 10);
      const hooks = { ...channel, ...more, id: "c2", owner: "guild:club", by: "ginny-1" };
      await store.calls.addChannel(hooks, 10);
      await leaving.leave("ginny-1");
      for await (const kept of nowAndAgain(store, again)) {
        deepEqual(await kept.calls.channels("guild:club"), []);
        equal(await kept.guilds.standing("club", "ginny-1"), null);
        equal(await kept.people.session(hashOf("ginny-1")), null);
        equal((await kept.people.session(hashOf("mia-1")))?.name, "Mia");
        equal(await kept.keys.whoseWords(hashOf("words")), null);
        equal(await kept.looks.last("ginny-1", "t1"), null);
        deepEqual(await kept.guilds.of("ginny-1"), []);
        deepEqual(await kept.calls.channels("ginny-1"), []);
        const members = await kept.guilds.members("crew");
        deepEqual(
          members.map(({ name, standing, number }) => [number, name, standing]),
          [
            [1, "Mia", "founder"],
            [2, "", "left"],
          ],
        );
        deepEqual(await kept.leaving.leaving(), ["ginny-1"]);
      }
    },
  },
  {
    name: "their name and their words are taken out of every journal, and nothing else of it changes",
    async check(store) {
      const { journal, leaving, directory } = store;
      await evening(store);
      const before = await journal.read("t1", 0);
      const others = await journal.read("t3", 0);
      await leaving.leave("ginny-1");
      while (await leaving.takeOutName("ginny-1", "#7"));
      const after = await journal.read("t1", 0);
      const silent = { type: "text", text: "…" };
      deepEqual(after, [
        { ...before[0], name: "#7" },
        before[1],
        { ...before[2], name: "#7", said: silent },
        { ...before[3], name: "#7" },
        before[4],
        before[5],
      ]);
      equal(JSON.stringify(await journal.read("t2", 0)).includes("Good luck"), false);
      deepEqual(await journal.read("t3", 0), others);
      deepEqual(await leaving.leaving(), []);
      equal(await directory.row("t1"), null);
    },
  },
];
