import { expect, test } from "vitest";
import { games } from "#rules/games.ts";
import { languages } from "#table/talk/languages.ts";
import { logOf, wordsOf } from "./game-words.ts";

test.each(games)("[HALL] $id has its log and its words in every language", async ({ id }) => {
  expect(await logOf(id)).toHaveProperty("logLine");
  for (const language of languages)
    expect(await wordsOf(id, language), language).toHaveProperty("language", language);
});
