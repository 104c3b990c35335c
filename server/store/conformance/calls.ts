import { deepEqual, equal } from "node:assert/strict";
import type { Errands, NewCall } from "#table/journal/errands.ts";
import type { OwnCall, StoredCall } from "../call-port.ts";
import type { Store } from "../port.ts";
import { nowAndAgain, type StorePromise } from "./promise.ts";
import { headerOf, hook, pagesAfter, said, satDown, started, write } from "./samples.ts";

const yourMove = (person: string, version: number, due: number): NewCall => ({
  person,
  seat: person === "mia" ? 1 : 0,
  version,
  kind: "your-move",
  made: due - 60_000,
  due,
  quiet: 60_000,
  until: null,
});

const own = (person: string, more: Partial<OwnCall> = {}): OwnCall => ({
  ...yourMove(person, 7, 60_000),
  kind: "nudge",
  subject: "t1",
  words: "curious",
  ...more,
});

const errands = (...calls: readonly NewCall[]): Errands => ({ calls, dropped: [] });

const shown = (calls: readonly StoredCall[]): readonly unknown[] =>
  calls.map(({ person, subject, version, kind, due }) => [person, subject, version, kind, due]);

/** A table with a page that asks for these calls. */
async function asked({ journal }: Store, ...calls: readonly NewCall[]): Promise<void> {
  await journal.create(headerOf("t1"), null);
  await journal.append("t1", 0, pagesAfter(0, said("one")), errands(...calls));
}

const reachable = async ({ calls }: Store, ...people: readonly string[]): Promise<void> => {
  for (const person of people) await calls.addChannel(hook(person), 10);
};

