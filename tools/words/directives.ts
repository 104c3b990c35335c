/** What the head of an English file (`###`) says about how its messages are asked for. */

/** Groups asked by a name that comes from elsewhere: `Looked up by name: refusals, options.*.values`. */
const lookedUp = /^Looked up by name: (.+)$/m;
/** Groups whose messages get what fills them as one record, because the code does not know which one it asks. */
const givenByName = /^Given by name: (.+)$/m;
/** `log_moved` is `words["log.moved"]`: for thousands that are asked by keys put together. */
const flat = /^Keys: flat$/m;
/** Its messages travel with another area, as if they stood there. */
const partOf = /^Part of: (.+)$/m;
/** In the hall's file of each language: how lists and numbers are written, `en-GB`. */
const writtenAs = /^Locale: (.+)$/m;

/** In the hall's file of a language that is written from right to left. */
const direction = /^Direction: rtl$/m;

/** Ids of names, which may stay as they are in any language: `Names: cards_hunters, contact_*_name`. */
const named = /^Names: (.+)$/m;
/** In the hall's file of a language: a message that is missing there is a mistake. */
const isWhole = /^Whole:/m;
/** In the comment above a message of another language: the words are the same on purpose. */
const isMeant = /^As in English\b/m;

export interface Place {
  readonly keys: readonly string[];
  readonly byName: boolean;
}

/** Where in its catalog a message stands. */
export function placeOf(id: string, about: string): Place {
  if (flat.test(about)) return { keys: [id.replaceAll("_", ".")], byName: true };
  const byName = listedIn(about, givenByName).some((group) => id.startsWith(`${group}_`));
  return { keys: id.split("_"), byName };
}

/** Asked for by one key each, and sent in groups: keys that begin alike are told once. */
export function isFlat(about: string): boolean {
  return flat.test(about);
}

export function wholeOf(area: string, about: string): string {
  return partOf.exec(about)?.[1] ?? area;
}

export function localeIn(about: string): string | null {
  return writtenAs.exec(about)?.[1] ?? null;
}

export function isFromRight(about: string): boolean {
  return direction.test(about);
}

export function saysWhole(about: string): boolean {
  return isWhole.test(about);
}

/** May it be the same in this language? */
export function mayBeEnglish(id: string, about: string, comment: string): boolean {
  const isName = listedIn(about, named).some((ids) =>
    new RegExp(`^${ids.replaceAll("*", "[^_]+")}(?:_|$)`).test(id),
  );
  return isName || isMeant.test(comment);
}

export function lookedUpIn(about: string): ReadonlySet<string> {
  return new Set(listedIn(about, lookedUp));
}

function listedIn(about: string, line: RegExp): readonly string[] {
  const [, paths = ""] = line.exec(about) ?? [];
  return paths.split(", ").filter((path) => path !== "");
}
