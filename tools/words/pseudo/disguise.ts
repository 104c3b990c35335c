/**
 * English as no language writes it: accented, two fifths longer, from right to left. Whatever of a page is still plain
 * does not come from a catalog, and what a longer language would cut or cover is cut and covered now.
 */
import { parse, serialize, Transformer, type TextElement } from "@fluent/syntax";

/** Twice each vowel: words grow, not only sentences. Only letters that our fonts are cut with. */
const vowels: Readonly<Record<string, string>> = {
  a: "áâ",
  e: "éê",
  i: "íî",
  o: "óô",
  u: "úû",
  A: "Áâ",
  E: "Éê",
  I: "Íî",
  O: "Óô",
  U: "Úû",
};

function disguisedText(text: string): string {
  return text.replaceAll(/[aeiou]/gi, (vowel) => vowels[vowel] ?? vowel);
}

class Disguise extends Transformer {
  override visitTextElement(element: TextElement): TextElement {
    element.value = disguisedText(element.value);
    return element;
  }
}

/** A whole file of words; comments and keys stay. */
export function disguised(file: string): string {
  const resource = parse(file, {});
  new Disguise().genericVisit(resource);
  return `### Direction: rtl\n\n${serialize(resource, {})}`;
}
