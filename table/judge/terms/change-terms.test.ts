import { expect, test } from "vitest";
import type { Game } from "#rules/game.ts";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { outerRim } from "#rules/outer-rim/index.ts";
import { readJournal, writeJournal } from "../../journal/file.ts";
import { openStored } from "../../live/stored.ts";
import { verify } from "../../past/verify.ts";
import type { Table } from "../../table.ts";
import { programName } from "../../talk/readable.ts";
import type { WantedTerms } from "../../talk/words.ts";
import { settled } from "../../testing/hand-clock.ts";
import { ask, ginny, mia, openNew, rig, terms, thomas, type Rig } from "../../testing/rig.ts";
import { tally } from "../../testing/tally-game.ts";
import { the } from "../../testing/the.ts";
import { watch } from "../../testing/watcher.ts";

const shelf: readonly Game[] = [bountyHunters, outerRim, tally];
const gameOf = (id: string): Game | undefined => shelf.find((game) => game.id === id);

function bench(): Rig {
  return rig({
    games: async (id) => {
      const game = gameOf(id);
      return game && { game, botLevels: ["random", "steady"] };
    },
  });
}

const cards: WantedTerms = { game: "bounty-hunters", seats: 4 };
const change = (table: Table, wanted: Partial<WantedTerms>, who = ginny) =>
  ask(table, who, { type: "change-terms", wanted: { ...cards, ...wanted } });
const gathered = async (on = bench()) => {
  const table = await openNew(on, bountyHunters, terms(bountyHunters, 4));
  await ask(table, ginny, { type: "sit", seat: 0, entropy: "" });
  await ask(table, mia, { type: "sit", seat: 3, entropy: "" });
  return table;
};
const seated = (table: Table) =>
  table.info(null).seats.map(({ holder }) => (holder.type === "open" ? null : holder.name));

test("[TERMS] the host changes seats, rules and game while people gather; everyone sees it, at the same link", async () => {
  const table = await gathered();
  const watcher = await watch(table, thomas, "spectator");
  expect(await change(table, { seats: 6, clock: 60, botLevel: "steady" })).toMatchObject({
    type: "done",
  });
  expect(watcher.info()).toMatchObject({ id: table.id, clock: 60, botLevel: "steady" });
  expect(seated(table)).toEqual(["Ginny", null, null, "Mia", null, null]);
  await ask(table, ginny, { type: "seat-bot", seat: 1, level: "steady" });
  expect(await change(table, { game: "outer-rim", botLevel: "random" })).toMatchObject({
    type: "done",
  });
  expect(watcher.info()).toMatchObject({ game: "outer-rim", clock: null });
  expect(watcher.info().seats[1]?.holder).toMatchObject({ type: "bot", level: "random" });
  expect(watcher.log.filter(({ type }) => type === "terms-changed")).toHaveLength(2);
  expect((await change(table, { game: "outer-rim", botLevel: "random" })).type).toBe("done");
  expect(watcher.log.filter(({ type }) => type === "terms-changed")).toHaveLength(2);
});

test("[TERMS] who may come in is not changed: a table without programs stays one", async () => {
  const table = await openNew(bench(), bountyHunters, {
    ...terms(bountyHunters, 4),
    programs: false,
  });
  await ask(table, ginny, { type: "sit", seat: 0, entropy: "" });
  expect(await change(table, { game: "outer-rim" })).toMatchObject({ type: "done" });
  expect(table.info(null)).toMatchObject({ game: "outer-rim", programs: false });
  expect((await change(table, { game: "outer-rim" })).type).toBe("done");
  const aProgram = { ...mia, name: programName("Scout", "Mia") };
  expect(await ask(table, aProgram, { type: "sit", seat: 1, entropy: "" })).toMatchObject({
    code: "no-programs",
  });
});

