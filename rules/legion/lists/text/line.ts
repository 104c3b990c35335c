/** One line of a pasted list without the marks of chats, forums and word processors. */

export interface ListLine {
  readonly text: string;
  /** `null`: no dash or bullet before it; else how far it is indented. */
  readonly dash: number | null;
  /** Admiral writes upgrades behind two dashes. */
  readonly double: boolean;
  /** The same sign before and behind: a title, or a heading. */
  readonly framed: boolean;
}

export function cleanLine(raw: string): ListLine | null {
  const plain = withoutStamp(withoutMarkup(raw));
  const { bare, icon, framed } = withoutIcons(plain);
  const sign = icon ?? /^\s*(--(?!-)|[-–—+▪◦‣*•●○►→·]\s|\.(?=\p{L}))/u.exec(bare);
  const text = withoutNumber(withoutRule(bare.slice(sign?.[0].length).trim()));
  if (text === "" || /^[-=_*.\s]+$/u.test(text)) return null;
  return {
    text,
    dash: sign === null ? null : sign[0].replaceAll("\t", "  ").search(/\S/u),
    double: sign?.[1] === "--",
    framed: framed || /^(?:---|===|~)/u.test(bare.trim()),
  };
}

/** Those that only say how a text looks: of a web page, of a bulletin board. */
const tags = /<\/?(?:[bipu]|[uo]l|li|em|strong|br|h\d)>|\[\/?(?:[bius]|li|list|quote)\]/giu;

function withoutMarkup(raw: string): string {
  return raw
    .replaceAll("\u00A0", " ")
    .replaceAll(/(?<!\*)\*{1,3}(?=[\p{L}\p{N}"'(])([^*]+)\*{1,3}/gu, "$1")
    .replaceAll(/~~[^~]+~~/gu, "")
    .replaceAll(/```\w*|__|~~|`/gu, "")
    .replaceAll(tags, "")
    .replaceAll(/(?<![\p{L}_])_(?=\p{L})|(?<=[\p{L}\p{N}])_(?![\p{L}_])/gu, "")
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/[→➜⇒]/gu, "-")
    .replaceAll(/(?<=\d)[,.](?=\d{3}\b)/gu, "")
    .replace(/^\s*(?:>\s?)+/u, "")
    .replace(/^\s*#{1,6}\s+/u, "")
    .trimEnd();
}

/** `[14:02] Tom: Bossk`, `14/11/2026, 18:02 - Tom: Bossk`. */
function withoutStamp(text: string): string {
  return text
    .replace(/^\s*\[[\d/., ]{0,12}\d{1,2}[:.]\d\d[^\]]{0,16}\]\s?(?:[^:\s][^:]{0,30}:)?/u, "")
    .replace(/^[\d/.-]{6,10},?\s\d{1,2}:\d\d[^-]{0,5}-\s[^:]{1,30}:/u, "");
}

const icons = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\u200D|\uFE0F|\u20E3)*/gu;

/** An icon before a line is its bullet; ✖ is a times sign; any other parts words. */
function withoutIcons(text: string): {
  readonly bare: string;
  readonly icon: readonly [string] | null;
  readonly framed: boolean;
} {
  const times = text.replaceAll(/[✖✕❌]\uFE0F?/gu, "x").replaceAll(/(\d)\uFE0F?\u20E3/gu, "$1. ");
  const found = times.match(icons);
  if (found === null) return { bare: times, icon: null, framed: false };
  const trimmed = times.trim();
  const [first, last = ""] = [found[0], found.at(-1)];
  const before = trimmed.startsWith(first) ? times.length - times.trimStart().length : null;
  return {
    bare: times.replaceAll(icons, " "),
    icon: before === null ? null : [`${" ".repeat(before)}.`],
    framed: found.length > 1 && before !== null && trimmed.endsWith(last),
  };
}

/** `--- Corps ---`, `~ Heavy ~`. */
function withoutRule(text: string): string {
  return text.replace(/^[-=~]+\s+(?=\S)/u, "").replace(/(?<![-=~\s])\s+[-=~]+$/u, "");
}

/** `1. Leia`, `2) Leia`, `#4 Leia`, `b) Leia`, `IV. Leia`, `[x] Leia`: the place of a line, no count. */
function withoutNumber(text: string): string {
  return text
    .replace(/^\[[ xX✓✔]?\]\s+(?=\S)/u, "")
    .replace(/^(?:\d{1,2}[.)]|#\d{1,2}[.):]?|[a-z]\)|[IVX]{1,4}\.)\s+(?=\S)/u, "");
}

/** `(1) Leia`, `(2) Bossk`: places where they count up, else copies: `(3) Stormtroopers`. */
export function withoutPlaces(lines: readonly string[]): readonly string[] {
  const numbers = lines.flatMap((line) => placed.exec(line)?.[2] ?? []).map(Number);
  if (numbers.some((number) => number > mostPlaces)) return lines;
  const isPlaces = numbers.every((number, at) => number === at + 1);
  return lines.map((line) => line.replace(placed, isPlaces ? "$1" : "$1$2x "));
}

/** `[70] Krennic`: a price. */
const mostPlaces = 20;

const placed = /^([^\p{L}\d([]{0,8})[([](\d{1,2})[)\]]\s+(?=\S)/u;
