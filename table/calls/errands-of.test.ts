/** The design's table, line by line: who is to be called, and when. */
import { expect, test } from "vitest";
import type { Table } from "../table.ts";
import { atTable } from "../testing/deal-bench.ts";
import { noteErrands, type NotedErrands } from "../testing/noted-errands.ts";
import {
  ask,
  ginny,
  mia,
  openNew,
  rig,
  startWith,
  terms,
  thomas,
  type Rig,
} from "../testing/rig.ts";
import { sealed, wordOf } from "../testing/sealed-game.ts";
import { seal, slowBots } from "../testing/slow-bots.ts";
import { tally } from "../testing/tally-game.ts";
import type { TableTerms } from "../talk/words.ts";
import { neverRings } from "../journal/errands.ts";

const hour = 3_600_000;
const people = [ginny, mia, thomas];

interface Bench {
  readonly bench: Rig;
  readonly table: Table;
  readonly noted: NotedErrands;
  /** What waits, counted from the start of the game. */
  readonly waiting: () => readonly string[];
}

async function play(seats: number, more: Partial<TableTerms> = {}): Promise<Bench> {
  const noted = noteErrands();
  const bench = rig({ ...slowBots(), journal: noted.journal });
  const table = await openNew(bench, sealed, terms(sealed, seats, more));
  await startWith(table, people.slice(0, Math.min(seats, 3)), seats);
  const began = bench.clock.now();
  return { bench, table, noted, waiting: () => noted.waiting(began) };
}

const overDays = { clock: 86_400, time: { whenUp: "bot" } } as const;

test("[calls] a live table calls after a minute, a table of days after five", async () => {
  const live = await play(2);
  expect(live.waiting()).toEqual(["ginny your-move 1 min", "mia your-move 1 min"]);
  const days = await play(2, { clock: 86_400, time: { whenUp: "wait" } });
  expect(days.waiting().slice(0, 2)).toEqual(["ginny your-move 5 min", "mia your-move 5 min"]);
});

test("[calls] whoever answers first is not called, and is called anew when asked anew", async () => {
  const { bench, table, waiting } = await play(2);
  await ask(table, mia, seal(1));
  expect(waiting()).not.toContain("mia your-move 1 min");
  await bench.clock.pass(30_000);
  await ask(table, ginny, seal(0));
  expect(waiting()).toEqual(["ginny your-move 1.5 min", "mia your-move 1.5 min"]);
});

test("[calls] the last one missing hears that all wait for them, instead of a second call", async () => {
  const { bench, table, waiting } = await play(3);
  await ask(table, ginny, seal(0));
  expect(waiting()).toEqual(["mia your-move 1 min", "thomas your-move 1 min"]);
  await bench.clock.pass(30_000);
  await ask(table, mia, seal(1));
  expect(waiting()).toEqual(["thomas all-wait 1.5 min"]);
});

test("[calls] of two seats of one person nobody waits for the other", async () => {
  const noted = noteErrands();
  const bench = rig({ ...slowBots(), journal: noted.journal });
  const table = await openNew(bench, sealed, terms(sealed, 2));
  await startWith(table, [ginny, ginny], 2);
  await ask(table, ginny, seal(0));
  expect(noted.waiting(bench.clock.now())).toEqual(["ginny your-move 1 min"]);
});

test("[calls] one thing after another is one call: each answer moves it on", async () => {
  const { bench, table, waiting } = await play(2);
  for (let i = 0; i < 5; i++) {
    await bench.clock.pass(1000);
    await ask(table, ginny, { type: "command", seat: 0, command: { type: "peek" } });
  }
  expect(waiting().filter((call) => call.startsWith("ginny"))).toEqual([
    `ginny your-move ${65 / 60} min`,
  ]);
});

test("[calls] half of a long clock, and the last tenth, are told; with little time none is", async () => {
  const { waiting } = await play(2, overDays);
  expect(waiting().filter((call) => call.startsWith("mia"))).toEqual([
    "mia your-move 5 min",
    "mia half-time 12 h",
    "mia last-tenth 21.6 h",
  ]);
  const short = await play(2, { clock: 7200, time: { whenUp: "bot" } });
  expect(short.waiting().filter((call) => call.startsWith("mia"))).toEqual([
    "mia your-move 5 min",
    "mia half-time 60 min",
    "mia last-tenth 90 min",
  ]);
  const quick = await play(2, { clock: 60 });
  expect(quick.waiting()).toEqual([]);
});

test("[calls] a rest moves the clock's calls along, and no question is asked twice", async () => {
  const { bench, table, waiting } = await play(2, overDays);
  const until = bench.clock.now() + 48 * hour;
  await ask(table, ginny, { type: "pause", seat: 0, until });
  await ask(table, mia, { type: "agree-pause", seat: 1, yes: true });
  expect(waiting().filter((call) => call.startsWith("mia"))).toEqual([
    "mia your-move 5 min",
    "mia half-time 60 h",
    "mia last-tenth 69.6 h",
  ]);
});

