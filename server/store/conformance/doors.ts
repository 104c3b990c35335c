/** How many doors open for one person: whoever may draw them without end would fill the store with them. */
import { deepEqual, equal } from "node:assert/strict";
import { createHash } from "node:crypto";
import { most } from "../most.ts";
import type { NewSession, PeopleStore, SecretHash } from "../port.ts";
import type { StorePromise } from "./promise.ts";

const hashOf = (secret: string): SecretHash => createHash("sha256").update(secret).digest();
const doorOf = (secret: string, more: Partial<NewSession> = {}): NewSession => ({
  hash: hashOf(secret),
  person: "ginny",
  only: null,
  seen: 1000,
  device: null,
  since: 900,
  ...more,
});
const only = { table: "t1", seat: 0 };
const many = <T>(count: number, one: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => one(n));

async function doorsOf(people: PeopleStore): Promise<readonly number[]> {
  const all = await people.sessionsOf("ginny");
  const count = (fits: (each: NewSession) => boolean): number => all.filter(fits).length;
  return [
    count((each) => each.only === null && each.token === undefined),
    count((each) => each.only !== null),
    count((each) => each.token !== undefined),
  ];
}

export const doorPromises: readonly StorePromise[] = [
  {
    name: "a person has so many devices, seats' tokens and named tokens, however many come at the same time",
    async check({ people }) {
      await people.addPerson("Ginny", doorOf("first", { seen: 10 }));
      await people.addPerson("Mia", doorOf("other", { person: "mia" }));
      const label = { label: "nightly", scope: "read" } as const;
      const named = await Promise.all(
        many(most.namedTokens + 3, (n) =>
          people.addSession(doorOf(`named ${n}`, { token: label })),
        ),
      );
      await Promise.all([
        ...many(most.devices + 3, (n) => people.addSession(doorOf(`device ${n}`))),
        ...many(most.seatTokens + 3, (n) => people.addSession(doorOf(`seat ${n}`, { only }))),
      ]);
      equal(named.filter((added) => added).length, most.namedTokens);
      deepEqual(await doorsOf(people), [most.devices, most.seatTokens, most.namedTokens]);
      equal((await people.sessionsOf("mia")).length, 1);
    },
  },
  {
    name: "the device used longest ago gives way, also to one that comes by a code",
    async check({ people }) {
      await people.addPerson("Ginny", doorOf("used", { seen: 9000 }));
      for (const n of many(most.devices - 1, (at) => at))
        await people.addSession(doorOf(`device ${n}`, { seen: 1000 + n }));
      await people.addCode(hashOf("code"), "ginny", 9000, 1000);
      await people.spendCode(hashOf("code"), 5000, { hash: hashOf("claimed"), device: null });
      deepEqual(await doorsOf(people), [most.devices, 0, 0]);
      equal(await people.session(hashOf("device 0")), null);
      for (const kept of ["used", "device 1", "claimed"])
        equal((await people.session(hashOf(kept)))?.person, "ginny", kept);
    },
  },
  {
    name: "codes that have expired go when another is drawn",
    async check({ people }) {
      await people.addPerson("Ginny", doorOf("door"));
      await people.addCode(hashOf("early"), "ginny", 2000, 1000);
      await people.addCode(hashOf("good"), "ginny", 4000, 2000);
      equal((await people.whoseCode(hashOf("early"), 1500))?.id, "ginny");
      await people.addCode(hashOf("late"), "ginny", 5000, 3000);
      equal(await people.whoseCode(hashOf("early"), 1500), null);
      equal((await people.whoseCode(hashOf("good"), 1500))?.id, "ginny");
    },
  },
];
