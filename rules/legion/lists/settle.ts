/** From what stands in a list to cards: cost, heading and faction of the whole list decide between equal names. */
import { factsIn } from "../cards/facts.ts";
import { cardOf, findCards, namesakes, narrowed } from "./names/find-card.ts";
import { hostOf, isCounterpart } from "./counterparts.ts";
import { copies, listed, priceOf, withCounterpart } from "./listed.ts";
import { fitsPrice } from "./price.ts";
import type { EditionName } from "../names.ts";
import type { ListedUnit } from "./army-list.ts";
import type { UnitMatch } from "./listed.ts";
import type { WrittenUnit } from "./text/unit-line.ts";

export function settle(
  written: readonly WrittenUnit[],
  edition: EditionName,
): readonly ListedUnit[] {
  const sought = written.flatMap((unit) => withoutCompanion(unit, edition)).map(seek);
  const factions = factionsOf(sought);
  const units: ListedUnit[] = [];
  for (const each of sought) {
    const ids = narrowedTo(each, edition, factions);
    const host =
      ids.length > 0 && ids.every(isCounterpart)
        ? hostOf(
            ids,
            units.map((unit) => unit.id ?? unit.mayBe?.[0] ?? null),
          )
        : null;
    if (host !== null)
      units[host.at] = withCounterpart(units[host.at], host.id, each.unit, edition);
    else units.push(...copies(listed(each, ids, edition), each.unit));
  }
  return units;
}

/** In some exports the counterpart stands among the upgrades, and its cost in that of the unit. */
function withoutCompanion(unit: WrittenUnit, edition: EditionName): readonly WrittenUnit[] {
  const companions = unit.upgrades.filter(({ name }) => {
    const { ids, how } = findCards(name);
    return how === "sure" && ids.length > 0 && ids.every(isCounterpart);
  });
  if (companions.length === 0) return [unit];
  const upgrades = unit.upgrades.filter((upgrade) => !companions.includes(upgrade));
  const beside = companions.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  const alone = { ...unit, upgrades, total: unit.total === null ? null : unit.total - beside };
  const isInside = findCards(unit.name).ids.some((id) => isPriced(alone, id, edition));
  return [
    isInside ? alone : { ...unit, upgrades },
    ...companions.map(({ name, cost }) => ({
      ...unit,
      name,
      upgrades: [],
      rank: null,
      base: cost,
      total: cost,
    })),
  ];
}

function isPriced(unit: WrittenUnit, id: string, edition: EditionName): boolean {
  return fitsPrice(factsIn(cardOf(id), edition).points, priceOf(unit, id, edition));
}

/** The name as it stands; if nothing is called so, without a doubled or translated title. */
function seek(unit: WrittenUnit): UnitMatch {
  const found = findCards(unit.name);
  const [head = ""] = unit.name.split(/[,:]\s|\s[-–—]\s/u);
  return { unit, found: found.ids.length > 0 ? found : findCards(head) };
}

/** Factions of the units that can be only one card; mercenaries serve anybody. */
function factionsOf(sought: readonly UnitMatch[]): readonly string[] {
  const votes = new Map<string, number>();
  for (const { found } of sought) {
    const factions = new Set(found.ids.map((id) => cardOf(id).faction));
    const [only, second] = [...factions];
    if (found.how === "slip" || only === undefined || second !== undefined) continue;
    if (only !== "mercenary") votes.set(only, (votes.get(only) ?? 0) + 1);
  }
  const most = Math.max(0, ...votes.values());
  return [...votes].filter(([, count]) => count === most).map(([faction]) => faction);
}

/** Other cards of the name are looked at where heading or cost fit none of those found. */
function narrowedTo(
  { unit, found }: UnitMatch,
  edition: EditionName,
  factions: readonly string[],
): readonly string[] {
  const { ids } = found;
  const all = namesakes(ids);
  const fits = [
    (id: string): boolean => unit.rank === null || factsIn(cardOf(id), edition).rank === unit.rank,
    (id: string): boolean => unit.total === null || isPriced(unit, id, edition),
  ];
  const wider = fits.some((fit) => !ids.some(fit) && all.some(fit)) ? all : ids;
  const price = priceOf(unit, ids[0] ?? null, edition);
  return narrowed(wider, { edition, rank: unit.rank, price, factions });
}
