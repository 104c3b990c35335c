/** A preposition and what follows it, drawn together as the language wants: du docteur, d’Anna, al doctor. */
import type { Texts } from "./texts.ts";

/** How is told in the language’s own words, `from=to` each: it travels with them. A title keeps its article. */
export function joined(before: string, text: string, texts: Pick<Texts, "tell.joined">): string {
  return texts["tell.joined"].split(";").reduce((both, pair) => {
    const [from = "", to = ""] = pair.split("=");
    return both.replace(new RegExp(from), to);
  }, `${before} ${text}`);
}
