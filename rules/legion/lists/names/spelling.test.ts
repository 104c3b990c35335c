import fc from "fast-check";
import { expect, test } from "vitest";
import { lettersOf, likeness, mayBeLike, plainName, wordsOf } from "./spelling.ts";

test.each([
  ["DLT-19x Sniper", ["dlt19x", "sniper"]],
  ["Obi-Wan Kenobi", ["obi", "wan", "kenobi"]],
  ["Padmé’s “Guards”", ["padme", "guard"]],
  ["Iden's ID10 Seeker", ["iden", "id10", "seeker"]],
  ["T-47 Airspeeder", ["t47", "airspeeder"]],
  ["Mark II", ["mark", "2"]],
  ["Mark III", ["mark", "3"]],
  ["Boss, Gas; Bosses", ["boss", "gas", "bosse"]],
  ["  ", []],
])("[LC-LEDGER-03] the words of %s", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test("[LC-LEDGER-03] a name without case, accents and signs", () => {
  expect(plainName("Padmé  Amidala, R2-D2!")).toBe("padmeamidalar2d2");
});

test.each([
  ["bossk", "bossk", 3],
  ["bos", "bossk", 2],
  ["bo", "bossk", 0],
  ["bosk", "bossk", 1],
  ["bossck", "bossk", 1],
  ["bassk", "bossk", 1],
  ["bsosk", "bossk", 1],
  ["obssk", "bossk", 1],
  ["bsoks", "bossk", 0],
  ["lke", "luke", 0],
  ["vdar", "vader", 0],
  ["skywlkar", "skywalker", 1],
  ["skwlkr", "skywalker", 0],
  ["stormtrper", "stormtrooper", 1],
  ["sormtrper", "stormtrooper", 0],
  ["palpatine", "palp", 0],
  ["grievuos", "grievous", 1],
])("[LC-LEDGER-03] how far %s stands for %s", (typed, printed, like) => {
  expect(likeness(typed, printed)).toBe(like);
});

test("[LC-LEDGER-03] whatever is alike passes the glance at its letters", () => {
  const words = fc.stringMatching(/^[a-c0-9]{1,10}$/);
  fc.assert(
    fc.property(words, words, (typed, printed) => {
      const glance = mayBeLike(typed, lettersOf(typed), lettersOf(printed));
      expect(glance || likeness(typed, printed) === 0).toBe(true);
    }),
    { numRuns: 3000 },
  );
  expect(mayBeLike("bossk", lettersOf("bossk"), lettersOf("vader"))).toBe(false);
});
