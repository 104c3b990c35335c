import { expect, test } from "vitest";
import type { PlayedGame } from "#table/talk/guild.ts";
import { eveningsOf } from "./evenings-of.ts";

const game = (table: string, follows?: string): PlayedGame => ({
  table,
  game: "bounty-hunters",
  ended: 0,
  host: "Ginny",
  players: [],
  ...(follows === undefined ? {} : { follows }),
});

test("[guild] games that follow each other are one evening, the latest first", () => {
  const played = [game("d", "c"), game("x"), game("c", "a"), game("b", "gone"), game("a")];
  expect(eveningsOf(played).map(({ id, games }) => [id, games.map(({ table }) => table)])).toEqual([
    ["d", ["d", "c", "a"]],
    ["x", ["x"]],
    ["b", ["b"]],
  ]);
});

test("[guild] two tables that follow one another in a circle end it", () => {
  expect(eveningsOf([game("a", "b"), game("b", "a")]).map(({ games }) => games.length)).toEqual([
    2,
  ]);
});
