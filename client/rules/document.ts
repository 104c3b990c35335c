/** Reads docs/rules/<game>.md: `## headings`, and under them rows `| ID | text |`. */
import type { RuleId } from "#rules/game.ts";
import { unbroken } from "../words/unbroken.ts";

export interface Rule {
  readonly id: RuleId;
  readonly text: string;
}

export interface Chapter {
  readonly title: string;
  readonly rules: readonly Rule[];
}

const rowPattern = /^\|\s*`?([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)`?\s*\|(.*)\|\s*$/;

export function readRules(markdown: string): readonly Chapter[] {
  const chapters: { title: string; rules: Rule[] }[] = [];
  for (const line of markdown.split("\n")) {
    const heading = /^##+\s(.*)$/.exec(line);
    if (heading?.[1] !== undefined) chapters.push({ title: plain(heading[1].trim()), rules: [] });
    const row = rowPattern.exec(line);
    const [, id, rest] = row ?? [];
    if (id === undefined || rest === undefined) continue;
    if (chapters.length === 0) chapters.push({ title: "", rules: [] });
    const [text = ""] = rest.split(/(?<!\\)\|/);
    chapters.at(-1)?.rules.push({ id, text: plain(text.replaceAll("\\|", "|").trim()) });
  }
  return chapters.filter(({ rules }) => rules.length > 0);
}

/** Rules are sentences; the little markdown in them is dropped, and a French mark never begins a line. */
function plain(text: string): string {
  const sentence = text
    .replaceAll(/\*\*|`/g, "")
    .replaceAll(/(^|\W)[*_]([^*_]+)[*_](?=\W|$)/g, "$1$2");
  return unbroken(sentence);
}

/** Every word must occur, in any order; accents and case do not matter. */
export function searched(chapters: readonly Chapter[], query: string): readonly Chapter[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return chapters;
  const found: Chapter[] = [];
  for (const { title, rules } of chapters) {
    const hits = rules.filter(({ id, text }) => {
      const hay = folded(`${id} ${title} ${text}`);
      return wanted.every((word) => hay.includes(word));
    });
    if (hits.length > 0) found.push({ title, rules: hits });
  }
  return found;
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
