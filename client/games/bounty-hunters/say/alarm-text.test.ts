import { expect, test } from "vitest";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { en } from "#words/made/bounty-hunters/en.ts";
import { es } from "#words/made/bounty-hunters/es.ts";
import { fr } from "#words/made/bounty-hunters/fr.ts";
import { alarmText } from "./alarm-text.ts";

const names = ["Lili", "Jo", "Mia"].map((name, seat) => ({
  seat,
  name,
  mine: seat === 0,
  bot: false,
}));

function heard(words: Words, captures: readonly number[], lastTurn: number, seat: number | null) {
  const boards = captures.map((n) => ({ captures: n }));
  return alarmText({ step: { type: "draw" }, turn: 9, lastTurn, boards }, names, words, seat)?.text;
}

test("[BH-END-03] who reads of the end among others is told so as you, not by name", () => {
  for (const [words, me] of [
    [en, "you and Jo"],
    [fr, "toi et Jo"],
    [es, "Jo y tú"],
  ] as const) {
    expect(heard(words, [3, 3, 1], 0, 0)).toContain(`3 captur${words === es ? "a" : "e"}s`);
    for (const lastTurn of [0, 10, 11]) {
      const captures = lastTurn === 0 ? [3, 3, 1] : [4, 4, 1];
      expect(heard(words, captures, lastTurn, 0)).toContain(me);
      expect(heard(words, captures, lastTurn, 0)).not.toContain("Lili");
      expect(heard(words, captures, lastTurn, 2)).toContain("Lili");
    }
  }
});
