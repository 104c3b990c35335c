/** The full spoken name of a place: whose it is, how far, who is there, what of mine goes there. */
import {
  distance,
  isNavpoint,
  isPlanet,
  planetCards,
  standingWith,
  type SpaceId,
} from "#rules/outer-rim/index.ts";
import { myself, type Tabletop } from "../tabletop.ts";
import { answersHere, hereAt } from "./here.ts";
import type { Errand } from "./errands.ts";

export function shortName(space: SpaceId, { say }: Pick<Tabletop, "say">): string {
  if (isNavpoint(space)) return String(Number(space.slice("nav-".length)));
  return say.word(`space.${space}`);
}

export function fullName(space: SpaceId, { say }: Pick<Tabletop, "say">): string {
  const name = say.space(space);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

export function spokenName(space: SpaceId, tabletop: Tabletop, errands: readonly Errand[]): string {
  const { view, say, words, asked } = tabletop;
  const { map } = words.labels;
  const me = myself(tabletop);
  const here = hereAt(view, space);
  const faction = isPlanet(space) ? planetCards[space].faction : null;
  const parts = [fullName(space, tabletop)];
  if (faction !== null) parts.push(say.word(`faction.${faction}`));
  // Nobody is addressed who only watches.
  const watches = tabletop.seat === null;
  if (view.round > 0 && !watches) {
    if (me.space === space) parts.push(map.you);
    else parts.push(map.away(distance(me.space, space)));
  }
  for (const { card } of errands.filter((errand) => errand.space === space))
    parts.push(map.pin(say.card(card)));
  for (const token of here.tokens) parts.push(tokenName(token, tabletop));
  for (const one of here.patrols) parts.push(patrolName(one, tabletop));
  for (const player of here.players)
    if (watches || player !== tabletop.eyes) parts.push(map.ship(say.player(player)));
  if (asked !== null && answersHere(asked, view, space).length > 0)
    parts.push(words.labels.map.canDo);
  return parts.join(", ");
}

export function tokenName(token: number, { view, say, words }: Tabletop): string {
  const one = view.tokens[token];
  if (one === undefined) return "";
  const { map } = words.labels;
  if (one.contact === null) return map.faceDown(say.word(`class.${one.class}`));
  return one.faceup ? say.card(one.contact) : map.seen(say.card(one.contact));
}

export function patrolName(faction: keyof Tabletop["view"]["patrols"], tabletop: Tabletop): string {
  const { view, say, words } = tabletop;
  const { map } = words.labels;
  const standing = standingWith(myself(tabletop), faction);
  const how =
    standing === "negative" ? map.hostile : standing === "positive" ? map.lets : map.stops;
  const name = map.patrol(say.word(`patrol.${faction}`), view.patrols[faction].level);
  return tabletop.seat === null ? name : `${name}, ${how}`;
}
