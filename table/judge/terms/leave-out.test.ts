/** One of the people does not come: the others sit closer together, by one tap of the host. */
import { expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { readJournal, writeJournal } from "../../journal/file.ts";
import { openStored } from "../../live/stored.ts";
import { verify } from "../../past/verify.ts";
import type { Table } from "../../table.ts";
import { settled } from "../../testing/hand-clock.ts";
import { ask, ginny, mia, openNew, rig, terms, thomas } from "../../testing/rig.ts";
import { the } from "../../testing/the.ts";

const seated = (table: Table) =>
  table.info(null).seats.map(({ holder }) => (holder.type === "open" ? null : holder.name));
const leaveOut = (table: Table, seat: number, who = ginny) =>
  ask(table, who, { type: "leave-out", seat });

async function gathered(on = rig()) {
  const table = await openNew(on, bountyHunters, terms(bountyHunters, 5));
  await ask(table, ginny, { type: "sit", seat: 0, entropy: "Ginny" });
  await ask(table, mia, { type: "sit", seat: 2, entropy: "Mia" });
  await ask(table, ginny, { type: "seat-bot", seat: 3, level: "random" });
  await ask(table, thomas, { type: "sit", seat: 4, entropy: "Thomas" });
  return table;
}

test("[TERMS] the free chair goes, and everybody behind it moves up with what they brought", async () => {
  const table = await gathered();
  const before = table.info(null).seats[3]?.holder;
  expect(await leaveOut(table, 1)).toMatchObject({ type: "done" });
  const { seats, setup } = table.info(null);
  expect(setup.seats).toBe(4);
  expect(seated(table)).toEqual(["Ginny", "Mia", expect.any(String), "Thomas"]);
  expect(seats[2]?.holder).toMatchObject({ type: "bot" });
  expect(before).toMatchObject({ type: "bot" });
  // Theirs is the chair now: nobody else may stand up from it.
  expect(await ask(table, ginny, { type: "leave-seat", seat: 1 })).toMatchObject({
    code: "not-your-seat",
  });
  expect(await ask(table, mia, { type: "leave-seat", seat: 1 })).toMatchObject({ type: "done" });
});

test("[TERMS] only the host, only a chair nobody sits on, and not below what the game needs", async () => {
  const table = await gathered();
  expect(await leaveOut(table, 1, mia)).toMatchObject({ code: "not-host" });
  expect(await leaveOut(table, 2)).toMatchObject({ code: "seat-taken" });
  expect(await leaveOut(table, 3)).toMatchObject({ code: "seat-taken" });
  expect(await leaveOut(table, 9)).toMatchObject({ code: "no-such-seat" });
  const two = await openNew(rig(), bountyHunters, terms(bountyHunters, 2));
  await ask(two, ginny, { type: "sit", seat: 0, entropy: "" });
  expect(await leaveOut(two, 1)).toMatchObject({ code: "wrong-setup" });
  expect(seated(table)).toHaveLength(5);
});

test("[TERMS] a game without whoever did not come folds, opens again, is exported and verifies", async () => {
  const on = rig();
  const table = await gathered(on);
  await leaveOut(table, 1);
  for (const [seat, who] of [
    [0, ginny],
    [1, mia],
    [3, thomas],
  ] as const)
    await ask(table, who, { type: "waive-part", seat });
  await ask(table, ginny, { type: "start" });
  expect(table.info(null).phase).toBe("playing");
  for (const [seat, who] of [
    [0, ginny],
    [1, mia],
    [3, thomas],
  ] as const)
    await ask(table, who, { type: "substitute", seat, level: "random" });
  for (let wait = 0; wait < 4000 && table.info(null).phase !== "over"; wait++) await settled();
  expect(table.info(null).phase).toBe("over");
  const gameOf = (id: string) => (id === "bounty-hunters" ? bountyHunters : undefined);
  const opened = await openStored(on.ports, gameOf, table.id);
  if (opened.type !== "opened") throw new Error(opened.code);
  expect(opened.table.info(null)).toEqual(table.info(null));
  const header = the(await on.journal.header(table.id));
  const pages = await on.journal.read(table.id, 0);
  const text = writeJournal(bountyHunters, header, bountyHunters.standardContent, pages);
  if (typeof text !== "string") throw new Error(text.code);
  const file = readJournal(text);
  if ("type" in file) throw new Error(file.code);
  expect(verify([bountyHunters], file)).toMatchObject({ type: "verified" });
});
