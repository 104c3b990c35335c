/** Finding a card by what people write. */
import { cardById, factsIn, fullName } from "../cards/facts.ts";
import { listedUnits } from "../cards/listed-units.ts";
import { listedUpgrades } from "../cards/listed-upgrades.ts";
import type { EditionName } from "../state.ts";
import type { ListedUnit } from "./army-list.ts";

/** Letters and digits only, without accents. */
function plainName(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, "");
}

const cards = Object.entries(listedUnits).map(([id, card]) => ({
  id,
  short: plainName(card.name),
  /** From the surest spelling to the loosest. */
  names: [fullName(card), card.alsoNamed ?? card.name, card.name].map(plainName),
}));

/** The full name names one card; a short name may fit several. */
export function cardsNamed(text: string): readonly string[] {
  const wanted = plainName(text);
  for (const sureness of [0, 1, 2]) {
    const fits = cards.filter((card) => card.names[sureness] === wanted);
    if (fits.length > 0) return fits.map((card) => card.id);
  }
  return [];
}

/** For typing: cards whose name contains every word typed. */
export function cardsLike(text: string, most: number): readonly string[] {
  const words = text
    .split(/\s+/u)
    .map(plainName)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const fits = cards.filter((card) =>
    words.every((word) => card.names.some((name) => name.includes(word))),
  );
  return fits
    .toSorted(
      (a, b) =>
        Number(b.short.startsWith(words[0] ?? "")) - Number(a.short.startsWith(words[0] ?? "")),
    )
    .slice(0, most)
    .map((card) => card.id);
}

/** Two cards of one name differ in nothing the ledger judges by: the first will do. */
const upgradesByName = new Map(
  Object.entries(listedUpgrades)
    .toReversed()
    .map(([id, name]) => [plainName(name), id]),
);

export function upgradeNamed(text: string): string | null {
  return upgradesByName.get(plainName(text)) ?? null;
}

/** Upgrades that make a hunter of whoever carries them. */
const bountyUpgrades: readonly string[] = ["ub", "Ks"];

export function unitOfCard(
  id: string,
  count: number,
  upgrades: readonly (string | null)[],
  edition: EditionName,
): ListedUnit {
  const card = cardById(id);
  if (card === null) return { count, id: null, name: id, rank: null, bounty: false, upgrades };
  const facts = factsIn(card, edition);
  const bounty =
    facts.keywords?.includes("bounty") === true ||
    upgrades.some((upgrade) => upgrade !== null && bountyUpgrades.includes(upgrade));
  return { count, id, name: fullName(card), rank: facts.rank, bounty, upgrades };
}

export function unitOfName(
  name: string,
  count: number,
  upgrades: readonly (string | null)[],
  edition: EditionName,
): ListedUnit {
  const ids = likeliest(cardsNamed(name), edition);
  const [first] = ids;
  if (first !== undefined && ids.every((id) => judgedAlike(id, first, edition)))
    return unitOfCard(first, count, upgrades, edition);
  const unit = { count, id: null, name: name.slice(0, 80), rank: null, bounty: false, upgrades };
  return first === undefined ? unit : { ...unit, mayBe: ids };
}

/** Cards the edition prints come before cards it does not. */
function likeliest(ids: readonly string[], edition: EditionName): readonly string[] {
  const printed = ids.filter((id) => cardById(id)?.[edition] !== null);
  return printed.length > 0 ? printed : ids;
}

/** Two cards of one name need no question when the referee cannot tell them apart. */
function judgedAlike(id: string, other: string, edition: EditionName): boolean {
  const [one, two] = [id, other].map((each) => {
    const card = cardById(each);
    if (card === null) return null;
    const { rank, keywords = [], types = [], transport = null } = factsIn(card, edition);
    return [rank === "commander" || rank === "operative" ? rank : null, keywords, types, transport];
  });
  return JSON.stringify(one) === JSON.stringify(two);
}