test("[calls] a take-back by another is no new question", async () => {
  const { bench, table, waiting } = await play(3);
  await bench.clock.pass(10_000);
  await ask(table, ginny, seal(0));
  await bench.clock.pass(10_000);
  await ask(table, ginny, { type: "take-back", seat: 0 });
  expect(waiting()).toEqual([
    "mia your-move 1 min",
    "thomas your-move 1 min",
    `ginny your-move ${80 / 60} min`,
  ]);
});

test("[calls] a bot plays for who ran out of time, and they hear so; who handed over does not", async () => {
  const { bench, table, waiting } = await play(2, overDays);
  await ask(table, ginny, seal(0));
  await bench.clock.pass(24 * hour);
  expect(waiting()).toEqual([`mia bot-plays ${24 + 5 / 60} h`]);
  await ask(table, ginny, { type: "substitute", seat: 0, level: "random" });
  expect(waiting()).toEqual([`mia bot-plays ${24 + 5 / 60} h`]);
});

test("[calls] a move of the clock is told to whom it was made for", async () => {
  const { bench, waiting } = await play(2, { clock: 90 });
  await bench.clock.pass(90_000);
  expect(waiting()).toContain("mia time-up 2.5 min");
});

test("[calls] the end and the next game are told to everyone else", async () => {
  const { table, waiting } = await play(2);
  for (const round of [1, 2, 3])
    for (const [seat, person] of [ginny, mia].entries())
      await ask(table, person, {
        type: "command",
        seat,
        command: { type: "seal", word: wordOf("choice", seat, round) },
      });
  expect(waiting()).toEqual(["ginny over 1 min", "mia over 1 min"]);
  await ask(table, mia, { type: "rematch" });
  expect(waiting()).toContain("ginny rematch 1 min");
  expect(waiting()).not.toContain("mia rematch 1 min");
});

test("[calls] whose device the cards wait for is called, until it answers", async () => {
  const noted = noteErrands();
  const bench = rig({ ...slowBots(), journal: noted.journal });
  const table = await openNew(bench, sealed, terms(sealed, 2));
  for (const [seat, person] of [ginny, mia].entries())
    await ask(table, person, { type: "sit", seat, entropy: "" });
  const at = atTable(bench, table, [ginny, mia]);
  await at.wake(0, 1);
  await at.start();
  await at.wake(0);
  const began = bench.clock.now();
  expect(noted.waiting(began)).toEqual([]);
  await bench.clock.pass(10_000);
  expect(noted.waiting(began + 10_000)).toEqual(["mia deal-waits 1 min"]);
  await at.wake(1);
  expect(noted.waiting(began + 10_000)).toEqual(["ginny your-move 1 min", "mia your-move 1 min"]);
});

test("[calls] a ledger that anyone may write waits for nobody", async () => {
  const noted = noteErrands();
  const bench = rig({ ...slowBots(), journal: noted.journal });
  const table = await openNew(bench, tally, terms(tally, 2));
  await startWith(table, [ginny, mia], 2);
  expect(noted.waiting(0)).toEqual([]);
});

test("[calls] a table where nobody can be called asks for nothing; one who can is enough", async () => {
  const askedFor = async (reached: readonly string[], more: Partial<TableTerms> = {}) => {
    const noted = noteErrands();
    const mayCall = (person: string): boolean => reached.includes(person);
    const bench = rig({ ...slowBots(), journal: noted.journal, mayCall });
    const table = await openNew(bench, sealed, terms(sealed, 2, more));
    await startWith(table, [ginny, mia], 2);
    return { waiting: noted.waiting(bench.clock.now()), rings: noted.rings() };
  };
  expect(await askedFor([])).toEqual({ waiting: [], rings: undefined });
  expect((await askedFor([mia.id])).waiting).toContain("mia your-move 1 min");
  // A long clock is written down for the hall, whoever can be called.
  expect((await askedFor([], overDays)).rings).toBeGreaterThan(0);
});

test("[clock] the moment a long clock rings is written down; a short one is kept in memory", async () => {
  const { bench, table, noted } = await play(2, overDays);
  const began = bench.clock.now();
  expect(noted.rings()).toBe(began + 24 * hour);
  expect(table.idle()).toBe(true);
  await bench.clock.pass(hour);
  await ask(table, ginny, seal(0));
  await ask(table, mia, seal(1));
  expect(noted.rings()).toBe(began + 25 * hour);
  const waits = await play(2, { clock: 86_400, time: { whenUp: "wait" } });
  expect(waits.noted.rings()).toBe(neverRings);
  const live = await play(2, { clock: 90 });
  expect([live.noted.rings(), live.table.idle()]).toEqual([undefined, false]);
});
