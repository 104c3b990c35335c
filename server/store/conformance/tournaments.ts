/** A tournament's record and the people beside it. */
import { deepEqual, equal } from "node:assert/strict";
import { createHash } from "node:crypto";
import type { Store } from "../port.ts";
import type { TournamentMember } from "../tournament-port.ts";
import { nowAndAgain, sideBySide, type StorePromise } from "./promise.ts";

const cup = { id: "cup", host: "ginny", made: 1000 };
const member = (number: number, person: string | null, name = ""): TournamentMember => ({
  number,
  person,
  name,
});

async function known(store: Store, person: string, name: string): Promise<void> {
  await store.people.addPerson(name, {
    hash: createHash("sha256").update(person).digest(),
    person,
    only: null,
    seen: 1000,
    device: null,
    since: 900,
  });
}

export const tournamentPromises: readonly StorePromise[] = [
  {
    name: "a tournament's record is read as it was written, from any line on, also after a restart",
    async check(store, again) {
      equal(await store.tournaments.open(cup, ["one", "two"], member(1, "ginny"), 9), true);
      equal(await store.tournaments.append("cup", 2, ["three", "four"], {}), true);
      for await (const { tournaments } of nowAndAgain(store, again)) {
        deepEqual(await tournaments.find("cup"), cup);
        equal(await tournaments.find("other"), null);
        deepEqual(await tournaments.record("cup", 0), ["one", "two", "three", "four"]);
        deepEqual(await tournaments.record("cup", 3), ["four"]);
        deepEqual(await tournaments.record("other", 0), []);
        deepEqual([await tournaments.version("cup"), await tournaments.version("other")], [4, 0]);
        deepEqual(
          (await tournaments.of("ginny")).map(({ id }) => id),
          ["cup"],
        );
        deepEqual(await tournaments.of("mia"), []);
      }
      const reopened = await again();
      await reopened.tournaments.drop("cup");
      for await (const { tournaments } of nowAndAgain(reopened, again)) {
        equal(await tournaments.find("cup"), null);
        deepEqual(await tournaments.record("cup", 0), []);
        deepEqual(await tournaments.members("cup"), []);
        equal(await tournaments.append("cup", 0, ["late"], {}), false);
      }
    },
  },
  {
    name: "of those who write at the same time one does, and who came with a line is there with it or not at all",
    async check({ tournaments }) {
      await sideBySide(async (round) => {
        const id = `cup-${round}`;
        await tournaments.open({ ...cup, id }, ["open"], member(1, "ginny"), 99);
        const wrote = await Promise.all(
          Array.from({ length: 6 }, (_, i) =>
            tournaments.append(id, 1, [`line ${i}`], {
              newcomer: member(2, `mia-${round}-${i}`),
              list: { number: 2, text: `list ${i}` },
            }),
          ),
        );
        equal(wrote.filter((answer) => answer).length, 1);
        const winner = wrote.indexOf(true);
        deepEqual(await tournaments.record(id, 1), [`line ${winner}`]);
        deepEqual(
          (await tournaments.members(id)).map(({ person }) => person),
          ["ginny", `mia-${round}-${winner}`],
        );
        equal(await tournaments.list(id, 2), `list ${winner}`);
        equal(await tournaments.list(id, 1), "");
      });
    },
  },
  {
    name: "somebody has so many tournaments and no more, however many they open at once",
    async check({ tournaments }) {
      await sideBySide(async (round) => {
        const host = `ginny-${round}`;
        const opened = await Promise.all(
          Array.from({ length: 6 }, (_, i) =>
            tournaments.open({ id: `${host}-${i}`, host, made: i }, ["open"], member(1, host), 2),
          ),
        );
        equal(opened.filter((answer) => answer).length, 2);
        equal((await tournaments.of(host)).length, 2);
      });
    },
  },
  {
    name: "a member is called as they are called in the hall; whoever leaves it leaves a number",
    async check(store, again) {
      await known(store, "mia", "Mia");
      await store.tournaments.open(cup, ["open"], member(1, "ginny"), 9);
      await store.tournaments.append("cup", 1, ["mia"], {
        newcomer: member(2, "mia", "not this"),
        list: { number: 2, text: "Bossk, by Mia" },
      });
      await store.tournaments.append("cup", 2, ["noor"], { newcomer: member(3, null, "Noor") });
      await store.people.rename("mia", "Mia Rose");
      for await (const { tournaments } of nowAndAgain(store, again))
        deepEqual(await tournaments.members("cup"), [
          member(1, "ginny"),
          member(2, "mia", "Mia Rose"),
          member(3, null, "Noor"),
        ]);
      const reopened = await again();
      await reopened.leaving.leave("mia");
      for await (const { tournaments } of nowAndAgain(reopened, again)) {
        deepEqual((await tournaments.members("cup"))[1], member(2, null));
        equal(await tournaments.list("cup", 2), "");
        deepEqual(await tournaments.record("cup", 0), ["open", "mia", "noor"]);
      }
    },
  },
];
