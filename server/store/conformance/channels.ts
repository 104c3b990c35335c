/** Ways to reach people, and what is known about who can be reached. */
import { deepEqual, equal } from "node:assert/strict";
import type { OwnCall } from "../call-port.ts";
import { nowAndAgain, sideBySide, type StorePromise } from "./promise.ts";
import { hook } from "./samples.ts";

const nudge: OwnCall = {
  person: "ginny",
  subject: "t1",
  seat: 0,
  version: 7,
  kind: "nudge",
  words: "curious",
  made: 0,
  due: 60_000,
  quiet: 60_000,
  until: null,
};

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

export const channelPromises: readonly StorePromise[] = [
  {
    name: "channels and wishes are as they were left, one for each address, until all of it is ended",
    async check(store, again) {
      const [ginnys, mias] = [hook("ginny"), hook("mia")];
      await store.calls.addChannel(ginnys, 10);
      await store.calls.addChannel({ ...ginnys, id: "second" }, 10);
      await store.calls.addChannel({ ...mias, confirmed: false }, 10);
      await store.calls.addChannel(hook("mia", "other"), 10);
      const wishes = {
        quietHours: { from: 1320, to: 420, zone: "Europe/Paris" },
        zone: "Europe/Paris",
        language: "fr",
      } as const;
      await store.calls.setWishes("ginny", wishes);
      await store.calls.noteTrouble(ginnys.id, { code: "gone", detail: "" });
      await store.calls.dropChannel("ginny", mias.id);
      equal(await store.calls.confirm(mias.id), true);
      equal(await store.calls.confirm("nothing"), false);
      await store.calls.add([nudge]);
      for await (const { calls } of nowAndAgain(store, again)) {
        deepEqual(await calls.channels("ginny"), [
          { ...ginnys, trouble: { code: "gone", detail: "" } },
        ]);
        deepEqual(
          (await calls.channels("mia")).map(({ id, confirmed }) => [id, confirmed]),
          [
            ["other", true],
            ["to-mia", true],
          ],
        );
        deepEqual(await calls.wishes("ginny"), wishes);
        equal(await calls.wishes("mia"), null);
      }
      const { calls } = await again();
      await calls.endAll("ginny");
      deepEqual(await calls.channels("ginny"), []);
      equal(await calls.nextDue(), null);
      equal((await calls.channels("mia")).length, 2);
    },
  },
  {
    name: "an owner has so many channels and no more, however many are added at the same time",
    async check({ calls }) {
      await sideBySide(async (round) => {
        const owner = `ginny-${round}`;
        await calls.addChannel(hook(owner), 3);
        const more = Array.from({ length: 6 }, (_, i) => hook(owner, `${owner}-${i}`));
        const added = await Promise.all(more.map((channel) => calls.addChannel(channel, 3)));
        equal(added.filter((answer) => answer === "added").length, 2);
        // One that is there already needs no room.
        equal(await calls.addChannel({ ...hook(owner), id: `${owner}-again` }, 3), "added");
        equal((await calls.channels(owner)).length, 3);
      });
    },
  },
  {
    name: "who can be called is known from memory, also after a restart; a guild's hook hears of everyone",
    async check(store, again) {
      await store.calls.addChannel(hook("ginny"), 10);
      for await (const { calls } of nowAndAgain(store, again)) {
        equal(calls.mayReach("ginny"), true);
        // When in doubt, yes: a store that must look first says no as soon as it has looked.
        await until(() => !calls.mayReach("mia"));
        equal(calls.mayReach("ginny"), true);
      }
      const { calls } = await again();
      await until(() => !calls.mayReach("mia"));
      await calls.addChannel(hook("guild:g1"), 10);
      equal(calls.mayReach("mia"), true);
    },
  },
  {
    name: "touches are known for a while, the latest of each table",
    async check(store) {
      await store.calls.addChannel(hook("ginny"), 10);
      const { calls } = store;
      await calls.noteTouch("ginny", "t1", 2000);
      await calls.noteTouch("ginny", "t1", 1000);
      await calls.noteTouch("ginny", "t2", 3000);
      deepEqual(
        [...(await calls.touches("ginny"))].toSorted(([a], [b]) => (a < b ? -1 : 1)),
        [
          ["t1", 2000],
          ["t2", 3000],
        ],
      );
      deepEqual([...(await calls.touches("mia"))], []);
    },
  },
];
