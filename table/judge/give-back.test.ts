/** A bot that played for somebody by mistake: its moves and itself are undone by the ordinary take-back. */
import { expect, test } from "vitest";
import { readJournal, writeJournal, type JournalFile } from "../journal/file.ts";
import { verify } from "../past/verify.ts";
import type { Table } from "../table.ts";
import type { TableTerms } from "../talk/words.ts";
import { ask, ginny, mia, openNew, reopen, rig, startWith, terms, thomas } from "../testing/rig.ts";
import type { Rig } from "../testing/rig.ts";
import { sealed } from "../testing/sealed-game.ts";
import { choice, seal, slowBots } from "../testing/slow-bots.ts";
import { the } from "../testing/the.ts";
import { watch, type Watcher } from "../testing/watcher.ts";

interface Evening {
  readonly bench: Rig;
  readonly bots: ReturnType<typeof slowBots>;
  readonly table: Table;
  readonly own: Watcher;
  readonly third: Watcher;
}

/** Ginny, Mia and Thomas; Mia has closed her page long ago. */
async function evening(more: Partial<TableTerms> = {}): Promise<Evening> {
  const bots = slowBots();
  const bench = rig(bots);
  const table = await openNew(bench, sealed, terms(sealed, 3, more));
  await startWith(table, [ginny, mia, thomas], 3);
  const own = await watch(table, ginny, 0);
  const third = await watch(table, thomas, 2);
  await bench.clock.pass(60_000);
  return { bench, bots, table, own, third };
}

const letBotPlay = { type: "substitute", seat: 1, level: "random" } as const;
const takeBack = (seat: number): { type: "take-back"; seat: number } => ({
  type: "take-back",
  seat,
});
const hers = (table: Table): unknown => {
  const holder = the(table.info(null).seats[1]).holder;
  return holder.type === "person" ? holder.substitute : undefined;
};

test("[take-back] whoever let a bot play by mistake undoes it freely while nothing came to light", async () => {
  const { table, own, bots } = await evening();
  await ask(table, ginny, letBotPlay);
  await the(bots.asked[0]).answer(choice(1));
  expect(own.last().takeBack).toMatchObject({ type: "free", substitute: 1 });
  expect(own.view()).toMatchObject({ ready: [false, true, false] });
  expect(await ask(table, ginny, takeBack(0))).toMatchObject({ type: "done" });
  expect(own.view()).toMatchObject({ ready: [false, false, false] });
  expect(hers(table)).toBe(null);
  expect(own.info().seats[1]?.holder).toMatchObject({ substitute: null });
  expect(own.log.at(-1)).toMatchObject({ type: "taken-back", seat: 0, substitute: 1 });
  expect(own.last().takeBack).toEqual({ type: "none" });
  // Nobody thinks for her any more.
  expect(bots.asked).toHaveLength(1);
});

test("[take-back] a bot that has not moved yet just goes: what others played meanwhile stands", async () => {
  const { table, own, bench } = await evening({ clock: 300, patience: 60 });
  await ask(table, ginny, letBotPlay);
  await ask(table, thomas, seal(2));
  expect(own.last().takeBack).toMatchObject({ type: "free", substitute: 1 });
  await bench.clock.pass(40_000);
  await ask(table, ginny, takeBack(0));
  expect(hers(table)).toBe(null);
  expect(own.view()).toMatchObject({ ready: [false, false, true] });
  // And nobody has won time with it.
  expect(own.last().clocks).toEqual([200_000, 300_000]);
});

test("[take-back] once something came to light the others are asked, but not whose seat it is", async () => {
  const { table, own, third, bots } = await evening();
  await ask(table, thomas, seal(2));
  await ask(table, ginny, seal(0));
  const before = JSON.stringify(own.view());
  await ask(table, ginny, letBotPlay);
  await the(bots.asked[0]).answer(choice(1));
  expect(own.view()).toMatchObject({ round: 2 });
  expect(own.last().takeBack).toMatchObject({ type: "ask", substitute: 1 });
  await ask(table, ginny, takeBack(0));
  expect(third.last().takeBack).toMatchObject({ type: "asked", by: 0, substitute: 1, needed: [2] });
  await ask(table, thomas, { type: "agree", seat: 2, yes: true });
  expect(JSON.stringify(own.view())).toBe(before);
  expect(hers(table)).toBe(null);
});

