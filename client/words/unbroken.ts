/** A French mark never begins a line, and no number goes on in the next: the space there does not break. */
const tied = / (?=[;:!?»%])|(?<=«) /g;
const withinNumber = /(?<=\d) (?=\d{3}(?!\d))/g;

export function unbroken(text: string): string {
  return text.replaceAll(tied, "\u00a0").replaceAll(withinNumber, "\u202f");
}

/** The same for every text of a catalog, and for what its functions say. */
export function unbrokenWords<T>(words: T): T {
  return tiedIn(words) as T;
}

function tiedIn(part: unknown): unknown {
  if (typeof part === "string") return unbroken(part);
  if (typeof part === "function")
    return (...holes: unknown[]): unknown =>
      tiedIn((part as (...of: unknown[]) => unknown)(...holes));
  if (Array.isArray(part)) return part.map(tiedIn);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, tiedIn(inner)]));
}
