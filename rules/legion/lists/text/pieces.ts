/** A line cut at its signs: names, prices, counts and ranks, each with the sign before it. */

/** `(` stands for every bracket, `)` for what follows one; `@` also for dots up to a price. */
export type Sign = "" | "," | "/" | "+" | "-" | ":" | "with" | "@" | "=" | "(" | ")" | "\t";

export interface Piece {
  readonly sign: Sign;
  readonly text: string;
  /** Within how many brackets. */
  readonly depth: number;
}

const signCuts = String.raw`[,;|\t([{)\]}]|(?<= )[-–—/@·>](?= )|(?<= )\+|(?<=\d)\+(?=\d)| ?[:=]|\.{3,}|…`;
const cut = new RegExp(`${signCuts}|(?<=[ ([])(?:w[/ ]|with |avec |con |mit )`, "giu");

const signs: Readonly<Record<string, Sign>> = {
  ",": ",",
  ";": ",",
  "|": "\t",
  "\t": "\t",
  "/": "/",
  "-": "-",
  "–": "-",
  "—": "-",
  "·": "-",
  ">": "-",
  "@": "@",
  "+": "+",
  ":": ":",
  "=": "=",
};

export function piecesOf(line: string): readonly Piece[] {
  const text = line.replaceAll(/[^\S\t]+/gu, " ");
  const pieces: Piece[] = [];
  // `[Leia] [Bossk]`: brackets around everything set nothing apart.
  const around = Number(/^\s?[([{]/u.test(text));
  let [depth, from] = [0, 0];
  let sign: Sign = "";
  const add = (to: number): void => {
    const part = text.slice(from, to).trim();
    const inside = Math.max(0, depth - around);
    const set: Sign = sign === "(" && inside === 0 && depth > 0 ? "," : sign;
    if (part !== "") pieces.push({ sign: set, text: part, depth: inside });
  };
  for (const { 0: found, index } of text.matchAll(cut)) {
    const mark = found.trim().toLowerCase();
    add(index);
    from = index + found.length;
    if (/[([{]/u.test(mark)) [depth, sign] = [depth + 1, "("];
    else if (/[)\]}]/u.test(mark)) [depth, sign] = [Math.max(0, depth - 1), ")"];
    else sign = signs[found === "\t" ? found : mark] ?? (/^\p{L}/u.test(mark) ? "with" : "@");
  }
  add(text.length);
  return pieces;
}
