/** The words for ranks, as headings and beside a name. */
import { ranks, type Rank } from "../../../names.ts";

export type Heading = Rank | "counterpart";

const words: Readonly<Record<Heading, RegExp>> = {
  commander:
    /^(?:commanders?|commandants?|comandantes?|kommandant(?:en|in)?|kommandeure?|cmdr?s?|hq)$/iu,
  operative: /^(?:operatives?|agent(?:s|es?|en)?|op[eé]ratifs?|operativos?|ops?|oper)$/iu,
  corps: /^(?:corps?|korps|core|troupes?|tropas?|truppen?|troops)$/iu,
  special:
    /^(?:specials?(?: forces)?|spec(?: ?ops)?|sf|forces? sp[eé]ciales?|spezial(?:einheit(?:en)?|kr[aä]fte)?|fuerzas? especial(?:es)?)$/iu,
  support: /^(?:supports?|supp?|unterst[uü]tzung(?:en)?|soutiens?|appuis?|apoyos?)$/iu,
  heavy: /^(?:heavy|heavies|hvy|schwere?s?(?: einheit(?:en)?)?|lourd[es]{0,2}|pesad[oa]s?)$/iu,
  counterpart: /^(?:counterparts?|acolytes?|homologues?|acompa[nñ]antes?)$/iu,
};

const kinds: readonly Heading[] = [...ranks, "counterpart"];

/** `Corps:`, `Troupes :`, `Special Forces (3)`, `Commander (1/2) [105]`. */
export function headingIn(text: string): Heading | null {
  let bare = text.trim();
  for (let nth = 0; nth < 3; nth++)
    bare = withoutEnd(
      withoutEnd(bare, /:$/u),
      /[([]\d+(?: ?\/ ?\d+)?(?: ?p(?:ts|oints)?)?[)\]]$/iu,
    );
  return kinds.find((kind) => words[kind].test(bare)) ?? null;
}

/**
 * What stands at the end of a text is looked for there alone and blanks are trimmed: an expression that may begin
 * anywhere and ends in `\s*$` looks at every blank again from every other one.
 */
function withoutEnd(text: string, end: RegExp): string {
  return text.trim().replace(end, "").trimEnd();
}

export interface RankedName {
  readonly name: string;
  readonly rank: Rank;
}

/** The rank somebody wrote behind a name: "Vader commander". */
export function rankBehind(text: string): RankedName | null {
  const match = /(?<=[\s,(-])(\p{L}+)\)?$/u.exec(text);
  const name = text.slice(0, match?.index).replace(/(?<![\s,(-])[\s,(-]+$/u, "");
  return ranked(name, String(match?.[1]));
}

/** Or before it: "op Vader". */
export function rankBefore(text: string): RankedName | null {
  const match =
    /^(special forces|spec ops|forces sp[eé]ciales|fuerzas especiales|\p{L}+)\s(?=\S)/iu.exec(text);
  return match === null ? null : ranked(text.slice(match[0].length), String(match[1]));
}

function ranked(name: string, word: string): RankedName | null {
  const rank = headingIn(word);
  return rank === null || rank === "counterpart" ? null : { name, rank };
}
