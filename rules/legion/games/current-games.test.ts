import { expect, test } from "vitest";
import file from "./current-games.json" with { type: "json" };
import { judgeWorkedGame, readWorkedGames } from "../index.ts";

const { games, mistakes } = readWorkedGames(file);

test("the file of the current edition has no mistakes and all of its 58 games", () => {
  expect(mistakes).toEqual([]);
  expect(games).toHaveLength(58);
});

/** From [LC-SCORE-01] to [LC-E2E-02]: each rule of the file has its own line. */
const rows = file.vectors.flatMap(({ id, rules, expect: wanted }) =>
  rules.map(({ rule }) => ({ rule, id, wanted })),
);

test.each(rows)("[$rule] worked game $id", ({ id, wanted }) => {
  const game = games.find((each) => each.id === id);
  expect(game && judgeWorkedGame(game)).toMatchObject(wanted);
});
