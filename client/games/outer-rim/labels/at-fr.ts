import { joined } from "../words/joined.ts";

/** Where, as cards say it: sur Kessel, sur l’Anneau de Kafrene, dans le Maelström, au point de navigation. */
export function at(place: string): string {
  if (place.startsWith("le point ")) return to(place);
  return `${place.startsWith("le ") ? "dans" : "sur"} ${place}`;
}

/** Some people bring their article: au docteur Evazan, à Jyn Erso. */
export function to(name: string): string {
  return joined("à", name, "fr");
}

/** La piste du docteur Evazan, la dette d’Anna. */
export function of(name: string): string {
  return joined("de", name, "fr");
}
