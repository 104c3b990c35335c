/**
 * Each game's own words and its log, where they lie: a file that has moved is an error here, not a log in raw fields.
 * The paths are texts because the tools are compiled without the client.
 */
import type { Language } from "#table/talk/languages.ts";

interface Place {
  readonly log: string;
  words(language: Language): readonly string[];
}

const places: Readonly<Record<string, Place>> = {
  "bounty-hunters": {
    log: "#client/games/bounty-hunters/say/news.ts",
    words: (language) => [`#words/made/bounty-hunters/${language}.ts`],
  },
  legion: {
    log: "#client/games/legion/say/news.ts",
    words: (language) => [`#words/made/legion/${language}.ts`],
  },
  "outer-rim": {
    log: "#client/games/outer-rim/say/news.ts",
    words: (language) => [
      `#words/made/outer-rim/${language}.ts`,
      `#words/made/outer-rim-stories/${language}.ts`,
    ],
  },
};

/** `undefined`: no game of this house. */
export async function wordsOf(game: string, language: Language): Promise<unknown> {
  const place = places[game];
  if (place === undefined) return undefined;
  const catalogs = place
    .words(language)
    .map(async (path) => ((await import(path)) as Readonly<Record<string, object>>)[language]);
  return Object.assign({}, ...(await Promise.all(catalogs))) as unknown;
}

/** `undefined`: no game of this house. */
export async function logOf(game: string): Promise<unknown> {
  const place = places[game];
  return place === undefined ? undefined : import(place.log);
}
