import { deepEqual, equal } from "node:assert/strict";
import type { NewSession, Store } from "../port.ts";
import type { GoingOut, GuildStore, StoredGuild } from "../guild-port.ts";
import { nowAndAgain, type StorePromise } from "./promise.ts";
import { ended, headerOf, hook, satDown, started, takenBack, write } from "./samples.ts";

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

const room = { guilds: 9, people: 99 };

const goOut = ({ settle }: GuildStore, out: GoingOut): Promise<null> =>
  settle("crew", () => ({ answer: null, out }));
const end = ({ settle }: GuildStore): Promise<null> =>
  settle("crew", () => ({ answer: null, ends: true }));

const left = { standing: "left", invite: null } as const;
const sentAway = { standing: "removed", invite: "anew" } as const;

/** A game of the guild that has begun, with this person in it. */
async function played(store: Store, table: string, person: string): Promise<void> {
  await store.journal.create(headerOf(table), null);
  await store.guilds.addTable("crew", table);
  await write(store, table, satDown(person, 0), satDown("ginny", 1), started);
}

export const guildPromises: readonly StorePromise[] = [
  {
    name: "a guild is found by its id and its invitation, and by its members, also after a restart",
    async check(store, again) {
      await people(store, "Ginny", "Mia");
      await store.guilds.add(crew, "ginny", 9);
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
      await guilds.add(crew, "ginny", 9);
      equal(await guilds.join("crew", "mia", 2000, room), "joined");
      equal(await guilds.join("crew", "mia", 3000, room), "member");
      equal(await guilds.join("crew", "bruno", 2000, room), "joined");
      equal(await guilds.join("nobody's", "bruno", 2000, room), "no-guild");
      await store.people.rename("mia", "Maria");
      await played(store, "t1", "mia");
      await goOut(guilds, { person: "mia", ...left });
      await goOut(guilds, { person: "bruno", ...sentAway });
      deepEqual(await guilds.of("mia"), []);
      equal(await guilds.join("crew", "bruno", 4000, room), "removed");
      equal(await guilds.join("crew", "mia", 4000, room), "joined");
      deepEqual(await standings(store), [
        ["ginny", 1, "Ginny", "founder"],
        ["mia", 2, "Maria", "member"],
        ["bruno", 3, "Bruno", "removed"],
      ]);
    },
  },
  {
    name: "who left without a game is forgotten, and their number is nobody's again",
    async check(store, again) {
      const { guilds, journal } = store;
      await people(store, "Ginny", "Mia", "Bruno", "Thomas");
      await guilds.add(crew, "ginny", 9);
      for (const person of ["mia", "bruno"]) await guilds.join("crew", person, 2000, room);
      // To sit at a table where nothing has begun is no game.
      await journal.create(headerOf("t1"), null);
      await guilds.addTable("crew", "t1");
      await write(store, "t1", satDown("bruno", 0));
      for (const person of ["mia", "bruno"]) await goOut(guilds, { person: person, ...left });
      equal(await guilds.standing("crew", "bruno"), null);
      equal(await guilds.join("crew", "thomas", 3000, room), "joined");
      for await (const kept of nowAndAgain(store, again))
        deepEqual(await standings(kept), [
          ["ginny", 1, "Ginny", "founder"],
          ["thomas", 4, "Thomas", "member"],
        ]);
    },
  },
  {
    name: "whoever is sent away is out in one step: another link, no answer that counts, no web hook of theirs",
    async check(store, again) {
      const { guilds, calls } = store;
      await people(store, "Ginny", "Mia", "Bruno");
      await guilds.add(crew, "ginny", 9);
      for (const person of ["mia", "bruno"]) await guilds.join("crew", person, 2000, room);
      await guilds.propose(
        "crew",
        { id: "fri", at: 5000, proposed: "ginny" },
        { most: 9, from: 0 },
      );
      for (const person of ["ginny", "mia", "bruno"])
        await guilds.answerEvening("fri", person, "yes");
      await calls.addChannel({ ...hook("guild:crew", "brunos"), by: "bruno" }, 3);
      await calls.addChannel({ ...hook("guild:crew", "mias"), by: "mia" }, 3);
      await calls.addChannel(hook("bruno"), 3);
      await goOut(guilds, { person: "bruno", ...sentAway });
      // A tap that was under way.
      await guilds.answerEvening("fri", "bruno", "maybe");
      for await (const kept of nowAndAgain(store, again)) {
        equal(await kept.guilds.invited("come"), null);
        equal((await kept.guilds.invited("anew"))?.id, "crew");
        const [friday] = await kept.guilds.evenings("crew", 0);
        deepEqual(Array.from(friday?.answers.keys() ?? []), ["ginny", "mia"]);
        equal(await kept.guilds.standing("crew", "bruno"), "removed");
        equal(await kept.guilds.standing("crew", "mia"), "member");
        const ids = async (owner: string): Promise<readonly string[]> =>
          (await kept.calls.channels(owner)).map(({ id }) => id);
        deepEqual(await ids("guild:crew"), ["mias"]);
        deepEqual(await ids("bruno"), ["to-bruno"]);
      }
    },
  },
  {
    name: "of all who join at the same time each gets a number of their own",
    async check(store) {
      await people(store, "Ginny");
      await store.guilds.add(crew, "ginny", 9);
      const many = Array.from({ length: 8 }, (_, i) => `guest-${i}`);
      await people(store, ...many);
      await Promise.all(many.map((person) => store.guilds.join("crew", person, 2000, room)));
      const numbers = (await store.guilds.members("crew")).map(({ number }) => number);
      deepEqual(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    },
  },
  {
    name: "a guild's tables come with who sits there, and a result counts only for the page it was drawn from",
    async check(store) {
      const { guilds, journal } = store;
      await guilds.add(crew, "ginny", 9);
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
      deepEqual([...(await guilds.guildsOf(["t3", "t1"]))], [["t1", "crew"]]);
      equal((await guilds.guildsOf([])).size, 0);
    },
  },
  {
    name: "whoever looks in is seen; results written down come latest first, no more than there is room for",
    async check(store, again) {
      await people(store, "Ginny");
      await store.guilds.add(crew, "ginny", 9);
      const { guilds } = store;
      equal((await guilds.members("crew"))[0]?.seen, 0);
      await guilds.noteSeen("crew", "ginny", 7000);
      const note = (id: string, at: number) => ({ id, at, writer: 1, note: `{"of":"${id}"}` });
      equal(await guilds.addNote("crew", note("first", 1000), 2), true);
      const both = ["second", "third"].map((id) => guilds.addNote("crew", note(id, 2000), 2));
      equal((await Promise.all(both)).filter(Boolean).length, 1);
      for await (const { guilds: kept } of nowAndAgain(store, again)) {
        equal((await kept.members("crew"))[0]?.seen, 7000);
        const [latest, first] = await kept.notes("crew");
        equal(latest?.at, 2000);
        deepEqual(first, note("first", 1000));
      }
    },
  },
  {
    name: "a result that was struck out is gone, and with a guild all of them",
    async check(store) {
      const { guilds } = store;
      const note = (id: string) => ({ id, at: 1000, writer: 1, note: "{}" });
      await guilds.add(crew, "ginny", 9);
      for (const id of ["first", "second"]) await guilds.addNote("crew", note(id), 9);
      await guilds.dropNote("crew", "first");
      await guilds.dropNote("nobody's", "second");
      deepEqual(await guilds.notes("crew"), [note("second")]);
      await end(guilds);
      await guilds.add(crew, "ginny", 9);
      deepEqual(await guilds.notes("crew"), []);
    },
  },
  {
    name: "evenings come in order with their answers, one is agreed on, and a dropped one is gone",
    async check(store, again) {
      const { guilds } = store;
      await guilds.add(crew, "ginny", 9);
      await guilds.propose(
        "crew",
        { id: "fri", at: 5000, proposed: "ginny" },
        { most: 9, from: 0 },
      );
      await guilds.propose("crew", { id: "thu", at: 4000, proposed: "mia" }, { most: 9, from: 0 });
      await guilds.propose("crew", { id: "old", at: 100, proposed: "mia" }, { most: 9, from: 0 });
      await guilds.join("crew", "mia", 2000, room);
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
      await store.guilds.add(crew, "ginny", 9);
      await store.guilds.propose(
        "crew",
        { id: "fri", at: 5000, proposed: "ginny" },
        { most: 9, from: 0 },
      );
      await store.guilds.answerEvening("fri", "ginny", "yes");
      await store.guilds.dropEvening("crew", "fri");
      deepEqual(await store.guilds.evenings("crew", 0), []);
      await store.calls.addChannel({ ...hook("guild:crew"), by: "ginny" }, 3);
      await end(store.guilds);
      deepEqual(await store.calls.channels("guild:crew"), []);
      for await (const { guilds } of nowAndAgain(store, again)) {
        equal(await guilds.find("crew"), null);
        deepEqual(await guilds.of("ginny"), []);
        deepEqual(await guilds.members("crew"), []);
        await guilds.add(crew, "ginny", 9);
        await end(guilds);
      }
    },
  },
];
