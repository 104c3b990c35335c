/** Counts and prices around a name: `3x Name`, `Name x3`, `Name 72 pts`, `three names`. */

/** Points, in short and in every language. */
export const pointWords = "p(?:t(?:s|os?)?|oints?|untos?|kte?|unkte?)?";

export interface Amounts {
  readonly name: string;
  /** `null`: not told. */
  readonly count: number | null;
  readonly price: number | null;
  /** `40 x 2`: as Admiral writes copies one by one. */
  readonly apart: boolean;
}

/** A piece that is nothing but a price. */
export function priceIn(text: string): number | null {
  const match = price.exec(text);
  return match === null ? null : Number(match[1]);
}

const price = new RegExp(`^[$€]?(\\d{1,4})\\s?(?:${pointWords})?\\.?$`, "iu");

/** A piece that is nothing but a count: `x3`, `3x`, `three of them`. */
export function timesIn(text: string): number | null {
  const word = /^(\p{L}{2,6})(?: of (?:them|those|these))?$/u.exec(text)?.[1];
  const match = /^(?:[x×*]\s?(\d{1,2})|(\d{1,2})\s?[x×])$/iu.exec(text);
  const times = match === null ? null : Number(match[1] ?? match[2]);
  return times === null || times > mostCopies
    ? (numbers.get(word?.toLowerCase() ?? "") ?? null)
    : times;
}

const numbers: ReadonlyMap<string, number> = new Map(
  [
    "one un une uno una ein eine einen",
    "two deux dos zwei",
    "three trois tres drei",
    "four quatre cuatro vier",
    "five cinq cinco fünf",
  ].flatMap((words, at) => words.split(" ").map((word) => [word, at + 1] as const)),
);

/** More than anybody fields of one unit: such a number before a name is its price. */
const mostCopies = 20;

/** No amount behind a name is longer. */
const longestTail = 24;

/** `isWhole`: numbers that belong to the name stay there. */
export function amountsIn(text: string, isWhole: (name: string) => boolean): Amounts {
  let left: Amounts = { name: text, count: null, price: null, apart: false };
  for (const take of [before, behind, behind]) {
    if (!/\d/u.test(left.name) && take === behind) break;
    const taken = take(left);
    if (taken.name !== left.name && !isAmount(left.name, taken, isWhole) && isWhole(left.name))
      break;
    left = taken;
  }
  return left;
}

/** `2 clones` are two, although a card has both words. */
function isAmount(whole: string, taken: Amounts, isWhole: (name: string) => boolean): boolean {
  const isCount = /^\d/u.test(whole) && whole.endsWith(taken.name) && taken.count !== null;
  return isTimes(whole, taken.name) || (isCount && isWhole(taken.name));
}

/** A times sign is surer than any name: `2x Mark II`. */
function isTimes(whole: string, name: string): boolean {
  return whole.endsWith(name)
    ? /^\d+\s?[x×*]/iu.test(whole)
    : /[x×]\s?\d+$|\d\s?[x×]$/iu.test(whole.slice(name.length));
}

function before(left: Amounts): Amounts {
  const times =
    /^(?:(\d{1,2})\s?(?:[x×*](?![-\d])|(?=[mfv])(?:mal|fois|veces)\s)|[x×]\s?(\d{1,2})\s)\s?(?=\D)/iu.exec(
      left.name,
    );
  // `x34 Landspeeder` is a name.
  if (times !== null && Number(times[2] ?? 1) <= mostCopies)
    return counted(left, times[0], Number(times[1] ?? times[2]));
  const bare = priceBefore.exec(left.name);
  const amount = Number(bare?.[1]);
  if (bare !== null && amount > mostCopies && amount < 100 === (bare[1]?.length === 2))
    return { ...left, name: left.name.slice(bare[0].length), price: amount };
  if (bare !== null) return counted(left, bare[0], amount);
  const [head = "", word = ""] = /^(\p{L}{2,6})\s/u.exec(left.name) ?? [];
  const count = numbers.get(word.toLowerCase());
  return count === undefined ? left : counted(left, head, count);
}

const priceBefore = new RegExp(`^[$€]?(\\d{1,3})(?:\\s?(?:${pointWords})\\.?)?\\s(?=\\D)`, "iu");
const priceBehind = new RegExp(`(?<=\\s)[$€]?(\\d{1,3})(\\s?(?:${pointWords})\\.?)?$`, "iu");

function counted(left: Amounts, head: string, count: number): Amounts {
  return { ...left, name: left.name.slice(head.length), count };
}

/** The last thing on the line: times, a price, or a single digit. */
function behind(left: Amounts): Amounts {
  const tail = left.name.slice(-longestTail);
  const cut = (found: string): string => left.name.slice(0, -found.length).trimEnd();
  const [apart, each, copies] = /(?<=\s)(\d{2,3})\s?[x×]\s?(\d{1,2})$/iu.exec(tail) ?? [];
  if (apart !== undefined) {
    const count = left.count ?? Number(copies);
    return { name: cut(apart), count, price: Number(each), apart: true };
  }
  const times = /(?:(?<!\p{L})[x×]\s?(\d{1,2})|[x×](\d)|(?<=\s)(\d{1,2})\s?[x×])$/iu.exec(tail);
  const count = Number(times?.[1] ?? times?.[2] ?? times?.[3]);
  if (times !== null && left.count === null && count <= mostCopies)
    return { ...left, name: cut(times[0]), count };
  const last = priceBehind.exec(tail);
  if (last === null) return left;
  const amount = Number(last[1]);
  if (amount >= 10 || last[2] !== undefined)
    return left.price === null ? { ...left, name: cut(last[0]), price: amount } : left;
  return left.count === null && amount > 0 ? { ...left, name: cut(last[0]), count: amount } : left;
}
