import { expect, test } from "vitest";
import file from "./worked-games.json" with { type: "json" };
import { judgeWorkedGame, readWorkedGames } from "../index.ts";

const { games, mistakes } = readWorkedGames(file);

test("the file of worked games has no mistakes and all of its 128 games, for each of 116 rules", () => {
  expect(mistakes).toEqual([]);
  expect(games).toHaveLength(128);
  expect(new Set(file.vectors.map((vector) => vector.rule)).size).toBe(116);
});

/** From [LB-SETUP-01] to [LB-E2E-05]. */
const rows = file.vectors.map(({ id, rule, expect: wanted }) => ({ rule, id, wanted }));

/** Every rule of the classic keyword has at least one worked game. */
test.each(rows)("[$rule] worked game $id", ({ id, wanted }) => {
  const game = games.find((each) => each.id === id);
  expect(game && judgeWorkedGame(game)).toMatchObject(wanted);
});
