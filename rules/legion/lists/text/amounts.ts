/** Counts and prices around a name: `3x Name`, `Name x3`, `Name 72 pts`, `three names`. */

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
  const match = /^[$€]?(\d{1,4})\s?(?:p|pts?|points?|puntos?)?\.?$/iu.exec(text);
  return match === null ? null : Number(match[1]);
}

/** A piece that is nothing but a count: `x3`, `3x`. */
export function timesIn(text: string): number | null {
  const match = /^(?:[x×*]\s?(\d{1,2})|(\d{1,2})\s?[x×])$/iu.exec(text);
  return match === null ? null : Number(match[1] ?? match[2]);
}

const numbers: ReadonlyMap<string, number> = new Map(
  [
    "one un une uno una",
    "two deux dos",
    "three trois tres",
    "four quatre cuatro",
    "five cinq cinco",
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
    if (taken.name !== left.name && !isTimes(left.name, taken.name) && isWhole(left.name)) break;
    left = taken;
  }
  return left;
}

/** A times sign is surer than any name: `2x Mark II`. */
function isTimes(whole: string, name: string): boolean {
  return whole.endsWith(name)
    ? /^\d+\s?[x×*]/iu.test(whole)
    : /[x×]\s?\d+$|\d\s?[x×]$/iu.test(whole.slice(name.length));
}

function before(left: Amounts): Amounts {
  const times = /^(?:(\d{1,2})\s?[x×*](?![-\d])|[x×]\s?(\d{1,2})\s)\s?(?=\D)/iu.exec(left.name);
  if (times !== null) return counted(left, times[0], Number(times[1] ?? times[2]));
  const bare = /^[$€]?(\d{1,3})(?:\s?(?:p|pts?))?\s(?=\D)/iu.exec(left.name);
  const amount = Number(bare?.[1]);
  if (bare !== null && amount > mostCopies && amount < 100 === (bare[1]?.length === 2))
    return { ...left, name: left.name.slice(bare[0].length), price: amount };
  if (bare !== null) return counted(left, bare[0], amount);
  const [head = "", word = ""] = /^(\p{L}{2,6})\s/u.exec(left.name) ?? [];
  const count = numbers.get(word.toLowerCase());
  return count === undefined ? left : counted(left, head, count);
}

function counted(left: Amounts, head: string, count: number): Amounts {
  return { ...left, name: left.name.slice(head.length), count };
}

/** The last thing on the line: times, a price, or a single digit. */
function behind(left: Amounts): Amounts {
  const tail = left.name.slice(-longestTail);
  const cut = (found: string): string => left.name.slice(0, -found.length).trimEnd();
  const apart = /(?<=\s)(\d{2,3})\s?[x×]\s?\d{1,2}$/iu.exec(tail);
  if (apart !== null) return { ...left, name: cut(apart[0]), price: Number(apart[1]), apart: true };
  const times = /(?:[x×]\s?(\d{1,2})|(?<=\s)(\d{1,2})\s?[x×])$/iu.exec(tail);
  if (times !== null && left.count === null)
    return { ...left, name: cut(times[0]), count: Number(times[1] ?? times[2]) };
  const last = /(?<=\s)[$€]?(\d{1,3})(\s?(?:p|pts?|points?|puntos?))?$/iu.exec(tail);
  if (last === null) return left;
  const amount = Number(last[1]);
  if (amount >= 10 || last[2] !== undefined)
    return left.price === null ? { ...left, name: cut(last[0]), price: amount } : left;
  return left.count === null && amount > 0 ? { ...left, name: cut(last[0]), count: amount } : left;
}
