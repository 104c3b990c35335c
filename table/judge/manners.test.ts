/** Who may sit, speak and be called what: the host's manners, and names that nobody shares. */
import { expect, test } from "vitest";
import { ask, ginny, mia, openNew, reopen, rig, terms, thomas } from "../testing/rig.ts";
import { watch } from "../testing/watcher.ts";
import { sealed } from "../testing/sealed-game.ts";
import type { Person } from "../ports.ts";
import type { Table } from "../table.ts";
import type { Answer } from "../talk/words.ts";

const plain = terms(sealed, 3);
const sit = (table: Table, person: Person, seat: number): Promise<Answer> =>
  ask(table, person, { type: "sit", seat, entropy: "" });
const say = (table: Table, person: Person, text = "hello"): Promise<Answer> =>
  ask(table, person, { type: "say", said: { type: "text", text } });
const nameAt = (table: Table, seat: number): unknown => {
  const holder = table.info(null).seats[seat]?.holder;
  return holder?.type === "person" ? holder.name : null;
};

test("the host sends someone away before the start, and they do not sit down again", async () => {
  const bench = rig();
  const table = await openNew(bench, sealed, plain);
  await sit(table, ginny, 0);
  await sit(table, mia, 1);
  const eyes = await watch(table, mia, 1);
  expect(await ask(table, mia, { type: "send-away", seat: 0 })).toMatchObject({ code: "not-host" });
  expect(await ask(table, ginny, { type: "send-away", seat: 0 })).toMatchObject({
    code: "not-your-seat",
  });
  expect(await ask(table, ginny, { type: "send-away", seat: 2 })).toMatchObject({
    code: "not-your-seat",
  });
  expect(await ask(table, ginny, { type: "send-away", seat: 1 })).toMatchObject({ type: "done" });
  expect(nameAt(table, 1)).toBeNull();
  expect(eyes.last().as).toBe("spectator");
  expect(await sit(table, mia, 2)).toMatchObject({ code: "sent-away" });
  expect(await sit(await reopen(bench, sealed, table.id), mia, 2)).toMatchObject({
    code: "sent-away",
  });
  expect(await sit(table, thomas, 1)).toMatchObject({ type: "done" });
});

test("the host mutes whoever said a line, and lets them speak again", async () => {
  const table = await openNew(rig(), sealed, plain);
  await sit(table, ginny, 0);
  const said = await say(table, mia);
  const line = said.type === "done" ? said.version : 0;
  const mute = (person: Person, at: number, muted: boolean): Promise<Answer> =>
    ask(table, person, { type: "mute", line: at, muted });
  expect(await mute(mia, line, true)).toMatchObject({ code: "not-host" });
  expect(await mute(ginny, 1, true)).toMatchObject({ code: "no-such-line" });
  expect(await mute(ginny, 99, true)).toMatchObject({ code: "no-such-line" });
  expect(await mute(ginny, line, true)).toMatchObject({ type: "done" });
  expect(await say(table, mia)).toMatchObject({ code: "muted" });
  expect(table.info(mia.id).muted).toBe(true);
  expect(table.info(thomas.id).muted).toBe(false);
  expect(await say(table, thomas)).toMatchObject({ type: "done" });
  await mute(ginny, line, false);
  expect(await say(table, mia)).toMatchObject({ type: "done" });
});

test("people without a seat talk as long as the host lets them", async () => {
  const table = await openNew(rig(), sealed, plain);
  await sit(table, ginny, 0);
  const allow = (person: Person, allowed: boolean): Promise<Answer> =>
    ask(table, person, { type: "spectators-talk", allowed });
  expect(await say(table, mia)).toMatchObject({ type: "done" });
  expect(await allow(mia, false)).toMatchObject({ code: "not-host" });
  await allow(ginny, false);
  expect(table.info(null).spectatorsTalk).toBe(false);
  expect(await say(table, mia)).toMatchObject({ code: "spectators-silent" });
  expect(await say(table, ginny)).toMatchObject({ type: "done" });
  await allow(ginny, true);
  expect(await say(table, mia)).toMatchObject({ type: "done" });
});

test.each(["Mia", "mia", "M i a", "Ｍｉａ", "Mía"])(
  "nobody sits or speaks as another: %s beside Mia gets a number",
  async (name) => {
    const table = await openNew(rig(), sealed, plain);
    await sit(table, mia, 0);
    const other: Person = { id: "p-other", name };
    const eyes = await watch(table, mia, 0);
    await say(table, other);
    expect(eyes.log.at(-1)).toMatchObject({ type: "said", name: `${name} (2)`, seat: null });
    await sit(table, other, 1);
    expect(nameAt(table, 1)).toBe(`${name} (2)`);
    expect(nameAt(table, 0)).toBe("Mia");
  },
);

test("a new name is seen at a running table as soon as its person is there", async () => {
  const table = await openNew(rig(), sealed, plain);
  await sit(table, ginny, 0);
  await sit(table, mia, 1);
  const eyes = await watch(table, ginny, 0);
  await watch(table, { ...mia, name: "Mia the Swift" }, 1);
  expect(nameAt(table, 1)).toBe("Mia the Swift");
  expect(eyes.log.at(-1)).toMatchObject({
    type: "seated",
    change: "renamed",
    name: "Mia the Swift",
  });
});

test("a new name is seen at a running table while its person is elsewhere", async () => {
  const table = await openNew(rig(), sealed, plain);
  await sit(table, ginny, 0);
  await sit(table, mia, 1);
  const eyes = await watch(table, ginny, 0);
  table.renamed({ ...mia, name: "Mia the Swift" });
  await table.settled();
  expect(nameAt(table, 1)).toBe("Mia the Swift");
  expect(eyes.log.at(-1)).toMatchObject({ type: "seated", change: "renamed" });
  // Said once: the same name again writes nothing.
  const { version } = eyes.log.at(-1) ?? { version: -1 };
  table.renamed({ ...mia, name: "Mia the Swift" });
  await table.settled();
  expect(eyes.log.at(-1)?.version).toBe(version);
});