test("[take-back] whose seat it is takes back all the bot played, whoever let it, back at the table or not", async () => {
  const { table, own, third, bots, bench } = await evening();
  await ask(table, ginny, letBotPlay);
  const before = JSON.stringify(own.view());
  await the(bots.asked[0]).answer(choice(1));
  await ask(table, ginny, seal(0));
  await ask(table, thomas, seal(2));
  await the(bots.asked[1]).answer(choice(1, 2));
  const back = await watch(table, mia, 1);
  expect(hers(table)).toBe(null);
  expect(back.last().takeBack).toMatchObject({ type: "ask", substitute: 1 });
  // Ginny has moved since: her own move comes first.
  expect(own.last().takeBack).not.toHaveProperty("substitute");
  await ask(table, mia, takeBack(1));
  const again = await reopen(bench, sealed, table.id);
  expect((await watch(again, thomas, 2)).last().takeBack).toMatchObject({ needed: [0, 2] });
  await ask(table, ginny, { type: "agree", seat: 0, yes: true });
  await ask(table, thomas, { type: "agree", seat: 2, yes: true });
  expect(JSON.stringify(own.view())).toBe(before);
  expect(third.log.at(-1)).toMatchObject({ type: "taken-back", seat: 1, substitute: 1 });
  // What she plays herself is hers alone to take back, one move at a time.
  const at = back.version();
  await ask(table, mia, seal(1));
  expect(back.last().takeBack).toEqual({ type: "free", to: at });
});

test("[take-back] a seat given up by mistake comes back with its take-back", async () => {
  const { table, bots } = await evening();
  const back = await watch(table, mia, 1);
  await ask(table, mia, letBotPlay);
  await the(bots.asked[0]).answer(choice(1));
  expect(back.last().takeBack).toMatchObject({ type: "free", substitute: 1 });
  await ask(table, mia, takeBack(1));
  expect(hers(table)).toBe(null);
  expect(back.view()).toMatchObject({ ready: [false, false, false], mine: null });
});

test("[take-back] another’s move taken back leaves the bot where it is", async () => {
  const { table, own, bots } = await evening();
  await ask(table, thomas, seal(2));
  await ask(table, ginny, letBotPlay);
  await the(bots.asked[0]).answer(choice(1));
  await ask(table, thomas, takeBack(2));
  await ask(table, ginny, { type: "agree", seat: 0, yes: true });
  await ask(table, mia, { type: "agree", seat: 1, yes: true });
  expect(own.view()).toMatchObject({ ready: [false, false, false] });
  expect(hers(table)).toBe("random");
});

test("[take-back] verify knows it, and finds one that never was", async () => {
  const { table, bots, bench } = await evening();
  await ask(table, ginny, letBotPlay);
  await the(bots.asked[0]).answer(choice(1));
  await ask(table, ginny, takeBack(0));
  await watch(table, mia, 1);
  for (const round of [1, 2, 3])
    for (const [seat, person] of [ginny, mia, thomas].entries())
      await ask(table, person, seal(seat, round));
  const header = the(await bench.journal.header(table.id));
  const text = writeJournal(sealed, header, null, await bench.journal.read(table.id, 0));
  const journal = readJournal(typeof text === "string" ? text : "") as JournalFile;
  expect(verify([sealed], journal)).toMatchObject({ type: "verified" });
  const pages = journal.pages.map((page) =>
    page.type === "taken-back" ? { ...page, substitute: 2 } : page,
  );
  expect(verify([sealed], { ...journal, pages })).toMatchObject({ code: "taken-back" });
});
