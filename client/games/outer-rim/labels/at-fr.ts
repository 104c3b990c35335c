/**
 * Names after a preposition on buttons. Sentences are drawn together by words/joined.ts; what both shared would travel
 * as a file of its own, heavier than these lines, so one test holds them equal.
 */
const vowel = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiouàâéèêëîïôöùûü])/i;
const contracted: Readonly<Record<string, string>> = {
  "de le": "du",
  "de les": "des",
  "à le": "au",
  "à les": "aux",
};

function joined(before: "de" | "à", name: string): string {
  const [article = ""] = name.split(" ", 1);
  const one = contracted[`${before} ${article}`];
  return one === undefined ? `${before} ${name}` : one + name.slice(article.length);
}

/** Where, as cards say it: sur Kessel, sur l’Anneau de Kafrene, dans le Maelström, au point de navigation. */
export function at(place: string): string {
  if (place.startsWith("le point ")) return to(place);
  return `${place.startsWith("le ") ? "dans" : "sur"} ${place}`;
}

/** Some people bring their article: au docteur Evazan, à Jyn Erso. */
export function to(name: string): string {
  return joined("à", name);
}

/** La piste du docteur Evazan, la dette d’Anna. */
export function of(name: string): string {
  return vowel.test(name) ? `d’${name}` : joined("de", name);
}
