/** Who reads letters: how many they get before they agree, and who does not want any. */
import { deepEqual, equal } from "node:assert/strict";
import { createHash } from "node:crypto";
import type { Store } from "../port.ts";
import { nowAndAgain, sideBySide, type StorePromise } from "./promise.ts";

const hashOf = (text: string): Uint8Array => createHash("sha256").update(text).digest();
const day = 86_400_000;
const [mia, ginny] = [hashOf("mia@example.org"), hashOf("ginny@example.org")];

const count = ({ calls }: Store, address: Uint8Array, at: number): Promise<boolean> =>
  calls.countLetter(address, at, at - day);

export const recipientPromises: readonly StorePromise[] = [
  {
    name: "an address gets two letters within any day, also over a restart, and another one its own",
    async check(store, again) {
      equal(await count(store, mia, day), true);
      equal(await count(store, mia, 2 * day - 1), true);
      for await (const open of nowAndAgain(store, again))
        equal(await count(open, mia, 2 * day - 1), false);
      const open = await again();
      equal(await count(open, ginny, 2 * day - 1), true);
      // The first is a day old by now, the second is not.
      equal(await count(open, mia, 2 * day), true);
      equal(await count(open, mia, 2 * day), false);
      equal(await count(open, mia, 3 * day - 1), true);
      // What is this old counts no more, and need not be kept.
      await open.calls.tidy(9 * day);
      equal(await count(open, mia, 9 * day), true);
    },
  },
  {
    name: "two letters are two, however many are counted at the same time",
    async check(store) {
      await sideBySide(async (round) => {
        const address = hashOf(`mia-${round}@example.org`);
        const counted = await Promise.all(
          Array.from({ length: 6 }, () => count(store, address, day)),
        );
        equal(counted.filter((allowed) => allowed).length, 2);
      });
    },
  },
  {
    name: "a letter that never left counts for nothing",
    async check(store) {
      const { calls } = store;
      equal(await count(store, mia, day), true);
      await calls.uncountLetter(mia, day);
      equal(await count(store, mia, day + 1), true);
      equal(await count(store, mia, day + 2), true);
      await calls.uncountLetter(mia, day + 2);
      equal(await count(store, mia, day + 3), true);
      equal(await count(store, mia, day + 4), false);
      // Another one is not taken back with it.
      await calls.uncountLetter(mia, day + 9);
      equal(await count(store, mia, day + 9), false);
    },
  },
  {
    name: "who wants no letters is left alone until they think better of it, also after a restart",
    async check(store, again) {
      await store.calls.leaveAlone(mia, 1);
      await store.calls.leaveAlone(mia, 2);
      for await (const { calls } of nowAndAgain(store, again))
        deepEqual([await calls.isLeftAlone(mia), await calls.isLeftAlone(ginny)], [true, false]);
      const { calls } = await again();
      await calls.tidy(9 * day);
      equal(await calls.isLeftAlone(mia), true);
      await calls.letWriteAgain(mia);
      equal(await calls.isLeftAlone(mia), false);
    },
  },
];
