/** Names as people write them, made comparable: case, accents, signs, plural, roman two, and slips of the finger. */

/** No name of a card is half as long: what is longer is none. */
export const longestName = 160;

/** Letters and digits only, without accents. */
export function plainName(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^a-z0-9]/gu, "");
}

/** The words of a name. `DLT-19x` is one word; a dash between letters alone parts two. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[’'"“”.]|\p{M}/gu, "")
    .split(/[^a-z0-9-]+/u)
    .flatMap((word) => (/\d/u.test(word) ? [word.replaceAll("-", "")] : word.split("-")))
    .filter((word) => word !== "")
    .map(wordRoot);
}

/** Roman numbers, and what people make of a long word. */
const forms: Readonly<Record<string, string>> = {
  ii: "2",
  iii: "3",
  mando: "mandalorian",
  mandos: "mandalorian",
};

function wordRoot(word: string): string {
  const form = forms[word];
  if (form !== undefined) return form;
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** How well `typed` stands for `printed`: 3 the same, 2 its beginning, 1 a slip, 0 not. */
export function likeness(typed: string, printed: string): 0 | 1 | 2 | 3 {
  if (typed === printed) return 3;
  if (typed.length >= 3 && printed.startsWith(typed)) return 2;
  const slips = slipsIn(typed);
  return slips > 0 && distance(typed, printed, slips) <= slips ? 1 : 0;
}

/** How many are forgiven in a word of this length. */
function slipsIn(typed: string): number {
  return typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
}

/** Which letters stand in a word, one bit each: enough to see that two words are nothing alike. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** A slip changes one letter for another at most: more letters than that in only one of the words are no slip. */
export function mayBeLike(typed: string, letters: number, printed: number): boolean {
  let only = letters ^ printed;
  if (typed.length >= 3 && (letters & ~printed) === 0) return true;
  for (let nth = 0; nth < slipsIn(typed) * 2; nth++) only &= only - 1;
  return only === 0;
}

/** Letters changed, added, left out, or swapped with their neighbour; counted no further than one more than `most`. */
function distance(one: string, two: string, most: number): number {
  if (Math.abs(one.length - two.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: two.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= two.length; j++) {
      const changed = (row[j - 1] ?? 0) + Number(one[i - 1] !== two[j - 1]);
      const swapped =
        i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1]
          ? (before[j - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      next.push(Math.min(changed, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    // A swap looks back two rows: once both are beyond, so is all that follows.
    if (Math.min(...row) > most && Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[two.length] ?? most + 1;
}
