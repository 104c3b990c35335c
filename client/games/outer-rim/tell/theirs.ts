/** What a card tells whoever resolves it, said of them to somebody else: “their ship suffers 2 damage”. */
import type { Texts } from "../words/texts.ts";
import type { Line } from "./line.ts";

export function theirs(texts: Texts, lines: readonly Line[]): readonly Line[] {
  const verbs = pairs(texts["tell.their-verbs"], startsClause);
  const words = pairs(texts["tell.their-words"], "");
  const turned = (text: string, forms: readonly Form[]): string =>
    forms.reduce((said, [you, they]) => said.replaceAll(you, they), text);
  return lines.map(({ lead, text, ...rest }) => ({
    ...rest,
    // A lead is a heading or the words on a button, and no order.
    lead: lead === null ? null : turned(lead, words),
    text: turned(text, [...verbs, ...words]),
  }));
}

type Form = readonly [you: RegExp, they: string];

/** Elsewhere the same word may be a thing: “take another turn”. */
const startsClause = "(?<=^|[,;:] | (?:and|et|y) )";

function pairs(list: string, where: string): readonly Form[] {
  return list.split("|").map((pair) => {
    const [you = "", they = ""] = pair.split("=");
    return [new RegExp(`${where}(?<!\\p{L})${you}(?!\\p{L})`, "gu"), they];
  });
}
