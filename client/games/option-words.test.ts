/** What a table may be asked for has words in every language: nobody reads an id. */
import { expect, test } from "vitest";
import { games } from "#rules/games.ts";
import { languages, type Language } from "#table/talk/languages.ts";
import { all as bountyHunters } from "#words/made/bounty-hunters/all.ts";
import { all as legion } from "#words/made/legion/all.ts";
import { all as outerRim } from "#words/made/outer-rim/all.ts";
import { textOf, type Texts } from "./outer-rim/words/index.ts";

type OptionWords = Readonly<
  Record<string, { readonly label: string; readonly values: Readonly<Record<string, string>> }>
>;
type Lookup = (option: string, value: string) => readonly (string | null | undefined)[];

const inOptions =
  (options: OptionWords): Lookup =>
  (option, value) => [options[option]?.label, options[option]?.values[value]];
const inTexts =
  (texts: Texts): Lookup =>
  (option, value) => [
    textOf(texts, `option.${option}`),
    textOf(texts, `option.${option}.${value}`),
  ];

const words: Readonly<Record<string, (language: Language) => Lookup>> = {
  "bounty-hunters": (language) => inOptions(bountyHunters[language].options),
  legion: (language) => inOptions(legion[language].options),
  "outer-rim": (language) => inTexts(outerRim[language]),
};

const asked = games.flatMap((game) =>
  game.tableOptions.flatMap(({ id, values }) =>
    values.map((value) => ({ game: game.id, option: id, value })),
  ),
);

test.each(asked)("$game: $option = $value is said in words", ({ game, option, value }) => {
  for (const language of languages)
    expect(words[game]?.(language)(option, value), language).toEqual([
      expect.stringMatching(/\S/),
      expect.stringMatching(/\S/),
    ]);
});
