/** Clauses that share a sentence, and orders told of somebody else. */
import { listed, phrase, type Clause, type Line } from "./line.ts";
import type { Texts } from "../words/texts.ts";

/** “gain 5,000 credits”, “gain 1 fame” as “gain 5,000 credits and 1 fame”: neighbours share their verb. */
export function oneVerb(
  texts: Texts,
  clauses: readonly string[],
  verbs: readonly string[],
): readonly string[] {
  const runs: { readonly verb: string | undefined; readonly parts: string[] }[] = [];
  for (const text of clauses) {
    const verb = verbs.find((each) => text.startsWith(`${each} `) && isShort(text));
    const last = runs.at(-1);
    const part = verb === undefined ? text : text.slice(verb.length + 1);
    if (verb !== undefined && last?.verb === verb) last.parts.push(part);
    else runs.push({ verb, parts: [part] });
  }
  return runs.map(({ verb, parts }) => {
    // Figures first: “reputation with the Rebels and 1,000 credits” reads as if the credits liked you.
    const said = listed(
      texts,
      parts.toSorted((one, other) => figure(other) - figure(one)),
      "conjunction",
    );
    return verb === undefined ? said : `${verb} ${said}`;
  });
}

function figure(part: string): number {
  return /^\d/.test(part) ? 1 : 0;
}

/** Where a clause has commas of its own, “and” would tie the wrong things together. */
function isShort(text: string): boolean {
  return !/, |[;:]/.test(text);
}

/** One sentence of several clauses. */
export function sentence(texts: Texts, clauses: readonly Clause[]): string {
  const said = clauses.map(({ text }) => text);
  const runs = oneVerb(texts, said, texts["tell.verbs"].split("|"));
  // A patrol that moves is not an order like the ones beside it.
  const plain =
    runs.length === said.length &&
    clauses.every(({ text, icon }) => icon !== "ability" && icon !== "patrol" && isShort(text));
  return plain
    ? listed(texts, runs, "conjunction")
    : runs.reduce((one, other) => phrase(texts, "tell.also", { one, other }));
}

/** “The other player tests strength”: an order to you, said of them; `null` where the words for it are missing. */
export function saidOfThem(
  texts: Texts,
  lead: string,
  lines: readonly Line[],
): readonly Line[] | null {
  const [first, ...rest] = lines;
  if (first?.lead !== null || rest.some(({ depth }) => depth <= first.depth)) return null;
  const pairs = texts["tell.they"].split("|").map((pair) => pair.split("="));
  const forms = new Map(pairs.map(([you = "", they = ""]) => [you, they]));
  const [verb = ""] = first.text.split(" ");
  if (!forms.has(verb)) return null;
  const text = first.text.replaceAll(/\p{L}+/gu, (word) => forms.get(word) ?? word);
  return [{ ...first, text: phrase(texts, "tell.theirs", { lead, text }) }, ...rest];
}
