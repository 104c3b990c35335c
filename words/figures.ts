/** What the games’ catalogs ask besides: figures, one of many, a tall letter. The first page does without. */
/** "Mia, Thomas or Ginny". */
export function either(language: string, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(names);
}

const formats = new Map<string, Intl.NumberFormat>();

/** 4,000 as the language writes it; Spanish groups four digits too, so that columns of credits align. */
export function written(locale: string, count: number | string): string {
  if (typeof count === "string") return count;
  let format = formats.get(locale);
  if (format === undefined)
    formats.set(locale, (format = new Intl.NumberFormat(locale, { useGrouping: "always" })));
  return format.format(count);
}

const shares = new Map<string, Intl.NumberFormat>();

/** 62% or 62 %, as the language writes it; no line parts the figure from its sign. */
export function percentage(locale: string, share: number): string {
  let format = shares.get(locale);
  if (format === undefined)
    shares.set(locale, (format = new Intl.NumberFormat(locale, { style: "percent" })));
  return format.format(share);
}

/** A clause that stands alone elsewhere goes on in a sentence. */
export function small(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
