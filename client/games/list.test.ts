/** What the lobby shows of a game and its pages is said in every language. */
import { expect, test } from "vitest";
import { all } from "#words/made/hall/all.ts";
import { languages } from "#words/made/languages.ts";
import { games } from "./list.ts";

test.each(games)("[HALL] $id has its words in every language", ({ id, pages }) => {
  for (const language of languages) {
    const words = all[language].games[id];
    expect([words?.name, words?.blurb], language).toEqual([
      expect.stringMatching(/\S/),
      expect.stringMatching(/\S/),
    ]);
    expect(Object.keys(words?.pages ?? {}).toSorted(), language).toEqual(
      pages.map(({ path }) => path).toSorted(),
    );
  }
});
