import { joined } from "../words/joined.ts";

/** Some places and people bring their article: au point de navigation, à l’Anneau de Kafrene, à Kessel. */
export function at(name: string): string {
  return joined("à", name, "fr");
}

/** La piste du docteur Evazan, la dette d’Anna. */
export function of(name: string): string {
  return joined("de", name, "fr");
}