test("[TERMS] nobody loses the chair they sit on; by one tap they take another", async () => {
  const table = await gathered();
  expect(await change(table, { seats: 3 })).toMatchObject({ code: "seat-in-use" });
  const move = (who: typeof mia, to: number) =>
    ask(table, who, { type: "change-seat", seat: who === mia ? 3 : 0, to });
  expect(await move(mia, 0)).toMatchObject({ code: "seat-taken" });
  expect(await move(mia, 4)).toMatchObject({ code: "no-such-seat" });
  expect(await ask(table, thomas, { type: "change-seat", seat: 3, to: 1 })).toMatchObject({
    code: "not-your-seat",
  });
  expect(await move(mia, 1)).toMatchObject({ type: "done" });
  expect(await change(table, { seats: 2 })).toMatchObject({ type: "done" });
  expect(seated(table)).toEqual(["Ginny", "Mia"]);
  await change(table, { seats: 3 });
  await ask(table, thomas, { type: "sit", seat: 2, entropy: "" });
  expect(await change(table, { seats: 2 })).toMatchObject({
    code: "fewer-seats",
    params: { people: 3 },
  });
});

test("[TERMS] refused to everyone else, to what cannot be played, and once the game has begun", async () => {
  const table = await gathered();
  expect(await change(table, { clock: 60 }, mia)).toMatchObject({ code: "not-host" });
  for (const game of ["chess", "tally"])
    expect(await change(table, { game })).toMatchObject({ code: "no-such-game" });
  expect(await change(table, { botLevel: "oracle" })).toMatchObject({ code: "no-such-bot" });
  for (const wrong of [
    { seats: 7 },
    { options: { colour: "red" } },
    { options: { game: "chess" } },
  ])
    expect(await change(table, wrong)).toMatchObject({ code: "wrong-setup" });
  for (const seat of [1, 2]) await ask(table, ginny, { type: "seat-bot", seat, level: "random" });
  await ask(table, ginny, { type: "waive-part", seat: 0 });
  await ask(table, mia, { type: "waive-part", seat: 3 });
  await ask(table, ginny, { type: "start" });
  expect(table.info(null).phase).toBe("playing");
  expect(await change(table, { clock: 60 })).toMatchObject({ code: "already-started" });
  expect(await ask(table, mia, { type: "change-seat", seat: 3, to: 1 })).toMatchObject({
    code: "already-started",
  });
});

test("[TERMS] a game changed twice folds, opens again, is exported and verifies", async () => {
  const on = bench();
  const table = await openNew(on, outerRim, terms(outerRim, 4));
  await ask(table, ginny, { type: "sit", seat: 3, entropy: "Ginny" });
  await ask(table, ginny, { type: "change-seat", seat: 3, to: 0 });
  await change(table, { game: "outer-rim", seats: 1 });
  await change(table, { seats: 2 });
  await ask(table, ginny, { type: "seat-bot", seat: 1, level: "random" });
  await ask(table, ginny, { type: "start" });
  await ask(table, ginny, { type: "substitute", seat: 0, level: "random" });
  for (let wait = 0; wait < 2000 && table.info(null).phase !== "over"; wait++) await settled();
  const opened = await openStored(on.ports, gameOf, table.id);
  if (opened.type !== "opened") throw new Error(opened.code);
  expect(opened.table.info(null)).toEqual(table.info(null));
  const header = the(await on.journal.header(table.id));
  expect(header.terms.game).toBe("outer-rim");
  const pages = await on.journal.read(table.id, 0);
  const text = writeJournal(bountyHunters, header, bountyHunters.standardContent, pages);
  if (typeof text !== "string") throw new Error(text.code);
  const file = readJournal(text);
  if ("type" in file) throw new Error(file.code);
  expect(verify(shelf, file)).toMatchObject({ type: "verified" });
  const forged = pages.map((page) =>
    page.type === "terms-changed" && page.terms.game === "bounty-hunters"
      ? { ...page, terms: { ...page.terms, setup: { ...page.terms.setup, seats: 3 } } }
      : page,
  );
  expect(verify(shelf, { ...file, pages: forged }).type).not.toBe("verified");
});