export const callPromises: readonly StorePromise[] = [
  {
    name: "a page's calls are kept with it, for those who can be reached, and taken when due",
    async check(store, again) {
      await reachable(store, "ginny");
      await asked(store, yourMove("ginny", 1, 60_000), yourMove("mia", 1, 60_000));
      for await (const { calls } of nowAndAgain(store, again)) {
        equal(await calls.nextDue(), 60_000);
        deepEqual(await calls.take(59_999, 59_999, 60_000), []);
      }
      const { calls } = await again();
      const taken = await calls.take(60_000, 60_000, 120_000);
      deepEqual(shown(taken), [["ginny", "t1", 1, "your-move", 60_000]]);
      deepEqual(await calls.take(60_000, 60_000, 120_000), []);
      // Whoever took it settled nothing: it is there again when the lease is over.
      equal(await calls.nextDue(), 120_000);
      deepEqual(await calls.take(119_999, 119_999, 180_000), []);
      deepEqual(shown(await calls.take(120_000, 120_000, 180_000)), shown(taken));
    },
  },
  {
    name: "a page that is not written calls nobody",
    async check(store) {
      await reachable(store, "ginny");
      await asked(store);
      await store.journal.append(
        "t1",
        0,
        pagesAfter(0, said("late")),
        errands(yourMove("ginny", 1, 60_000)),
      );
      equal(await store.calls.nextDue(), null);
    },
  },
  {
    name: "the same call is made once, moves with its clock while it waits, and is not made again",
    async check(store) {
      const { calls, journal } = store;
      await reachable(store, "ginny");
      await asked(store, yourMove("ginny", 1, 60_000));
      await journal.append(
        "t1",
        1,
        pagesAfter(1, said("two")),
        errands(yourMove("ginny", 1, 90_000)),
      );
      const [taken, ...others] = await calls.take(90_000, 90_000, 95_000);
      deepEqual([taken?.due, others.length], [90_000, 0]);
      await calls.finish(taken?.id ?? "", "sent", null);
      await journal.append(
        "t1",
        2,
        pagesAfter(2, said("three")),
        errands(yourMove("ginny", 1, 99_000)),
      );
      equal(await calls.nextDue(), null);
    },
  },
  {
    name: "an answer takes back what was to be told about its question, and nothing else",
    async check(store) {
      const { calls, journal } = store;
      await reachable(store, "ginny", "mia");
      await asked(store, yourMove("ginny", 1, 60_000), yourMove("mia", 1, 70_000));
      await journal.append("t1", 1, pagesAfter(1, said("two")), {
        calls: [yourMove("ginny", 2, 80_000)],
        dropped: [{ seat: 0, kind: "your-move" }],
      });
      deepEqual(shown(await calls.take(99_000, 99_000, 99_999)), [
        ["mia", "t1", 1, "your-move", 70_000],
        ["ginny", "t1", 2, "your-move", 80_000],
      ]);
    },
  },
  {
    name: "a guild with a web hook hears of all its tables, whoever is asked there",
    async check(store) {
      await store.calls.addChannel(hook("guild:crew"), 10);
      await store.guilds.addTable("crew", "t1");
      await asked(store, yourMove("mia", 1, 60_000));
      equal((await store.calls.take(60_000, 60_000, 99_000)).length, 1);
    },
  },
  {
    name: "what is due soon comes along for those who are called now, and for nobody else",
    async check(store) {
      const { calls } = store;
      await calls.add([
        own("ginny", { due: 50_000, version: 1 }),
        own("ginny", { due: 60_000, version: 2, kind: "half-time" }),
        own("ginny", { due: 90_000, version: 3 }),
        own("mia", { due: 60_000 }),
      ]);
      const taken = await calls.take(55_000, 70_000, 99_000);
      deepEqual(
        taken.map(({ person, version }) => [person, version]),
        [
          ["ginny", 1],
          ["ginny", 2],
        ],
      );
    },
  },
  {
    name: "of many who take at the same time each call goes to one",
    async check(store) {
      const many = Array.from({ length: 40 }, (_, i) => own(`guest-${i}`));
      await store.calls.add(many);
      const taken = await Promise.all(
        Array.from({ length: 6 }, () => store.calls.take(60_000, 60_000, 99_000)),
      );
      const people = taken.flat().map(({ person }) => person);
      deepEqual([people.length, new Set(people).size], [40, 40]);
    },
  },
  {
    name: "a call that did not arrive waits for its next try with what is left of it, also after a restart",
    async check(store, again) {
      await store.calls.add([own("ginny")]);
      const [call] = await store.calls.take(60_000, 60_000, 99_000);
      const trouble = { code: "refused", detail: "503" } as const;
      const id = call?.id ?? "";
      await store.calls.postpone(id, { due: 120_000, tries: 1, left: ["a", "b"], trouble });
      for await (const { calls } of nowAndAgain(store, again))
        equal(await calls.nextDue(), 120_000);
      const { calls } = await again();
      const [later] = await calls.take(120_000, 120_000, 180_000);
      deepEqual(
        [later?.id, later?.tries, later?.left, later?.words],
        [id, 1, ["a", "b"], "curious"],
      );
      await calls.finish(id, "given-up", trouble);
      equal(await calls.nextDue(), null);
      const [past] = await calls.callsOf("ginny", -60_000);
      deepEqual([past?.id, past?.done, past?.trouble], [id, "given-up", trouble]);
      await calls.tidy(1_000_000);
      deepEqual(await calls.callsOf("ginny", -60_000), []);
    },
  },
  {
    name: "a person is nudged once a day, whoever nudges at the same time",
    async check({ calls }) {
      const day = 86_400_000;
      const nudge = (subject: string, made: number): Promise<string> =>
        calls.addNudge(own("ginny", { subject, made, version: made }), made - day);
      const first = await Promise.all([nudge("t1", day), nudge("t2", day), nudge("t3", day)]);
      deepEqual(first.toSorted(), ["added", "nudged-already", "nudged-already"]);
      equal(await nudge("t1", 2 * day - 1), "nudged-already");
      equal(await nudge("t1", 2 * day), "added");
    },
  },
  {
    name: "a keepsake is the first one that was kept, for everyone and after a restart",
    async check(store, again) {
      const kept = await Promise.all(["a", "b"].map((each) => store.calls.keepsake("key", each)));
      equal(kept[0], kept[1]);
      equal(await (await again()).calls.keepsake("key", "c"), kept[0]);
    },
  },
  {
    name: "a table whose clock is written down wakes when it rings, and not before",
    async check(store) {
      const { journal, directory } = store;
      for (const id of ["t1", "t2"])
        await journal.create(headerOf(id, { terms: { clock: 86_400 } }), null);
      await write(store, "t1", started);
      await journal.append("t2", 0, pagesAfter(0, started), {
        calls: [],
        dropped: [],
        rings: 9000,
      });
      deepEqual(await directory.ticking(8999), ["t1"]);
      deepEqual((await directory.ticking(9000)).toSorted(), ["t1", "t2"]);
      deepEqual([await directory.rung(8999), await directory.rung(9000)], [[], ["t2"]]);
      deepEqual([await directory.nextRing(8999), await directory.nextRing(9000)], [9000, null]);
      await write(store, "t2", said("no clock is set anew"));
      equal(await directory.nextRing(0), 9000);
      await write(store, "t2", satDown("mia", 1));
      deepEqual([...(await directory.sitters("t2"))], [[1, "mia"]]);
    },
  },
];
