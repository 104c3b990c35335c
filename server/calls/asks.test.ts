/** A call says what is asked in a sentence: every word that a game has for it is one in every language. */
import { expect, test } from "vitest";
import { subjects } from "#rules/conformance/samples.ts";
import { walk } from "#rules/conformance/walk.ts";
import { anySeeds } from "#tools/testing/any-game.ts";
import { languages } from "#table/talk/languages.ts";
import { all as callWords } from "#words/made/calls/all.ts";

const asking = (await subjects()).filter(({ game }) => game.asks !== undefined);

test("[calls] two games say what they ask", () => {
  expect(asking.map(({ id }) => id).toSorted()).toEqual(["bounty-hunters", "outer-rim"]);
});

test.each(asking)(
  "[calls] what $id asks is a sentence in every language, and no other is kept",
  (one) => {
    const { id, game, sample } = one;
    const asked = new Set<string>();
    const known = Object.keys(callWords.en.asks[id] ?? {});
    for (const seed of anySeeds({ usual: 100, deep: 100 })) {
      for (const { before } of walk(game, sample, seed, 160).pages)
        for (const seat of game.awaited(before)) asked.add(game.asks?.(before, seat) ?? "");
      if (known.every((ask) => asked.has(ask))) break;
    }
    for (const language of languages) {
      const sentences = callWords[language].asks[id] ?? {};
      expect(Object.keys(sentences).toSorted(), language).toEqual([...asked].toSorted());
      for (const sentence of Object.values(sentences))
        expect(sentence).toMatch(/^[¿¡]?\p{Lu}.*[.?!]$/u);
    }
  },
);
