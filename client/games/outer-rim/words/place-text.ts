/** A place in a sentence, with its article; a navpoint by the planet it lies at, since no map shows its number. */
import { distance, farCore, isNavpoint, planets, type SpaceId } from "#rules/outer-rim/index.ts";
import { filled, textOf, type Texts } from "./texts.ts";

export function placeText(id: string, texts: Texts): string {
  if (!isNavpoint(id)) return textOf(texts, `to.${id}`) ?? textOf(texts, `space.${id}`) ?? id;
  const number = String(Number(id.slice("nav-".length)));
  return filled(texts, "to.navpoint", { number, planet: placeText(nearest(id), texts) });
}

/** Not every table has the Core Worlds [OR-SETUP-11]. */
const worlds = planets.filter((planet) => farCore(planet) === null);

function nearest(from: SpaceId): SpaceId {
  return worlds.reduce((best, one) => (distance(from, one) < distance(from, best) ? one : best));
}
