/** What numbers and names do to words: asked by the catalogs that `tools/words` makes of the files here. */
const rules = new Map<string, Intl.PluralRules>();

/** CLDR's category of a number: one, few, many, other. */
export function form(language: string, count: number): Intl.LDMLPluralRule {
  let rule = rules.get(language);
  if (rule === undefined) rules.set(language, (rule = new Intl.PluralRules(language)));
  return rule.select(count);
}

/** "Mia, Thomas and Ginny". */
export function list(language: string, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** Y only before a consonant: d’Ysanne, but de Yoda. An h of a name from elsewhere is heard: de Han. */
const vowel = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiouàâéèêëîïôöùûü])/i;

/** A preposition swallows the article of a name that brings one: du docteur, al doctor. */
const contracted: Readonly<Partial<Record<string, string>>> = {
  "de le": "du",
  "de les": "des",
  "à le": "au",
  "à les": "aux",
  "de el": "del",
  "a el": "al",
};

/** A small word draws the article of a name in: du docteur, al doctor, de Marlo. */
export function contraction(before: string, name: string): string {
  const [article = ""] = name.split(" ", 1);
  const one = contracted[`${before} ${article}`];
  return one === undefined ? `${before} ${name}` : one + name.slice(article.length);
}

/** … and gives up its e to the name’s vowel: d’Anna, qu’Omega, but à Anna. */
export function elided(before: string, name: string): string {
  return before.endsWith("e") && vowel.test(name)
    ? `${before.slice(0, -1)}’${name}`
    : contraction(before, name);
}
