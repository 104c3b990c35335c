/** Who is called what: one name in every sentence, the other beside it where there is room. */
import { expect, test } from "vitest";
import { en } from "./en.ts";
import { saying, type Names, type Seen } from "./say.ts";

const seen: Seen = {
  players: (["dengar", "jyn-erso", null] as const).map((character) => ({
    character,
    ambition: null,
  })),
};
const called = (names: Names): readonly (readonly [string, string | null])[] => {
  const say = saying(names, en, seen);
  return seen.players.map((_, seat) => [say.player(seat), say.also(seat)] as const);
};

test("[OR-SETUP-06] people go by their own name, bots by their character, and each has the other beside it", () => {
  expect(called([{ name: "Bruno" }, { name: "Quill", bot: true }, { name: "Anna" }])).toEqual([
    ["Bruno", "Dengar"],
    ["Jyn Erso", "Quill"],
    ["Anna", null],
  ]);
});

test("[OR-SOLO-01] alone the character is name enough, and a printed opponent has no other", () => {
  expect(called([{ name: "Anna", bot: false }])).toEqual([
    ["Dengar", null],
    ["Jyn Erso", null],
    ["3", null],
  ]);
});
