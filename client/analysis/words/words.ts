/** The catalogs of coach and hindsight by language: they come with the words of a game that has a coach. */
import type { Language } from "../../words/language.ts";
import { percentage } from "#words/figures.ts";
import { load } from "#words/made/analysis/load.ts";
import type { Words as AnalysisWords } from "#words/made/analysis/words.ts";

const here = new Map<Language, AnalysisWords>();
let latest: AnalysisWords | null = null;

export async function loadAnalysisWords(language: Language): Promise<void> {
  latest = await load[language]();
  here.set(language, latest);
}

/** In a language that was chosen just now, those of before until its own are here. */
export function analysisWords(language: Language): AnalysisWords {
  const words = here.get(language) ?? latest;
  if (words === null) throw new Error("the coach was drawn before its words were here");
  return words;
}

/** Halves away from zero, on both sides of it. */
function tenths(n: number): number {
  return (Math.sign(n) * Math.round(Math.abs(n) * 10)) / 10;
}

/** +9, −2.1: one decimal at most, a real minus. */
export function signed(n: number, language: Language): string {
  const rounded = tenths(n);
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(
    Math.abs(rounded),
  );
  return rounded < 0 ? `−${size}` : `+${size}`;
}

export function percent(share: number, language: Language): string {
  return percentage(language, share);
}

/** A chance with twice its error; the error is rounded up, because nothing that was sampled is certain. */
export function chanceText(
  { mean, error }: { readonly mean: number; readonly error: number },
  language: Language,
): string {
  return analysisWords(language).chance(
    percent(mean, language),
    percent(Math.max(1, Math.ceil(200 * error)) / 100, language),
  );
}

/** Rows that count, in words; what would read +0 is left out. */
export function rowTexts(
  rows: Readonly<Record<string, number>>,
  language: Language,
): readonly string[] {
  const names = analysisWords(language).rows;
  return Object.entries(rows).flatMap(([row, n]) =>
    tenths(n) === 0 ? [] : [`${names[row] ?? row} ${signed(n, language)}`],
  );
}
