import { deepEqual, equal } from "node:assert/strict";
import type { NewSession, Store } from "../port.ts";
import type { StoredGuild } from "../guild-port.ts";
import { nowAndAgain, type StorePromise } from "./promise.ts";
import { ended, headerOf, satDown, started, takenBack, write } from "./samples.ts";

const crew: StoredGuild = { id: "crew", name: "The Crew", invite: "come", made: 1000 };

const sessionOf = (person: string): NewSession => ({
  hash: Buffer.from(person.padEnd(32, "_")),
  person,
  only: null,
  seen: 1000,
  device: null,
  since: 1000,
});

async function people({ people: kept }: Store, ...names: readonly string[]): Promise<void> {
  for (const name of names) await kept.addPerson(name, sessionOf(name.toLowerCase()));
}

const standings = async ({ guilds }: Store): Promise<readonly unknown[]> =>
  (await guilds.members("crew")).map(({ person, number, name, standing }) => [
    person,
    number,
    name,
    standing,
  ]);

export const guildPromises: readonly StorePromise[] = [
  {
    name: "a guild is found by its id and its invitation, and by its members, also after a restart",
    async check(store, again) {
      await people(store, "Ginny", "Mia");
      await store.guilds.add(crew, "ginny");
      for await (const { guilds } of nowAndAgain(store, again)) {
        deepEqual(await guilds.find("crew"), crew);
        deepEqual(await guilds.invited("come"), crew);
        equal(await guilds.invited("crew"), null);
        deepEqual(await guilds.of("ginny"), [crew]);
        deepEqual(await guilds.of("mia"), []);
      }
    },
  },
  {
    name: "a member keeps their number, goes by their name of today, and comes back unless removed",
    async check(store) {
      const { guilds } = store;
      await people(store, "Ginny", "Mia", "Bruno");
      await guilds.add(crew, "ginny");
      equal(await guilds.join("crew", "mia", 2000), "joined");
      equal(await guilds.join("crew", "mia", 3000), "member");
      equal(await guilds.join("crew", "bruno", 2000), "joined");
      equal(await guilds.join("nobody's", "bruno", 2000), "no-guild");
      await store.people.rename("mia", "Maria");
      await guilds.setStandings(
        "crew",
        new Map([
          ["mia", "left"],
          ["bruno", "removed"],
        ] as const),
      );
      deepEqual(await guilds.of("mia"), []);
      equal(await guilds.join("crew", "bruno", 4000), "removed");
      equal(await guilds.join("crew", "mia", 4000), "joined");
      deepEqual(await standings(store), [
        ["ginny", 1, "Ginny", "founder"],
        ["mia", 2, "Maria", "member"],
        ["bruno", 3, "Bruno", "removed"],
      ]);
    },
  },
  {
    name: "of all who join at the same time each gets a number of their own",
    async check(store) {
      await people(store, "Ginny");
      await store.guilds.add(crew, "ginny");
      const many = Array.from({ length: 8 }, (_, i) => `guest-${i}`);
      await people(store, ...many);
      await Promise.all(many.map((person) => store.guilds.join("crew", person, 2000)));
      const numbers = (await store.guilds.members("crew")).map(({ number }) => number);
      deepEqual(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    },
  },
  {
    name: "a guild's tables come with who sits there, and a result counts only for the page it was drawn from",
    async check(store) {
      const { guilds, journal } = store;
      await guilds.add(crew, "ginny");
      await journal.create(headerOf("t1", { at: 1000 }), null);
      await journal.create(headerOf("t2", { at: 2000 }), null);
      await journal.create(headerOf("t3", { at: 3000 }), null);
      await guilds.addTable("crew", "t1");
      await guilds.addTable("crew", "t2");
      await write(store, "t1", satDown("ginny", 0), satDown("mia", 1), started, ended);
      await guilds.keepResult("t1", 4, "Ginny won");
      const seats = new Map([
        [0, "ginny"],
        [1, "mia"],
      ]);
      const first = {
        table: "t1",
        phase: "over",
        version: 4,
        host: "ginny",
        seats,
        result: "Ginny won",
      };
      const second = {
        table: "t2",
        phase: "gathering",
        version: 0,
        host: "ginny",
        seats: new Map(),
        result: null,
      };
      deepEqual(await guilds.tables("crew"), [second, first]);
      deepEqual(await guilds.tables("crew", "t2"), [first]);
      deepEqual(await guilds.tables("crew", "t1"), []);
      await write(store, "t1", takenBack);
      const goesOn = { ...first, phase: "playing", version: 5, result: null };
      deepEqual(await guilds.tables("crew"), [second, goesOn]);
      equal(await guilds.guildOf("t1"), "crew");
      equal(await guilds.guildOf("t3"), null);
    },
  },
  {
    name: "evenings come in order with their answers, one is agreed on, and a dropped one is gone",
    async check(store, again) {
      const { guilds } = store;
      await guilds.add(crew, "ginny");
      await guilds.propose("crew", { id: "fri", at: 5000, proposed: "ginny" });
      await guilds.propose("crew", { id: "thu", at: 4000, proposed: "mia" });
      await guilds.propose("crew", { id: "old", at: 100, proposed: "mia" });
      await guilds.answerEvening("fri", "mia", "no");
      await guilds.answerEvening("fri", "mia", "maybe");
      await guilds.agreeOn("crew", "thu");
      await guilds.agreeOn("crew", "fri");
      const answers = new Map([["mia", "maybe"]]);
      const friday = { id: "fri", at: 5000, proposed: "ginny", agreed: true, answers };
      const thursday = { id: "thu", at: 4000, proposed: "mia", agreed: false, answers: new Map() };
      for await (const { guilds: kept } of nowAndAgain(store, again))
        deepEqual(await kept.evenings("crew", 1000), [thursday, friday]);
    },
  },
  {
    name: "a dropped evening and an ended guild leave nothing behind",
    async check(store, again) {
      await store.guilds.add(crew, "ginny");
      await store.guilds.propose("crew", { id: "fri", at: 5000, proposed: "ginny" });
      await store.guilds.answerEvening("fri", "ginny", "yes");
      await store.guilds.dropEvening("crew", "fri");
      deepEqual(await store.guilds.evenings("crew", 0), []);
      await store.guilds.end("crew");
      for await (const { guilds } of nowAndAgain(store, again)) {
        equal(await guilds.find("crew"), null);
        deepEqual(await guilds.of("ginny"), []);
        deepEqual(await guilds.members("crew"), []);
        await guilds.add(crew, "ginny");
        await guilds.end("crew");
      }
    },
  },
];
