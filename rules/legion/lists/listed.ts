/** A unit of a list, once its card is known. */
import { cardById, factsIn, fullName } from "../cards/facts.ts";
import { cardOf, judgedAlike } from "./find-card.ts";
import { keywordsGiven, upgradeNamed } from "./upgrades.ts";
import type { EditionName, Rank } from "../names.ts";
import type { ListedUnit } from "./army-list.ts";
import type { Found } from "./find-card.ts";
import type { WrittenUnit } from "./text/unit-line.ts";

export interface Written extends WrittenUnit {
  /** The heading it stands under. */
  readonly rank: Rank | null;
}

export interface Sought {
  readonly unit: Written;
  readonly found: Found;
}

export function listed(
  { unit, found }: Sought,
  ids: readonly string[],
  edition: EditionName,
): ListedUnit {
  const [first] = ids;
  const points = unit.total === null ? {} : { points: unit.total };
  const named = (id: string | null) =>
    unit.upgrades.map(({ name }) => upgradeNamed(name, id) ?? name.slice(0, 80));
  if (first === undefined)
    return { ...unknown(unit.name, unit.count), ...points, upgrades: named(null) };
  const cost = (id: string): number => factsIn(cardOf(id), edition).points;
  // Where the list tells no cost, the cards do: then theirs must be one [LC-LEDGER-17].
  const alike = ids.every(
    (id) => judgedAlike(id, first, edition) && (unit.total !== null || cost(id) === cost(first)),
  );
  const costs = cost(first) === (unit.base ?? baseOf(unit));
  if (alike && (found.how !== "slip" || costs))
    return { ...unitOfCard(first, unit.count, named(first), edition), ...points };
  const mayBe = ids;
  return { ...unknown(unit.name, unit.count), ...points, upgrades: named(first), mayBe };
}

function unknown(name: string, count: number): ListedUnit {
  return { count, id: null, name: name.slice(0, 80), rank: null, bounty: false, upgrades: [] };
}

export function copies(unit: ListedUnit, { apart, count }: Written): readonly ListedUnit[] {
  return apart ? Array<ListedUnit>(count).fill({ ...unit, count: 1 }) : [unit];
}

export function withCounterpart(
  unit: ListedUnit | undefined,
  id: string,
  written: Written,
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

/** The total without its upgrades, where each says what it costs. */
export function baseOf({ total, upgrades }: Written): number | null {
  if (total === null || upgrades.some(({ cost }) => cost === null)) return null;
  return upgrades.reduce((sum, { cost }) => sum - (cost ?? 0), total);
}
