/** From what stands in a list to cards: cost, heading and faction of the whole list decide between equal names. */
import { factsIn } from "../cards/facts.ts";
import { cardOf, findCards, namesakes, narrowed } from "./find-card.ts";
import { hostOf, isCounterpart } from "./counterparts.ts";
import { rankBehind } from "./text/line.ts";
import { baseOf, copies, listed, withCounterpart } from "./listed.ts";
import type { EditionName } from "../names.ts";
import type { ListedUnit } from "./army-list.ts";
import type { Sought, Written } from "./listed.ts";

export function settle(written: readonly Written[], edition: EditionName): readonly ListedUnit[] {
  const sought = written.flatMap(withoutCompanion).map(seek);
  const factions = factionsOf(sought);
  const units: ListedUnit[] = [];
  for (const each of sought) {
    const ids = narrowedTo(each, edition, factions);
    const host = ids.every(isCounterpart)
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

/** In some exports the counterpart stands among the upgrades. */
function withoutCompanion(unit: Written): readonly Written[] {
  const companions = unit.upgrades.filter(({ name }) => {
    const { ids, how } = findCards(name);
    return how === "sure" && ids.length > 0 && ids.every(isCounterpart);
  });
  const upgrades = unit.upgrades.filter((upgrade) => !companions.includes(upgrade));
  return [
    { ...unit, upgrades },
    ...companions.map(({ name, cost }) => ({
      ...unit,
      name,
      upgrades: [],
      base: cost,
      total: cost,
    })),
  ];
}

/** The name as it stands; if nothing is called so, without a rank behind it, without a doubled or translated title. */
function seek(unit: Written): Sought {
  const whole = findCards(unit.name);
  if (whole.how === "sure" && whole.ids.length > 0) return { unit, found: whole };
  const ranked = rankBehind(unit.name);
  if (ranked !== null) {
    const found = findCards(ranked.name);
    if (found.ids.length > 0) return { unit: { ...unit, rank: ranked.rank }, found };
  }
  if (whole.ids.length > 0) return { unit, found: whole };
  const [head] = unit.name.split(/[,:]\s|\s[-–—]\s/u);
  return { unit, found: findCards(String(head)) };
}

/** Factions of the units that can be only one card; mercenaries serve anybody. */
function factionsOf(sought: readonly Sought[]): readonly string[] {
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

function narrowedTo(
  { unit, found }: Sought,
  edition: EditionName,
  factions: readonly string[],
): readonly string[] {
  const { ids } = found;
  const base = unit.base ?? baseOf(unit);
  const costing = (some: readonly string[]) =>
    some.filter((id) => factsIn(cardOf(id), edition).points === base);
  const priced = costing(ids).length > 0 ? ids : costing(namesakes(ids));
  return narrowed(priced.length > 0 ? priced : ids, {
    edition,
    rank: unit.rank,
    base,
    total: unit.total,
    factions,
  });
}
