/**
 * Nobody chooses the deal: promises before parts, parts before cards, and a device that sleeps voids the whole start.
 */
import { expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { hashOf } from "#rules/seeded-chance.ts";
import { readJournal, writeJournal, type JournalFile } from "../journal/file.ts";
import type { Page } from "../journal/page.ts";
import { verify } from "../past/verify.ts";
import type { Person } from "../ports.ts";
import { attemptSeed, commitToPart } from "../state/deal.ts";
import type { Table } from "../table.ts";
import type { Answer } from "../talk/words.ts";
import { ask, ginny, mia, openNew, reopen, rig, terms, type Rig } from "../testing/rig.ts";
import { optionOf } from "../testing/watcher.ts";
import { watch } from "../testing/watcher.ts";

const people = [ginny, mia] as const;
const partOf = (person: Person, attempt = 1): string => hashOf(`${person.name} ${attempt}`);
const promise = (table: Table, seat: number, attempt = 1): Promise<Answer> =>
  ask(table, people[seat] ?? ginny, {
    type: "promise-part",
    seat,
    commit: commitToPart(table.id, seat, partOf(people[seat] ?? ginny, attempt)),
  });
const show = (table: Table, seat: number, attempt = 1): Promise<Answer> =>
  ask(table, people[seat] ?? ginny, {
    type: "show-part",
    seat,
    part: partOf(people[seat] ?? ginny, attempt),
  });

async function gathered(bench: Rig = rig()): Promise<{ bench: Rig; table: Table }> {
  const table = await openNew(bench, bountyHunters, terms(bountyHunters, 2));
  for (const [seat, person] of people.entries())
    await ask(table, person, { type: "sit", seat, entropy: "" });
  return { bench, table };
}

const pagesOf = async ({ journal }: Rig, { id }: Table): Promise<readonly Page[]> =>
  journal.read(id, 0);

test("[deal] promises are sealed together, and the last part deals", async () => {
  const { bench, table } = await gathered();
  await promise(table, 0);
  await promise(table, 1);
  expect(await show(table, 0)).toMatchObject({ code: "not-dealing" });
  await ask(table, ginny, { type: "start" });
  expect(table.info(null)).toMatchObject({ phase: "gathering", deal: { sealed: true } });
  expect(await promise(table, 0)).toMatchObject({ code: "dealing" });
  expect(await ask(table, mia, { type: "leave-seat", seat: 1 })).toMatchObject({ code: "dealing" });
  expect(await show(table, 1)).toMatchObject({ type: "done" });
  expect(table.info(null).phase).toBe("gathering");
  expect(await show(table, 0, 2)).toMatchObject({ code: "wrong-part" });
  expect(await ask(table, mia, { type: "show-part", seat: 0, part: partOf(ginny) })).toMatchObject({
    code: "not-your-seat",
  });
  await show(table, 0);
  expect(table.info(null)).toMatchObject({ phase: "playing", deal: { sealed: false } });
  const started = (await pagesOf(bench, table)).find((page) => page.type === "started");
  expect(started).toMatchObject({ entropies: [partOf(ginny), partOf(mia)] });
});

test("[deal] of two devices of one person the first one's promise stands, until they sit down again", async () => {
  const { table } = await gathered();
  expect(await promise(table, 0)).toMatchObject({ type: "done" });
  expect(await promise(table, 0, 2)).toMatchObject({ code: "dealing" });
  expect(await promise(table, 0)).toMatchObject({ type: "done" });
  await ask(table, ginny, { type: "leave-seat", seat: 0 });
  await ask(table, ginny, { type: "sit", seat: 0, entropy: "" });
  expect(await promise(table, 0, 2)).toMatchObject({ type: "done" });
});

test("[deal] a part belongs to its table and its seat", () => {
  const commits = [
    commitToPart("t", 0, "x"),
    commitToPart("t", 1, "x"),
    commitToPart("u", 0, "x"),
    commitToPart("t", 0, "y"),
  ];
  expect(new Set(commits).size).toBe(4);
  expect(attemptSeed("s", 1)).not.toBe(attemptSeed("s", 2));
});

test("[deal] who does not answer voids the start; the others promise anew without a tap, the sleeper without a part", async () => {
  const { bench, table } = await gathered();
  const eyes = await watch(table, ginny, 0);
  await promise(table, 0);
  await promise(table, 1);
  await ask(table, ginny, { type: "start" });
  await show(table, 0);
  await bench.clock.pass(10_000);
  expect(eyes.log.at(-1)).toMatchObject({ type: "start-void", seats: [1] });
  expect(table.info(null).deal).toMatchObject({
    attempt: 2,
    commits: [null, null],
    sealed: false,
    voids: [{ attempt: 1, seats: [1] }],
  });
  // Mia's old part is of no use to anyone now.
  expect(await show(table, 1)).toMatchObject({ code: "not-dealing" });
  await promise(table, 0, 2);
  expect(table.info(null).deal.sealed).toBe(true);
  await show(table, 0, 2);
  expect(table.info(null).phase).toBe("playing");
  const started = (await pagesOf(bench, table)).find((page) => page.type === "started");
  expect(started).toMatchObject({ entropies: [partOf(ginny, 2)] });
});

test("[deal] a start under way survives a restart; when every device sleeps nothing is dealt before one is awake", async () => {
  const { bench, table } = await gathered();
  await promise(table, 0);
  await promise(table, 1);
  await ask(table, ginny, { type: "start" });
  const again = await reopen(bench, bountyHunters, table.id);
  await bench.clock.pass(10_000);
  expect(again.info(null).deal.voids).toEqual([{ attempt: 1, seats: [0, 1] }]);
  await bench.clock.pass(60_000);
  expect(again.info(null)).toMatchObject({ phase: "gathering", deal: { sealed: false } });
  // Not from the hall's seed alone, though the host of the table says so.
  expect(await ask(again, ginny, { type: "start" })).toMatchObject({ code: "dealing" });
  await promise(again, 1, 2);
  await show(again, 1, 2);
  expect(again.info(null).phase).toBe("playing");
  const started = (await pagesOf(bench, again)).find((page) => page.type === "started");
  expect(started).toMatchObject({ entropies: [partOf(mia, 2)] });
});

test("[deal] after three void starts everyone stands up: there is no other before each of them has sat down again", async () => {
  const { bench, table } = await gathered();
  for (const attempt of [1, 2, 3]) {
    await promise(table, 0, attempt);
    await promise(table, 1, attempt);
    if (attempt === 1) await ask(table, ginny, { type: "start" });
    await bench.clock.pass(10_000);
  }
  expect(table.info(null).deal.voids).toHaveLength(3);
  expect(table.info(null).seats.map(({ holder }) => holder.type)).toEqual(["open", "open"]);
  await ask(table, ginny, { type: "sit", seat: 0, entropy: "" });
  await promise(table, 0, 4);
  await bench.clock.pass(60_000);
  // Mia has not been asked yet, or would rather not.
  expect(await ask(table, ginny, { type: "start" })).toMatchObject({ code: "seats-open" });
  await ask(table, mia, { type: "sit", seat: 1, entropy: "" });
  await promise(table, 1, 4);
  expect(table.info(null)).toMatchObject({ phase: "gathering", deal: { sealed: false } });
  await ask(table, ginny, { type: "start" });
  for (const seat of [0, 1]) await show(table, seat, 4);
  expect(table.info(null).phase).toBe("playing");
});

async function finished(): Promise<JournalFile> {
  const { bench, table } = await gathered();
  await promise(table, 0);
  await promise(table, 1);
  await ask(table, ginny, { type: "start" });
  await bench.clock.pass(10_000);
  await promise(table, 0, 2);
  await promise(table, 1, 2);
  await show(table, 0, 2);
  await show(table, 1, 2);
  const eyes = [await watch(table, ginny, 0), await watch(table, mia, 1)];
  for (let turn = 0; table.info(null).phase === "playing" && turn < 2000; turn++)
    for (const seat of table.info(null).seats.flatMap((one) => (one.awaited ? [one.seat] : []))) {
      const watcher = eyes[seat];
      if (watcher === undefined) throw new Error("nobody watches");
      await ask(table, people[seat] ?? ginny, {
        type: "command",
        seat,
        command: optionOf(bountyHunters, watcher, turn),
      });
    }
  const header = await bench.journal.header(table.id);
  if (header === null) throw new Error("no header");
  const content =
    header.contentHash === null ? null : await bench.journal.content(header.contentHash);
  const text = writeJournal(bountyHunters, header, content, await pagesOf(bench, table));
  const read = typeof text === "string" ? readJournal(text) : text;
  if ("type" in read) throw new Error(read.code);
  return read;
}

test("[deal] a game dealt this way verifies, and no promise, seal or part can be changed afterwards", async () => {
  const file = await finished();
  const check = (pages: readonly Page[]) => verify([bountyHunters], { ...file, pages });
  expect(check(file.pages)).toMatchObject({ type: "verified" });
  const other = hashOf("another part");
  const change = (type: Page["type"], edit: (page: Page) => Page): unknown =>
    check(file.pages.map((page) => (page.type === type ? edit(page) : page)));
  expect(change("part-promised", (page) => ({ ...page, commit: other }) as Page)).toMatchObject({
    code: "entropies",
  });
  expect(
    change("start-sealed", (page) => ({ ...page, commits: [null, null] }) as Page),
  ).toMatchObject({ code: "entropies" });
  expect(change("start-sealed", (page) => ({ ...page, attempt: 7 }) as Page)).toMatchObject({
    type: "flaw",
  });
  // At the part itself: whoever changes the start as well, and deals anew, is found all the same.
  const shown = file.pages.find(({ type }) => type === "part-shown")?.version;
  expect(change("part-shown", (page) => ({ ...page, part: other }) as Page)).toMatchObject({
    code: "entropies",
    page: shown,
  });
  expect(change("start-void", (page) => ({ ...page, seats: [0] }) as Page)).toMatchObject({
    type: "flaw",
  });
  expect(
    change("started", (page) => ({ ...page, entropies: [other, other] }) as Page),
  ).toMatchObject({ code: "entropies" });
});
