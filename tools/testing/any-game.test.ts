import { afterEach, expect, test } from "vitest";
import { inAnyGame, type AnyGame } from "./any-game.ts";

const looks = { usual: 3, deep: 3, length: 500 };
const told = process.env["GAME"];
afterEach(() => {
  if (told === undefined) delete process.env["GAME"];
  else process.env["GAME"] = told;
});

function breaksAt(fault: number): (game: AnyGame) => void {
  return ({ length }) => {
    if (length >= fault) throw new Error("broken");
  };
}

/** What is said of a property that fails. */
function saidOf(property: (game: AnyGame) => void): string {
  try {
    inAnyGame(looks, property);
    return "";
  } catch (bug) {
    return bug instanceof Error ? bug.message : "";
  }
}

test("what fails is told with its seed and the fewest commands, whatever they are", () => {
  delete process.env["GAME"];
  for (const fault of [0, 1, 2, 173, 499, 500])
    expect(saidOf(breaksAt(fault))).toMatch(
      new RegExp(`^after ${fault} commands, again with GAME=\\d+:${fault}: broken$`),
    );
});

test("each run looks at other games, and at the one it is told", () => {
  delete process.env["GAME"];
  const seeds = new Set<number>();
  const note = ({ seed }: AnyGame): void => void seeds.add(seed);
  for (let run = 0; run < 3; run++) inAnyGame(looks, note);
  expect(seeds.size).toBe(9);
  process.env["GAME"] = "123:45";
  const games: AnyGame[] = [];
  inAnyGame(looks, (game) => void games.push(game));
  expect(games).toEqual([{ seed: 123, length: 45 }]);
});
