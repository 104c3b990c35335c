/**
 * Each game's own words and its log, where they lie: a file that has moved is an error here, not a log in raw fields.
 * The paths are texts because the tools are compiled without the client.
 */
import type { Language } from "#table/talk/languages.ts";

interface Place {
  readonly log: string;
  words(language: Language): string;
}

const places: Readonly<Record<string, Place>> = {
  "bounty-hunters": {
    log: "#client/games/bounty-hunters/log.ts",
    words: (language) => `#words/made/bounty-hunters/${language}.ts`,
  },
  legion: {
    log: "#client/games/legion/entries/log.ts",
    words: (language) => `#words/made/legion/${language}.ts`,
  },
  "outer-rim": {
    log: "#client/games/outer-rim/log.ts",
    words: (language) => `#client/games/outer-rim/words/${language}.ts`,
  },
};

/** `undefined`: no game of this house. */
export async function wordsOf(game: string, language: Language): Promise<unknown> {
  const place = places[game];
  if (place === undefined) return undefined;
  return ((await import(place.words(language))) as Readonly<Record<string, unknown>>)[language];
}

/** `undefined`: no game of this house. */
export async function logOf(game: string): Promise<unknown> {
  const place = places[game];
  return place === undefined ? undefined : import(place.log);
}
