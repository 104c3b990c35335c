/** A unit of a list, once its card is known. */
import { cardById, factsIn, fullName } from "../cards/facts.ts";
import { cardOf, judgedAlike } from "./names/find-card.ts";
import { offersIn } from "./names/cards-within.ts";
import { keywordsGiven } from "../cards/given-keywords.ts";
import { upgradeNamed } from "./names/upgrades.ts";
import { costIn } from "../cards/prices.ts";
import { listedUpgrades } from "../cards/listed-upgrades.ts";
import { eachOf, fitsPrice, type Price } from "./price.ts";
import type { EditionName } from "../names.ts";
import type { ListedUnit } from "./army-list.ts";
import type { CardMatch } from "./names/find-card.ts";
import type { WrittenUnit } from "./text/unit-line.ts";

export interface UnitMatch {
  readonly unit: WrittenUnit;
  readonly found: CardMatch;
}

export function listed(
  { unit, found }: UnitMatch,
  ids: readonly string[],
  edition: EditionName,
): ListedUnit {
  const [first] = ids;
  const upgrades = upgradesOf(unit, first ?? null);
  const { rank, total } = unit;
  if (first === undefined) {
    const mayBe = offersIn(unit.name);
    return {
      ...unknown(unit.name, unit.count),
      rank,
      ...(total === null ? {} : { points: total }),
      upgrades,
      ...(mayBe.length === 0 ? {} : { mayBe }),
    };
  }
  const cost = (id: string): number => factsIn(cardOf(id), edition).points;
  const price = priceOf(unit, first, edition);
  const each = unit.base === null ? (eachOf(cost(first), price) ?? total) : total;
  const points = each === null ? {} : { points: each };
  // Where the list tells no cost, the cards do: then theirs must be one [LC-LEDGER-17].
  const alike = ids.every(
    (id) => judgedAlike(id, first, edition) && (total !== null || cost(id) === cost(first)),
  );
  if (alike && (found.how !== "slip" || fitsPrice(cost(first), price)))
    return { ...unitOfCard(first, unit.count, upgrades, edition), ...points };
  return { ...unknown(unit.name, unit.count), ...points, upgrades, mayBe: ids };
}

/** Ids; what no card is called stays as it was written, in quotes where it looks like an id. */
function upgradesOf({ upgrades }: WrittenUnit, id: string | null): readonly string[] {
  return upgrades.map(({ name }) => {
    const written = name.slice(0, 80);
    return (
      upgradeNamed(name, id) ?? (Object.hasOwn(listedUpgrades, written) ? `“${written}”` : written)
    );
  });
}

export function priceOf(unit: WrittenUnit, id: string | null, edition: EditionName): Price {
  const costs = unit.upgrades.map(
    ({ name, cost }) => cost ?? costIn(upgradeNamed(name, id) ?? "", edition),
  );
  const upgrades = costs.some((cost) => cost === null)
    ? null
    : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
  return { count: unit.count, base: unit.base, total: unit.total, upgrades };
}

function unknown(name: string, count: number): ListedUnit {
  return { count, id: null, name: name.slice(0, 80), rank: null, bounty: false, upgrades: [] };
}

export function copies(unit: ListedUnit, { apart, count }: WrittenUnit): readonly ListedUnit[] {
  return apart ? Array<ListedUnit>(count).fill({ ...unit, count: 1 }) : [unit];
}

export function withCounterpart(
  unit: ListedUnit | undefined,
  id: string,
  written: WrittenUnit,
  edition: EditionName,
): ListedUnit {
  if (unit === undefined) return unitOfCard(id, written.count, [], edition);
  const upgrades = written.upgrades.map(({ name }) => upgradeNamed(name) ?? name);
  const points = written.total === null ? {} : { points: written.total };
  return { ...unit, counterpart: { count: 1, id, upgrades, ...points } };
}

export function unitOfCard(
  id: string,
  count: number,
  upgrades: readonly (string | null)[],
  edition: EditionName,
): ListedUnit {
  const card = cardById(id);
  if (card === null) return { ...unknown(id, count), upgrades };
  const { keywords = [], rank } = factsIn(card, edition);
  const bounty = keywords.includes("bounty") || keywordsGiven(upgrades).includes("bounty");
  return { count, id, name: fullName(card), rank, bounty, upgrades };
}
