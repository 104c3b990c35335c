import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { games } from "#rules/games.ts";
import { quickRng } from "#rules/rng.ts";
import { damaged, mutated } from "../testing/fuzz/pick.ts";
import { cardSets } from "./card-sets.ts";

let data = "";
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "guildhall-"));
  mkdirSync(join(data, "card-sets"));
});
afterEach(() => rmSync(data, { recursive: true }));

const inside = (name: string): string => join(data, "card-sets", name);
const good = {
  game: "bounty-hunters",
  name: "House",
  content: bountyHunters.standardContent,
};
const read = (): ReturnType<typeof cardSets> =>
  cardSets(data, new Map(games.map((game) => [game.id, game])));

test("[card sets] a folder, a dangling link, a socket and deep JSON are told and hide no other set", async () => {
  mkdirSync(inside("a-folder.json"));
  symlinkSync(inside("nowhere"), inside("b-link.json"));
  const socket = createServer().listen(inside("c-socket.json"));
  await new Promise((resolve) => socket.once("listening", resolve));
  writeFileSync(inside("d-deep.json"), "[".repeat(200_000) + "]".repeat(200_000));
  writeFileSync(inside("e-good.json"), JSON.stringify(good));
  expect(
    read()
      .list()
      .map(({ name, problems }) => [name, problems.map(({ code }) => code)]),
  ).toEqual([
    ["a-folder", ["not-a-file"]],
    ["b-link", ["unreadable"]],
    ["c-socket", ["not-a-file"]],
    ["d-deep", ["too-deep"]],
    ["House", []],
  ]);
  socket.close();
});

test("[card sets] no folder, or a file where it should be: no sets", () => {
  rmSync(inside(""), { recursive: true });
  expect(read().list()).toEqual([]);
  writeFileSync(join(data, "card-sets"), "");
  expect(read().list()).toEqual([]);
});

test("[fuzz] 600 damaged card sets are read or told, each by itself", () => {
  const sets = read();
  for (let seed = 0; seed < 600; seed++) {
    const rng = quickRng(seed);
    const text = Buffer.from(JSON.stringify(rng.below(2) === 0 ? mutated(rng, good) : good));
    writeFileSync(inside(`${seed % 20}.json`), damaged(rng, text));
    if (seed % 20 === 19) expect(sets.list()).toHaveLength(20);
  }
});
