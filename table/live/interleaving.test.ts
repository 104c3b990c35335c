/**
 * Messages arrive in any order, twice, or not at all; people
 * vanish and return; a second copy of the program writes too.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { ask, ginny, mia, openNew, reopen, rig, startWith, terms, thomas } from "../testing/rig.ts";
import { optionOf, watch, type Watcher } from "../testing/watcher.ts";
import { settled } from "../testing/hand-clock.ts";
import { the } from "../testing/the.ts";
import type { Table } from "../table.ts";
import type { Answer } from "../talk/words.ts";

const game = bountyHunters;
const people = [ginny, mia, thomas];
const seatNumber = fc.nat(2);

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant("play" as const),
      seat: seatNumber,
      pick: fc.nat(40),
      copy: fc.nat(1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("resend" as const),
      which: fc.nat(),
      copy: fc.nat(1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("stale" as const),
      seat: seatNumber,
      which: fc.nat(),
      copy: fc.nat(1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("reconnect" as const),
      seat: seatNumber,
      copy: fc.nat(1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant("say" as const), seat: seatNumber, copy: fc.nat(1) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("take-back" as const),
      seat: seatNumber,
      copy: fc.nat(1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("restart" as const), copy: fc.nat(1) }) },
);

interface Sent {
  readonly id: string;
  readonly seat: number;
  readonly command: unknown;
}

test("any order, duplicates, losses, restarts and two writers end in one and the same game", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { maxLength: 25 }),
      async (bursts) => {
        const bench = rig();
        const first = await openNew(bench, game, terms(game, 3));
        await startWith(first, people, 3);
        const copies = [first, await reopen(bench, game, first.id)];
        const eyes: Watcher[] = [];
        for (const [seat, person] of people.entries()) eyes.push(await watch(first, person, seat));
        const sent: Sent[] = [];
        const answers = new Map<string, Answer>();
        const deliver = async (table: Table, { id, seat, command }: Sent): Promise<void> => {
          const answer = await ask(
            table,
            the(people[seat]),
            { type: "command", seat, command },
            id,
          );
          if (answer.type === "done") expect(answers.get(id) ?? answer).toEqual(answer);
          if (answer.type === "done") answers.set(id, answer);
        };
        for (const burst of bursts) {
          const under: Promise<unknown>[] = [];
          for (const said of burst) {
            const table = the(copies[said.copy]);
            if (said.type === "play" || said.type === "stale") {
              const own = the(eyes[said.seat]);
              const command =
                said.type === "play"
                  ? optionOf(game, own, said.pick)
                  : sent.find(({ seat }) => seat === said.seat)?.command;
              const message = { id: `m${sent.length}`, seat: said.seat, command: command ?? null };
              sent.push(message);
              under.push(deliver(table, message));
            } else if (said.type === "resend") {
              const message = sent[said.which % Math.max(1, sent.length)];
              if (message) under.push(deliver(table, message));
            } else if (said.type === "say") {
              under.push(
                ask(table, the(people[said.seat]), {
                  type: "say",
                  said: { type: "phrase", phrase: "thinking" },
                }),
              );
            } else if (said.type === "take-back") {
              under.push(
                ask(table, the(people[said.seat]), { type: "take-back", seat: said.seat }),
              );
            } else if (said.type === "reconnect") {
              const old = the(eyes[said.seat]);
              old.stop();
              eyes[said.seat] = await watch(
                table,
                the(people[said.seat]),
                said.seat,
                old.version(),
              );
            } else {
              await Promise.all(under);
              table.close();
              copies[said.copy] = await reopen(bench, game, first.id);
              for (const [seat, person] of people.entries()) {
                const old = the(eyes[seat]);
                old.stop();
                eyes[seat] = await watch(the(copies[said.copy]), person, seat, old.version());
              }
            }
          }
          await Promise.all(under);
          await Promise.all(copies.map((copy) => copy.catchUp()));
        }
        await settled();

        const pages = await bench.journal.read(first.id, 0);
        expect(pages.map(({ version }) => version)).toEqual(pages.map((_, i) => i + 1));
        const ids = pages.flatMap(({ id }) => id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [id, answer] of answers)
          expect(pages.find((page) => page.id === id)?.version).toBe(
            (answer as { version: number }).version,
          );
        const fresh = await reopen(bench, game, first.id);
        for (const [seat, person] of people.entries()) {
          const own = the(eyes[seat]);
          expect(own.gaps()).toBe(0);
          expect(own.version()).toBe(pages.length);
          expect(JSON.stringify(own.view())).toBe(
            JSON.stringify((await watch(fresh, person, seat)).view()),
          );
        }
        expect(bench.bugs).toEqual([]);
      },
    ),
    { numRuns: process.env["DEEP"] === "1" ? 1500 : 40 },
  );
});
