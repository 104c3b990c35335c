import { deepEqual, equal, rejects } from "node:assert/strict";
import { createHash } from "node:crypto";
import type { ClaimedSession, NewSession, SecretHash } from "../port.ts";
import { nowAndAgain, type StorePromise } from "./promise.ts";

const hashOf = (secret: string): SecretHash => createHash("sha256").update(secret).digest();
const sessionOf = (secret: string, person: string, more: Partial<NewSession> = {}): NewSession => ({
  hash: hashOf(secret),
  person,
  only: null,
  seen: 1000,
  device: null,
  since: 900,
  ...more,
});
const by = (secret: string): ClaimedSession => ({ hash: hashOf(secret), device: null });
const ginny = { person: "ginny", name: "Ginny", face: null, only: null, seen: 1000 };

export const peoplePromises: readonly StorePromise[] = [
  {
    name: "a person is found by the hash of a session and by nothing else, also after a restart",
    async check(store, again) {
      await store.people.addPerson("Ginny", sessionOf("door", "ginny"));
      for await (const { people } of nowAndAgain(store, again)) {
        deepEqual(await people.session(hashOf("door")), ginny);
        equal(await people.session(hashOf("Door")), null);
      }
    },
  },
  {
    name: "a person and their first session are written both or neither",
    async check({ people }) {
      await people.addPerson("Ginny", sessionOf("door", "ginny"));
      await rejects(people.addPerson("Mia", sessionOf("door", "mia")));
      await rejects(people.addPerson("Other", sessionOf("window", "ginny")));
      equal((await people.session(hashOf("door")))?.name, "Ginny");
      equal(await people.session(hashOf("window")), null);
    },
  },
  {
    name: "a new name is the name of every session of the person",
    async check({ people }) {
      await people.addPerson("Ginny", sessionOf("door", "ginny"));
      await people.addSession(sessionOf("phone", "ginny"));
      await people.rename("ginny", "Ginevra");
      equal((await people.session(hashOf("door")))?.name, "Ginevra");
      equal((await people.session(hashOf("phone")))?.name, "Ginevra");
    },
  },
  {
    name: "a face is the face of every session of the person and of nobody else, also after a restart",
    async check(store, again) {
      const face = { bust: "horns", colour: "sky" } as const;
      await store.people.addPerson("Ginny", sessionOf("door", "ginny"));
      await store.people.addPerson("Mia", sessionOf("window", "mia"));
      await store.people.addSession(sessionOf("phone", "ginny"));
      await store.people.setFace("ginny", face);
      await store.people.addCode(hashOf("code"), "ginny", 2000, 1000);
      for await (const { people } of nowAndAgain(store, again)) {
        deepEqual((await people.session(hashOf("phone")))?.face, face);
        deepEqual((await people.session(hashOf("window")))?.face, null);
        deepEqual((await people.whoseCode(hashOf("code"), 1500))?.face, face);
      }
    },
  },
  {
    name: "a session remembers its seat and when it was last seen, and once dropped opens nothing",
    async check({ people }) {
      await people.addPerson("Ginny", sessionOf("door", "ginny"));
      await people.addSession(sessionOf("bot", "ginny", { only: { table: "t1", seat: 0 } }));
      deepEqual((await people.session(hashOf("bot")))?.only, { table: "t1", seat: 0 });
      await people.setSeen(hashOf("door"), 5000);
      deepEqual(await people.session(hashOf("door")), { ...ginny, seen: 5000 });
      await people.dropSession(hashOf("door"));
      equal(await people.session(hashOf("door")), null);
      equal((await people.session(hashOf("bot")))?.name, "Ginny");
    },
  },
  {
    name: "a person's sessions are listed with their device and since when, the latest used first, and nobody else's",
    async check(store, again) {
      const { people } = store;
      const only = { table: "t1", seat: 1 };
      const bot = sessionOf("bot", "ginny", { only, seen: 3000, since: null });
      const phone = sessionOf("door", "ginny", { device: "Chrome/Android" });
      const claimed = sessionOf("pad", "ginny", { device: "Safari/iPad", seen: 2000, since: 2000 });
      const token = { label: "nightly", scope: "read" } as const;
      const named = sessionOf("token", "ginny", { token, seen: 4000 });
      await people.addPerson("Ginny", phone);
      await people.addPerson("Mia", sessionOf("window", "mia"));
      await people.addSession(bot);
      await people.addSession(named);
      await people.addCode(hashOf("code"), "ginny", 2000, 1000);
      await people.spendCode(hashOf("code"), 2000, claimed);
      for await (const { people: kept } of nowAndAgain(store, again)) {
        const found = (await kept.sessionsOf("ginny")).map((each) => ({
          ...each,
          hash: Buffer.from(each.hash),
        }));
        deepEqual(found, [named, bot, claimed, phone]);
        deepEqual((await kept.session(hashOf("token")))?.token, token);
        equal(await kept.count(), 2);
      }
    },
  },
  {
    name: "a code is spent once, by one of all who come at the same time",
    async check({ people }) {
      await people.addPerson("Ginny", sessionOf("door", "ginny"));
      await people.addCode(hashOf("code"), "ginny", 2000, 1000);
      const claims = await Promise.all(
        [0, 1, 2, 3].map((i) => people.spendCode(hashOf("code"), 1500, by(`device ${i}`))),
      );
      deepEqual(
        claims.filter((person) => person !== null),
        ["ginny"],
      );
      for (const [i, person] of claims.entries()) {
        const session = await people.session(hashOf(`device ${i}`));
        deepEqual(session, person === null ? null : { ...ginny, seen: 1500 });
      }
      equal(await people.spendCode(hashOf("code"), 1500, by("later")), null);
    },
  },
  {
    name: "looking whose a code is does not spend it, and an expired or unknown one is nobody's",
    async check(store, again) {
      await store.people.addPerson("Ginny", sessionOf("door", "ginny"));
      await store.people.addCode(hashOf("code"), "ginny", 2000, 1000);
      for await (const { people } of nowAndAgain(store, again)) {
        deepEqual(await people.whoseCode(hashOf("code"), 2000), {
          id: "ginny",
          name: "Ginny",
          face: null,
        });
        equal(await people.whoseCode(hashOf("code"), 2001), null);
        equal(await people.whoseCode(hashOf("guess"), 1500), null);
      }
    },
  },
  {
    name: "an expired or unknown code opens nothing",
    async check({ people }) {
      await people.addPerson("Ginny", sessionOf("door", "ginny"));
      await people.addCode(hashOf("code"), "ginny", 2000, 1000);
      equal(await people.spendCode(hashOf("guess"), 1500, by("device")), null);
      equal(await people.spendCode(hashOf("code"), 2001, by("device")), null);
      equal(await people.session(hashOf("device")), null);
    },
  },
];
