/** What a piece of a line can be beside the unit it follows: an upgrade of it, the rest of its name, another unit. */
import { findCards, type CardMatch } from "../names/find-card.ts";
import { cardsWithin } from "../names/cards-within.ts";
import { plainName } from "../names/spelling.ts";
import { isUpgradeName, upgradeCalled, upgradeNamed } from "../names/upgrades.ts";
import type { Piece } from "./pieces.ts";

export type PieceKind = "upgrade" | "title" | "unit" | "unknown";

function isSure({ how, ids }: CardMatch): boolean {
  return how === "sure" && ids.length > 0;
}

export function isCardName(text: string): boolean {
  return isSure(findCards(text));
}

/** All its words and numbers are those of a card: `Mark 2`. */
export function isCardLike(text: string): boolean {
  const { ids, how } = findCards(text);
  return ids.length > 0 && how !== "slip";
}

export interface Beside {
  readonly name: string;
  /** An upgrade stands on this line already, or a sign that upgrades follow. */
  readonly carries: boolean;
}

/** Signs between units; behind any other stands what belongs to the unit before it. */
const betweenUnits: readonly string[] = [",", "/", "+", ")"];

export function kindOf(name: string, { sign, depth }: Piece, unit: Beside): PieceKind {
  const isDoubled =
    plainName(name) === plainName(unit.name) && ![...betweenUnits, "\t"].includes(sign);
  if (isDoubled || isSure(findCards(`${unit.name} ${name}`))) return "title";
  if (depth > 0) return isTitleOf(name, unit.name) ? "title" : "upgrade";
  const own = findCards(name);
  const id = findCards(unit.name).ids[0] ?? null;
  const isListed = betweenUnits.includes(sign);
  const isUpgrade = upgradeCalled(name, id) !== null;
  if (isSure(own) && (isPlural(name, own) || !(isUpgrade && (unit.carries || !isListed))))
    return "unit";
  if (isUpgrade) return "upgrade";
  return looseKind(name, isListed, unit, id);
}

/** `Boba (daimyo)`: it tells which card of the name is meant. */
function isTitleOf(name: string, unit: string): boolean {
  if (upgradeNamed(name) !== null) return false;
  const [own, joined] = [findCards(unit).ids, findCards(`${unit} ${name}`)];
  return joined.how === "part" && joined.ids.length > 0 && joined.ids.length < own.length;
}

/** `Stormtroopers` are a unit; a `Stormtrooper` is carried. */
function isPlural(name: string, { ids }: CardMatch): boolean {
  return /troopers$/iu.test(name) && ids.length > 0 && !isUpgradeName(name);
}

function looseKind(name: string, isListed: boolean, unit: Beside, id: string | null): PieceKind {
  const [own, joined] = [findCards(name), findCards(`${unit.name} ${name}`)];
  if (joined.ids.length > 0 && joined.how === "part" && !unit.carries) return "title";
  if (own.ids.length > 0 && own.how === "part" && isListed) return "unit";
  if (isListed && saysAnother(name, unit.name)) return "unit";
  if (unit.carries || upgradeNamed(name, id) !== null) return "upgrade";
  return own.ids.length > 0 && isListed ? "unit" : "unknown";
}

/** "and a bunch of snowtroopers": nobody knows it whole, but another card is called in it. */
function saysAnother(name: string, unit: string): boolean {
  if (!/\p{L}{3}/u.test(name)) return false;
  const own = [...findCards(unit).ids, ...cardsWithin(unit)];
  return cardsWithin(name).some((id) => !own.includes(id));
}
