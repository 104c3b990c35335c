/** Two people at one ledger: what one wrote, the other does not change. */
import { expect, test } from "vitest";
import { legion } from "#rules/legion/index.ts";
import { tally } from "../testing/tally-game.ts";
import {
  ask,
  ginny,
  mia,
  openNew,
  reopen,
  rig,
  startWith,
  terms,
  type Rig,
} from "../testing/rig.ts";
import { watch, type Watcher } from "../testing/watcher.ts";
import type { Table } from "../table.ts";
import type { Answer } from "../talk/words.ts";

const people = [ginny, mia] as const;
const entry = (n: number): unknown => ({ type: "add", n });

interface Shared {
  readonly bench: Rig;
  readonly table: Table;
  readonly watcher: Watcher;
}

async function sharedLedger(): Promise<Shared> {
  const bench = rig();
  const table = await openNew(bench, tally, terms(tally, 2));
  await startWith(table, people, 2);
  return { bench, table, watcher: await watch(table, ginny, 0) };
}

async function add(table: Table, seat: 0 | 1, n: number): Promise<number> {
  const answer = await ask(table, people[seat], { type: "command", seat, command: entry(n) });
  return answer.type === "done" ? answer.version : Number.NaN;
}

function amend(table: Table, seat: 0 | 1, page: number, command: unknown): Promise<Answer> {
  return ask(table, people[seat], { type: "amend", seat, page, command });
}

test("an entry is changed and removed by who wrote it alone; the no says whose it is", async () => {
  const { bench, table, watcher } = await sharedLedger();
  const hers = await add(table, 1, 2);
  const heard = watcher.version();
  const no = { type: "error", code: "not-your-entry", params: { seat: 1, name: mia.name } };
  expect(await amend(table, 0, hers, entry(4))).toEqual(no);
  expect(await amend(table, 0, hers, null)).toEqual(no);
  const again = await reopen(bench, tally, table.id);
  expect(await amend(again, 0, hers, null)).toEqual(no);
  expect(watcher.version()).toBe(heard);
  expect(await amend(again, 1, hers, entry(3))).toMatchObject({ type: "done" });
});

test("what one removed stays theirs: nobody else brings it back or takes it over", async () => {
  const { table, watcher } = await sharedLedger();
  const hers = await add(table, 1, 2);
  await amend(table, 1, hers, null);
  expect(await amend(table, 0, hers, entry(9))).toMatchObject({ code: "not-your-entry" });
  expect(await amend(table, 1, hers, entry(2))).toMatchObject({ type: "done" });
  expect(watcher.view()).toMatchObject({ sums: [0, 2] });
});

test("amending one's own judges the entries of others again and keeps them", async () => {
  const { table, watcher } = await sharedLedger();
  const mine = await add(table, 0, 5);
  const hers = await add(table, 1, 10);
  expect(await amend(table, 0, mine, entry(15))).toMatchObject({ type: "done" });
  expect(watcher.log.at(-1)).toMatchObject({
    changed: [{ page: mine }, { page: hers, refused: { code: "too-much" } }],
  });
  await amend(table, 0, mine, entry(5));
  expect(watcher.view()).toMatchObject({ sums: [5, 10] });
});

test("a take-back over another's entry asks, and an amendment lets the question lapse", async () => {
  const { table, watcher } = await sharedLedger();
  await add(table, 0, 1);
  const hers = await add(table, 1, 2);
  await ask(table, ginny, { type: "take-back", seat: 0 });
  expect(watcher.last().takeBack).toMatchObject({ type: "asked", needed: [1] });
  expect(watcher.view()).toMatchObject({ sums: [1, 2] });
  await amend(table, 1, hers, entry(3));
  expect(watcher.last().takeBack.type).toBe("ask");
  await ask(table, ginny, { type: "take-back", seat: 0 });
  await ask(table, mia, { type: "agree", seat: 1, yes: true });
  expect(watcher.view()).toMatchObject({ sums: [0, 0] });
});

test("a take-back over an entry another has removed asks too: it may come back", async () => {
  const { table, watcher } = await sharedLedger();
  await add(table, 0, 1);
  const hers = await add(table, 1, 2);
  await amend(table, 1, hers, null);
  expect(watcher.last().takeBack.type).toBe("ask");
  await ask(table, ginny, { type: "take-back", seat: 0 });
  expect(await amend(table, 1, hers, entry(2))).toMatchObject({ type: "done" });
  expect(watcher.view()).toMatchObject({ sums: [1, 2] });
});

test("redo brings back one's own alone", async () => {
  const { table, watcher } = await sharedLedger();
  await add(table, 0, 1);
  await add(table, 1, 2);
  await ask(table, ginny, { type: "take-back", seat: 0 });
  await ask(table, mia, { type: "agree", seat: 1, yes: true });
  await ask(table, ginny, { type: "redo", seat: 0 });
  expect(await ask(table, ginny, { type: "redo", seat: 0 })).toMatchObject({
    code: "nothing-to-redo",
  });
  await ask(table, mia, { type: "redo", seat: 1 });
  expect(watcher.view()).toMatchObject({ sums: [1, 2] });
});

test("[LB-LEDGER-17] whoever is gone for a minute is not waited for; back at the table, they are asked again", async () => {
  const bench = rig();
  const table = await openNew(bench, legion, terms(legion, 2));
  await startWith(table, people, 2);
  const heard = await watch(table, ginny, 0);
  const hers = await watch(table, mia, 1);
  const choice = async (seat: 0 | 1, edition: string): Promise<Answer> =>
    ask(table, people[seat], {
      type: "command",
      seat,
      command: { type: "choose-edition", edition },
    });
  const said = await choice(1, "classic");
  const page = said.type === "done" ? said.version : 0;
  hers.stop("aside");
  await bench.clock.pass(59_000);
  expect(await amend(table, 0, page, null)).toMatchObject({ code: "not-your-entry" });
  await bench.clock.pass(1000);
  const current = { type: "choose-edition", edition: "current" };
  expect(await amend(table, 0, page, current)).toMatchObject({ type: "done" });
  // Both are told: whose entry it was, and who corrected it.
  expect(heard.log.at(-1)).toMatchObject({ type: "amended", seat: 0, page });
  await watch(table, mia, 1);
  expect(await amend(table, 0, page, null)).toMatchObject({ code: "not-your-entry" });
  expect(await amend(table, 1, page, null)).toMatchObject({ type: "done" });
});
