import { deepEqual, equal } from "node:assert/strict";
import { createHash } from "node:crypto";
import type { StoredPasskey } from "../keys-port.ts";
import type { SecretHash } from "../port.ts";
import { nowAndAgain, sideBySide, type StorePromise } from "./promise.ts";

const hashOf = (secret: string): SecretHash => createHash("sha256").update(secret).digest();
const passkey = (id: string, more: Partial<StoredPasskey> = {}): StoredPasskey => ({
  id,
  person: "ginny",
  publicKey: new Uint8Array([1, 2, 255]),
  counter: 0,
  transports: ["internal", "hybrid"],
  name: "Phone",
  made: 1000,
  used: null,
  ...more,
});
const hour = { most: 2, milliseconds: 3000 };

export const keyPromises: readonly StorePromise[] = [
  {
    name: "a challenge is spent once, by one of all who come at the same time, and not after its time",
    async check({ keys }) {
      await keys.addChallenge(hashOf("one"), "ginny", 2000);
      await keys.addChallenge(hashOf("two"), null, 2000);
      await keys.addChallenge(hashOf("late"), null, 2000);
      const spent = await Promise.all(
        [0, 1, 2, 3].map(() => keys.spendChallenge(hashOf("one"), 1500)),
      );
      deepEqual(
        spent.filter((each) => each !== null),
        [{ person: "ginny" }],
      );
      deepEqual(await keys.spendChallenge(hashOf("two"), 2000), { person: null });
      equal(await keys.spendChallenge(hashOf("late"), 2001), null);
      equal(await keys.spendChallenge(hashOf("never"), 1500), null);
    },
  },
  {
    name: "passkeys come back as they were, and only their owner names or drops them",
    async check(store, again) {
      const { keys } = store;
      equal(await keys.addPasskey(passkey("b"), 9), "added");
      equal(await keys.addPasskey(passkey("a", { made: 2000, transports: [] }), 9), "added");
      equal(await keys.addPasskey(passkey("a", { person: "mia" }), 9), "known");
      equal(await keys.namePasskey("mia", "b", "Mine"), false);
      equal(await keys.namePasskey("ginny", "b", "Old phone"), true);
      equal(await keys.dropPasskey("mia", "a"), false);
      for await (const { keys: kept } of nowAndAgain(store, again)) {
        deepEqual(await kept.passkeysOf("ginny"), [
          passkey("b", { name: "Old phone" }),
          passkey("a", { made: 2000, transports: [] }),
        ]);
        deepEqual(await kept.passkeysOf("mia"), []);
        equal(await kept.passkey("c"), null);
      }
    },
  },
  {
    name: "a passkey that counts does not count back: of two uses with the same count one is a copy",
    async check({ keys }) {
      await keys.addPasskey(passkey("counts", { counter: 4 }), 9);
      await keys.addPasskey(passkey("never counts"), 9);
      equal(await keys.usePasskey("counts", 4, 3000), false);
      const both = await Promise.all([0, 1].map(() => keys.usePasskey("counts", 5, 3000)));
      equal(both.filter((counted) => counted).length, 1);
      deepEqual(await keys.passkey("counts"), passkey("counts", { counter: 5, used: 3000 }));
      equal(await keys.usePasskey("never counts", 0, 3000), true);
      equal(await keys.usePasskey("never counts", 0, 4000), true);
      await keys.dropPasskey("ginny", "counts");
      equal(await keys.usePasskey("counts", 9, 5000), false);
    },
  },
  {
    name: "a person has so many passkeys and no more, however many come at the same time",
    async check({ keys }) {
      await sideBySide(async (round) => {
        const person = `ginny-${round}`;
        const added = await Promise.all(
          Array.from({ length: 6 }, (_, i) =>
            keys.addPasskey(passkey(`${person}-${i}`, { person }), 2),
          ),
        );
        equal(added.filter((answer) => answer === "added").length, 2);
        equal((await keys.passkeysOf(person)).length, 2);
      });
    },
  },
  {
    name: "recovery words are found by their hash until others take their place",
    async check(store, again) {
      await store.keys.setWords("ginny", hashOf("six words"), 1000);
      await store.keys.setWords("ginny", hashOf("six other words"), 2000);
      const salt = await store.keys.salt(new Uint8Array([7, 7]));
      for await (const { keys } of nowAndAgain(store, again)) {
        equal(await keys.whoseWords(hashOf("six words")), null);
        equal(await keys.whoseWords(hashOf("six other words")), "ginny");
        equal(await keys.wordsOf("ginny"), 2000);
        deepEqual(await keys.salt(new Uint8Array([8, 8])), salt);
      }
    },
  },
  {
    name: "tries are counted by key, all who come at the same time, and forgotten after their time",
    async check({ keys }) {
      const at = (key: string, now: number): Promise<boolean> =>
        keys.countTry(hashOf(key), now, hour);
      const tries = await Promise.all([0, 1, 2, 3].map(() => at("one", 1000)));
      equal(tries.filter((allowed) => allowed).length, 2);
      equal(await at("two", 1000), true);
      equal(await at("one", 3999), false);
      equal(await at("one", 4000), true);
    },
  },
];
