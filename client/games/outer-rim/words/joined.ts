/** A preposition and what follows it, drawn together as the language wants: du docteur, d’Anna, al doctor. */

/** A vowel that is heard; h is left alone, since chosen names do not tell a mute one. */
const vowel = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiouàâéèêëîïôöùûü])/i;

/** What the first word becomes before “le”, “les” and “el”; an article that begins a title is left alone. */
const contracted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "de le": { fr: "du" },
  "de les": { fr: "des" },
  "à le": { fr: "au" },
  "à les": { fr: "aux" },
  "a el": { es: "al" },
  "de el": { es: "del" },
};

/** French also drops the e of “de” and “que” before a vowel. */
export function joined(before: string, text: string, language: string): string {
  const [article = ""] = text.split(" ", 1);
  const one = contracted[`${before.toLowerCase()} ${article}`]?.[language];
  if (one !== undefined) return `${likeThe(before, one)}${text.slice(article.length)}`;
  const drops = language === "fr" && /^(?:d|qu)e$/i.test(before) && vowel.test(text);
  return drops ? `${before.slice(0, -1)}’${text}` : `${before} ${text}`;
}

/** Tall where it begins the sentence. */
function likeThe(before: string, word: string): string {
  return before === before.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
