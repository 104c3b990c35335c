/** What is limited or led in a guild, when it is asked for at the same time. */
import { deepEqual, equal } from "node:assert/strict";
import type { StoredGuild } from "../guild-port.ts";
import { sideBySide, type StorePromise } from "./promise.ts";

const crew: StoredGuild = { id: "crew", name: "The Crew", invite: "come", made: 1000 };

export const guildLimitPromises: readonly StorePromise[] = [
  {
    name: "guilds, people and dates are so many and no more, however many come at the same time",
    async check({ guilds }) {
      const together = async <T>(ask: (i: number) => Promise<T>): Promise<readonly T[]> =>
        Promise.all(Array.from({ length: 6 }, (_, i) => ask(i)));
      const count = (answers: readonly unknown[], wanted: unknown): number =>
        answers.filter((answer) => answer === wanted).length;
      await sideBySide(async (round) => {
        const id = `crew-${round}`;
        const guild = (i: number): StoredGuild => ({
          ...crew,
          id: `${id}-${i}`,
          invite: `${id}-${i}`,
        });
        const founder = `ginny-${round}`;
        equal(count(await together((i) => guilds.add(guild(i), founder, 2)), true), 2);
        equal((await guilds.of(founder)).length, 2);

        await guilds.add({ ...crew, id, invite: id }, "mia", 99);
        const small = { guilds: 2, people: 3 };
        const joined = await together((i) => guilds.join(id, `${id}-${i}`, 2000, small));
        deepEqual([count(joined, "joined"), count(joined, "guild-full")], [2, 4]);
        equal((await guilds.members(id)).length, 3);

        // One person at the doors of several guilds.
        await together((i) => guilds.add(guild(i + 10), `bruno-${round}-${i}`, 1));
        const thomas = await together((i) =>
          guilds.join(`${id}-${i + 10}`, `thomas-${round}`, 2000, { guilds: 2, people: 9 }),
        );
        deepEqual([count(thomas, "joined"), count(thomas, "too-many-guilds")], [2, 4]);

        const evening = (i: number) => ({ id: `${id}-${i}`, at: 5000, proposed: "mia" });
        const room = { most: 2, from: 1000 };
        equal(count(await together((i) => guilds.propose(id, evening(i), room)), true), 2);
        equal((await guilds.evenings(id, 1000)).length, 2);
      });
    },
  },
  {
    name: "what is decided about a guild's people still holds when it is written: one founder, whoever hands over",
    async check({ guilds }) {
      await sideBySide(async (round) => {
        const id = `crew-${round}`;
        await guilds.add({ ...crew, id, invite: id }, "ginny", 99);
        const others = ["mia", "bruno", "thomas"];
        for (const person of others)
          await guilds.join(id, person, 2000, { guilds: 99, people: 99 });
        const handed = await Promise.all(
          others.map((person) =>
            guilds.settle(id, (members) => {
              const founds = members.some(
                (each) => each.person === "ginny" && each.standing === "founder",
              );
              if (!founds) return { answer: false };
              const roles = new Map([
                [person, "founder"],
                ["ginny", "helper"],
              ] as const);
              return { answer: true, roles };
            }),
          ),
        );
        equal(handed.filter((answer) => answer).length, 1);
        const standing = (await guilds.members(id)).map((each) => each.standing);
        deepEqual(standing.toSorted(), ["founder", "helper", "member", "member"]);
      });
    },
  },
];
