/** One line of a pasted list: what stands in it, before anybody looks for cards. */
import { ranks, type Rank } from "../../names.ts";

/** A line without the marks of chats, tables and editors. */
export interface Line {
  readonly text: string;
  /** `null`: no dash or bullet before it; else how far it is indented. */
  readonly dash: number | null;
  /** Admiral writes upgrades behind two dashes. */
  readonly double: boolean;
}

export function cleanLine(raw: string): Line | null {
  const bare = raw
    .replaceAll("\u00A0", " ")
    .replaceAll(/\*\*(?=[\p{L}\p{N}"'(])([^*]+?)\*\*/gu, "$1")
    .replaceAll(/```\w*|__|~~|`/gu, "")
    .replace(/^\s*(?:>|#{1,6}\s)\s*/u, "")
    .replaceAll(/\s*\|\s*/gu, "\t")
    .trimEnd();
  const sign = /^\s*(--|[-–—+▪◦‣*•]\s)/u.exec(bare);
  const text = bare.slice(sign?.[0].length).trim();
  if (text === "" || /^[-=_*.\s]+$/u.test(text)) return null;
  return {
    text,
    dash: sign === null ? null : sign[0].replaceAll("\t", "  ").search(/\S/u),
    double: sign?.[1] === "--",
  };
}

const headings: Readonly<Record<Rank | "counterpart", RegExp>> = {
  commander: /^(?:commanders?|commandants?|comandantes?)$/iu,
  operative: /^(?:operatives?|agents?|agentes?|op[eé]ratifs?|operativos?)$/iu,
  corps: /^(?:corps|core|troupes?|tropas?|troops)$/iu,
  special: /^(?:special(?: forces)?|forces sp[eé]ciales|fuerzas especiales)$/iu,
  support: /^(?:supports?|soutien|appui|apoyo)$/iu,
  heavy: /^(?:heavy|heavies|lourds?|pesad[oa]s?)$/iu,
  counterpart: /^(?:counterparts?|acolytes?|homologues?|acompa[nñ]antes?)$/iu,
};

/** `Corps:`, `Troupes :`, `Special Forces (3)`. */
export function headingIn(text: string): Rank | "counterpart" | null {
  const bare = text.replace(/\s*(?:\(\d+\))?\s*:?\s*$/u, "");
  const kinds = [...ranks, "counterpart"] as const;
  return kinds.find((kind) => headings[kind].test(bare)) ?? null;
}

/** The rank somebody wrote behind a name: "Vader commander". */
export function rankBehind(text: string): { readonly name: string; readonly rank: Rank } | null {
  const match = /(.+?)[\s,(-]+(\p{L}+)\)?$/u.exec(text);
  const rank = headingIn(String(match?.[2]));
  return rank === null || rank === "counterpart" ? null : { name: String(match?.[1]), rank };
}

/** `995/1000 (12 activations)`, `995/1000`. */
export function totalIn(text: string): {
  readonly points: number;
  readonly maximum: number;
  readonly activations: number | null;
} | null {
  const match = /^(\d{2,5})\s*\/\s*(\d{2,5})\b/u.exec(text);
  if (match === null) return null;
  const [points, maximum] = [Number(match[1]), Number(match[2])];
  return { points, maximum, activations: activationsIn(text) };
}

export function activationsIn(text: string): number | null {
  const match = /(\d{1,2})\s+activations?\b/iu.exec(text);
  return match === null ? null : Number(match[1]);
}

export type Section = "commands" | "deck" | "primary" | "secondary" | "advantage";

const sections: readonly (readonly [Section, RegExp])[] = [
  ["commands", /^(?:commands?(?: cards| hand)?|contingencies|ordres|[oó]rdenes)\s*(?::|$)/iu],
  ["deck", /^(?:battle ?deck|mission deck|battlefield deck)\s*:?$/iu],
  ["primary", /^(?:objectives?|primar(?:y|ies)|deployments?)\s*(?::|$)/iu],
  ["secondary", /^(?:secondar(?:y|ies)(?: objectives?)?)\s*(?::|$)/iu],
  ["advantage", /^(?:advantages?|conditions?)\s*(?::|$)/iu],
];

/** The head of what stands behind the units, and what follows it on the same line. */
export function sectionIn(
  text: string,
): { readonly section: Section; readonly rest: string } | null {
  for (const [section, head] of sections)
    if (head.test(text)) return { section, rest: text.replace(head, "").trim() };
  return null;
}

export function withoutPips(text: string): string {
  return text.replaceAll(/[•*●○]/gu, "").trim();
}

/** `Ambush •, Push ••`: command cards on one line, by their pips. */
export function isCommandLine(text: string): boolean {
  const parts = text.split(",").map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => /^[•*●].|.[•*●]$/u.test(part));
}

/** A sentence is no unit. */
export function isSentence(text: string): boolean {
  return (
    /[?!]$|https?:\/\//u.test(text) ||
    (text.split(/\s+/u).length > 9 && !/[(=×]/u.test(text)) ||
    /^<[^>]*$|^<img/u.test(text)
  );
}
