import { expect, test } from "vitest";
import { agreeOn, fameOfGame, gameOf, games, hasWon, targetOfOpponents } from "./agreed.ts";
import { empty, keptFrom, type CompanionState } from "../kept.ts";
import { seat } from "../opponent.ts";

/** The last place each time: a shuffle that changes nothing. */
const asIs = { below: (bound: number): number => bound - 1 };

function against(box: "both" | "base", kept: CompanionState): CompanionState {
  const han = seat(1, "han-solo", { box, handicap: 0, before: 0 }, asIs);
  return { ...kept, opponents: [han] };
}

test("[OR-FAME-04] [UB-AMB-01] short is 8, standard 10, long 12, with ambitions 8 again", () => {
  expect(games.map(fameOfGame)).toEqual([8, 10, 12, 8]);
  for (const game of games) expect(gameOf(agreeOn(empty, game))).toBe(game);
  expect(gameOf(empty)).toBe("standard");
  expect(gameOf({ ...empty, target: 9 })).toBe(null);
});

test("[UB-SOLO-13] with ambitions a printed opponent needs two more fame than the people", () => {
  expect(targetOfOpponents(against("both", agreeOn(empty, "long")))).toBe(12);
  expect(targetOfOpponents(against("both", agreeOn(empty, "ambitions")))).toBe(10);
});

test("[UB-AMB-16] with an ambition fame alone does not win, nor do its other goals", () => {
  const [plain, ambitious] = [agreeOn(empty, "short"), agreeOn(empty, "ambitions")];
  const person = { name: "Mia", fame: 8 };
  expect(hasWon(person, plain)).toBe(true);
  expect(hasWon(person, ambitious)).toBe(false);
  expect(hasWon({ ...person, fulfilled: true }, ambitious)).toBe(true);
  expect(hasWon({ ...person, fame: 7, fulfilled: true }, ambitious)).toBe(false);
});

test("[OR-SETUP-11] beside an opponent of the base box alone there are no ambitions", () => {
  const base = against("base", agreeOn(empty, "ambitions"));
  expect(gameOf(base)).toBe("short");
  expect(targetOfOpponents(base)).toBe(8);
  expect(hasWon({ name: "", fame: 8 }, base)).toBe(true);
});

test("[OR-FAME-04] what a device kept before there was a choice is a game without ambitions", () => {
  const kept = keptFrom({ opponents: [], people: [], target: 12 });
  expect(kept?.ambitions).toBe(false);
  expect(kept === null ? null : gameOf(kept)).toBe("long");
});
