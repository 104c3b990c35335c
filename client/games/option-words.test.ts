/** What a table may be asked for has words in every language: nobody reads an id. */
import { expect, test } from "vitest";
import { games } from "#rules/games.ts";
import { languages, type Language } from "#table/talk/languages.ts";
import { en as bountyHuntersEn } from "#words/made/bounty-hunters/en.ts";
import { es as bountyHuntersEs } from "#words/made/bounty-hunters/es.ts";
import { fr as bountyHuntersFr } from "#words/made/bounty-hunters/fr.ts";
import { en as legionEn } from "#words/made/legion/en.ts";
import { es as legionEs } from "#words/made/legion/es.ts";
import { fr as legionFr } from "#words/made/legion/fr.ts";
import { en as outerRimEn } from "./outer-rim/words/en.ts";
import { es as outerRimEs } from "./outer-rim/words/es.ts";
import { fr as outerRimFr } from "./outer-rim/words/fr.ts";
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

const words: Readonly<Record<string, Readonly<Record<Language, Lookup>>>> = {
  "bounty-hunters": {
    en: inOptions(bountyHuntersEn.options),
    fr: inOptions(bountyHuntersFr.options),
    es: inOptions(bountyHuntersEs.options),
  },
  legion: {
    en: inOptions(legionEn.options),
    fr: inOptions(legionFr.options),
    es: inOptions(legionEs.options),
  },
  "outer-rim": { en: inTexts(outerRimEn), fr: inTexts(outerRimFr), es: inTexts(outerRimEs) },
};

const asked = games.flatMap((game) =>
  game.tableOptions.flatMap(({ id, values }) =>
    values.map((value) => ({ game: game.id, option: id, value })),
  ),
);

test.each(asked)("$game: $option = $value is said in words", ({ game, option, value }) => {
  for (const language of languages)
    expect(words[game]?.[language](option, value), language).toEqual([
      expect.stringMatching(/\S/),
      expect.stringMatching(/\S/),
    ]);
});
