/** Some places bring their article: au point de navigation, à l’Anneau de Kafrene, à Kessel. */
export function at(place: string): string {
  return place.startsWith("le ") ? `au ${place.slice("le ".length)}` : `à ${place}`;
}
