import fc from "fast-check";
import { expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { Game } from "#rules/game.ts";
import type { Person } from "../ports.ts";
import { sealed, wordOf } from "../testing/sealed-game.ts";
import { ask, ginny, mia, openNew, reopen, rig, startWith, terms, thomas } from "../testing/rig.ts";
import { optionOf, watch, type Watcher } from "../testing/watcher.ts";
import { settled } from "../testing/hand-clock.ts";
import { the } from "../testing/the.ts";
import type { Table } from "../table.ts";

const seal = (
  seat: number,
  round = 1,
  more = "",
): { type: "command"; seat: number; command: unknown } => ({
  type: "command",
  seat,
  command: { type: "seal", word: wordOf("choice", seat, round) + more },
});
const peek = (seat: number): { type: "command"; seat: number; command: unknown } => ({
  type: "command",
  seat,
  command: { type: "peek" },
});

async function seated(
  people: readonly Person[],
  seats = people.length,
  game: Game = sealed,
): Promise<{ table: Table; eyes: Watcher[]; bench: ReturnType<typeof rig> }> {
  const bench = rig({ think: () => new Promise(() => {}) });
  const table = await openNew(bench, game, terms(game, seats));
  await startWith(table, people, seats);
  const eyes: Watcher[] = [];
  for (const [seat, person] of people.entries()) eyes.push(await watch(table, person, seat));
  return { table, eyes, bench };
}

test("free while nothing was revealed and nobody else acted", async () => {
  const { table, eyes } = await seated([ginny, mia]);
  const [own, other] = [the(eyes[0]), the(eyes[1])];
  expect(own.last().takeBack).toEqual({ type: "none" });
  const before = own.version();
  await ask(table, ginny, seal(0));
  expect(own.last().takeBack).toEqual({ type: "free", to: before });
  expect(other.last().takeBack).toEqual({ type: "none" });
  expect(await ask(table, ginny, { type: "take-back", seat: 0 })).toMatchObject({ type: "done" });
  expect(other.view()).toMatchObject({ ready: [false, false] });
  expect(other.log.at(-1)).toMatchObject({ type: "taken-back", seat: 0, to: before });
  expect(own.last().takeBack).toEqual({ type: "none" });
  expect(await ask(table, ginny, { type: "take-back", seat: 0 })).toMatchObject({
    code: "nothing-to-take-back",
  });
});

test.each([
  { why: "the move revealed something", moves: [[ginny, peek(0)]] as const },
  {
    why: "somebody else acted",
    moves: [
      [ginny, seal(0)],
      [mia, seal(1)],
    ] as const,
  },
  {
    why: "somebody else revealed something",
    moves: [
      [ginny, seal(0)],
      [mia, peek(1)],
    ] as const,
  },
])("by consent when $why", async ({ moves }) => {
  const { table, eyes } = await seated([ginny, mia, thomas]);
  for (const [person, wish] of moves) await ask(table, person, wish);
  expect(the(eyes[0]).last().takeBack.type).toBe("ask");
});

test("chat and comings and goings do not stand in the way", async () => {
  const { table, eyes } = await seated([ginny, mia]);
  const before = the(eyes[0]).version();
  await ask(table, ginny, seal(0));
  await ask(table, mia, { type: "say", said: { type: "phrase", phrase: "hurry" } });
  expect(the(eyes[0]).last().takeBack).toEqual({ type: "free", to: before });
  await ask(table, ginny, { type: "take-back", seat: 0 });
  expect(the(eyes[1]).log.map(({ type }) => type)).toContain("said");
});

test("everyone else must agree; a bot does", async () => {
  const { table, eyes } = await seated([ginny, mia, thomas], 4);
  const own = the(eyes[0]);
  const before = own.version();
  const knew = own.views.get(before);
  await ask(table, ginny, peek(0));
  await ask(table, ginny, { type: "take-back", seat: 0 });
  expect(the(eyes[2]).last().takeBack).toEqual({
    type: "asked",
    by: 0,
    to: before,
    agreed: [],
    needed: [1, 2],
  });
  expect(await ask(table, ginny, { type: "take-back", seat: 0 })).toMatchObject({
    code: "already-asked",
  });
  expect(await ask(table, ginny, { type: "agree", seat: 0, yes: true })).toMatchObject({
    code: "not-yours-to-agree",
  });
  await ask(table, mia, { type: "agree", seat: 1, yes: true });
  expect(own.last().takeBack).toMatchObject({ agreed: [1], needed: [2] });
  await ask(table, thomas, { type: "agree", seat: 2, yes: true });
  expect(own.log.at(-1)).toMatchObject({ type: "taken-back", seat: 0, to: before });
  expect(JSON.stringify(own.view())).toBe(knew);
});

test.each([
  { how: "one no ends the question", person: mia, seat: 1, told: { seat: 1 } },
  {
    how: "who asked withdraws the question",
    person: ginny,
    seat: 0,
    told: { seat: 0, withdrawn: true },
  },
])("[HALL] $how, and everyone is told so", async ({ person, seat, told }) => {
  const { table, eyes } = await seated([ginny, mia, thomas]);
  await ask(table, ginny, peek(0));
  await ask(table, ginny, { type: "take-back", seat: 0 });
  await ask(table, person, { type: "agree", seat, yes: false });
  expect(the(eyes[0]).last().takeBack.type).toBe("ask");
  for (const eye of eyes) {
    const { type, version, at, ...rest } = the(eye.log.at(-1));
    expect([type, version, at > 0, rest]).toEqual(["take-back-refused", eye.version(), true, told]);
  }
  expect(await ask(table, thomas, { type: "agree", seat: 2, yes: true })).toMatchObject({
    code: "nothing-asked",
  });
});

test("[HALL] who holds two seats withdraws from either, and it is told of the seat that asked", async () => {
  const { table, eyes } = await seated([ginny, ginny, mia]);
  await ask(table, ginny, peek(0));
  await ask(table, ginny, { type: "take-back", seat: 0 });
  await ask(table, ginny, { type: "agree", seat: 1, yes: false });
  expect(the(eyes[2]).log.at(-1)).toMatchObject({ seat: 0, withdrawn: true });
});

test("a move lets the question lapse", async () => {
  const { table, eyes } = await seated([ginny, mia]);
  await ask(table, ginny, peek(0));
  await ask(table, ginny, { type: "take-back", seat: 0 });
  await ask(table, mia, seal(1));
  expect(the(eyes[1]).last().takeBack.type).toBe("free");
  expect(await ask(table, mia, { type: "agree", seat: 1, yes: true })).toMatchObject({
    code: "nothing-asked",
  });
});

test("nobody to ask: alone with bots, or a person on several seats", async () => {
  const alone = await seated([ginny], 3);
  await ask(alone.table, ginny, peek(0));
  expect(await ask(alone.table, ginny, { type: "take-back", seat: 0 })).toMatchObject({
    type: "done",
  });
  expect(the(alone.eyes[0]).log.at(-1)).toMatchObject({ type: "taken-back" });
  const both = await seated([ginny, ginny, mia]);
  await ask(both.table, ginny, seal(0));
  await ask(both.table, ginny, seal(1));
  expect(the(both.eyes[0]).last().takeBack.type).toBe("free");
  await ask(both.table, ginny, peek(1));
  expect(the(both.eyes[0]).last().takeBack.type).toBe("ask");
});

test("a bot that plays for someone agrees to nothing in their name", async () => {
  const { table, eyes } = await seated([ginny, mia, thomas]);
  await ask(table, thomas, { type: "substitute", seat: 2, level: "random" });
  await ask(table, ginny, peek(0));
  await ask(table, ginny, { type: "take-back", seat: 0 });
  expect(the(eyes[1]).last().takeBack).toMatchObject({ needed: [1, 2] });
  await ask(table, mia, { type: "agree", seat: 1, yes: true });
  expect(the(eyes[0]).last().takeBack).toMatchObject({ type: "asked", needed: [2] });
  await ask(table, thomas, { type: "agree", seat: 2, yes: true });
  expect(the(eyes[0]).log.at(-1)).toMatchObject({ type: "taken-back" });
});

test("a question survives a restart", async () => {
  const { table, bench } = await seated([ginny, mia]);
  await ask(table, ginny, peek(0));
  await ask(table, ginny, { type: "take-back", seat: 0 });
  const again = await reopen(bench, sealed, table.id);
  const other = await watch(again, mia, 1);
  expect(other.last().takeBack).toMatchObject({ type: "asked", needed: [1] });
  await ask(again, mia, { type: "agree", seat: 1, yes: true });
  expect(other.log.at(-1)).toMatchObject({ type: "taken-back" });
});

test("nothing is taken back once the seed is out", async () => {
  const { table, eyes } = await seated([ginny]);
  for (const round of [1, 2, 3]) await ask(table, ginny, seal(0, round));
  expect(table.info(null).phase).toBe("over");
  expect(the(eyes[0]).last().takeBack).toEqual({ type: "none" });
  expect(await ask(table, ginny, { type: "take-back", seat: 0 })).toMatchObject({
    code: "nothing-to-take-back",
  });
});

test("a take-back never rolls again", async () => {
  const { table, eyes } = await seated([ginny], 2);
  const own = the(eyes[0]);
  await ask(table, ginny, peek(0));
  const seen = JSON.stringify(own.view());
  await ask(table, ginny, { type: "take-back", seat: 0 });
  await ask(table, ginny, peek(0));
  expect(JSON.stringify(own.view())).toBe(seen);
});

/**
 * Random play of the card game by three people with take-backs
 * thrown in: what each seat has after one is what it had before.
 */
test("earlier knowledge is restored exactly, for every seat and the crowd", async () => {
  const people = [ginny, mia, thomas];
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ seat: fc.nat(2), pick: fc.nat(50), back: fc.nat(3).map((n) => n === 0) }),
        { minLength: 5, maxLength: 60 },
      ),
      async (script) => {
        const { table, eyes, bench } = await seated(people, 3, bountyHunters);
        const all = [...eyes, await watch(table, { id: "crowd", name: "C" }, "spectator")];
        for (const { seat, pick, back } of script) {
          const own = the(eyes[seat]);
          const offer = own.last().takeBack;
          const person = the(people[seat]);
          if (back && (offer.type === "free" || offer.type === "ask")) {
            await ask(table, person, { type: "take-back", seat });
            if (offer.type === "ask")
              for (const [other, who] of people.entries())
                if (other !== seat)
                  await ask(table, who, { type: "agree", seat: other, yes: true });
            for (const watcher of all)
              expect(JSON.stringify(watcher.view())).toBe(the(watcher.views.get(offer.to)));
          } else if (bountyHunters.options(own.view() as never).length > 0) {
            expect(
              await ask(table, person, {
                type: "command",
                seat,
                command: optionOf(bountyHunters, own, pick),
              }),
            ).toMatchObject({ type: "done" });
          }
        }
        await settled();
        const fresh = await reopen(bench, bountyHunters, table.id);
        for (const [seat, person] of people.entries())
          expect(JSON.stringify((await watch(fresh, person, seat)).view())).toBe(
            JSON.stringify(the(eyes[seat]).view()),
          );
        expect(all.reduce((sum, watcher) => sum + watcher.gaps(), 0)).toBe(0);
      },
    ),
    { numRuns: process.env["DEEP"] === "1" ? 500 : 25 },
  );
});
