/** A list as an organiser checks it: what was read, card by card, and every question that is still open. */
import { cardById, factsIn } from "../cards/facts.ts";
import type { EditionName, Keyword, Rank } from "../names.ts";
import type { ArmyList, BattleDeck, ImportTrouble, ListedUnit } from "./army-list.ts";
import { isTrouble } from "./army-list.ts";
import { unitOfCard } from "./listed.ts";
import { keywordsGiven } from "../cards/given-keywords.ts";
import { upgradeName } from "./names/upgrades.ts";

interface ReportedCounterpart {
  readonly id: string;
  readonly name: string;
  readonly points: number | null;
  readonly keywords: readonly Keyword[];
  readonly upgrades: readonly string[];
}

interface ReportedUnit {
  readonly count: number;
  readonly id: string | null;
  readonly name: string;
  readonly title: string | null;
  readonly rank: Rank | null;
  readonly points: number | null;
  readonly bounty: boolean;
  readonly keywords: readonly Keyword[];
  readonly upgrades: readonly string[];
  readonly counterpart?: ReportedCounterpart;
}

/** `card`: which of these is it? `rank`: nobody knows the unit; whether it has Bounty is asked with it. */
interface Question {
  readonly unit: number;
  readonly name: string;
  readonly asks: "card" | "rank";
  readonly offers: readonly string[];
}

export type ListReport =
  | { readonly trouble: ImportTrouble["trouble"] }
  | {
      readonly faction: string | null;
      readonly points: number | null;
      readonly maximum: number | null;
      readonly activations: number | null;
      readonly commands: readonly string[];
      readonly battleDeck?: BattleDeck;
      readonly units: readonly ReportedUnit[];
      readonly unread?: readonly string[];
      readonly questions: readonly Question[];
    };

export function reportOf(list: ArmyList | ImportTrouble, edition: EditionName): ListReport {
  if (isTrouble(list)) return { trouble: list.trouble };
  return {
    faction: list.faction,
    points: list.points,
    maximum: list.maximum ?? null,
    activations: list.activations ?? null,
    commands: list.cards,
    ...(list.deck === undefined ? {} : { battleDeck: list.deck }),
    units: list.units.map((unit) => reported(unit, edition)),
    ...(list.unread.length === 0 ? {} : { unread: list.unread }),
    questions: list.units.flatMap(questionsAbout),
  };
}

function questionsAbout({ id, name, mayBe = [] }: ListedUnit, unit: number): readonly Question[] {
  if (id !== null) return [];
  return [{ unit, name, asks: mayBe.length > 0 ? "card" : "rank", offers: mayBe }];
}

/** What is asked about stands as its likeliest card. */
function reported(listed: ListedUnit, edition: EditionName): ReportedUnit {
  const id = listed.id ?? listed.mayBe?.[0] ?? null;
  const card = id === null ? null : cardById(id);
  const facts = card === null ? null : factsIn(card, edition);
  const given = keywordsGiven(listed.upgrades);
  const keywords = [...new Set([...(facts?.keywords ?? []), ...given])];
  const { counterpart } = listed;
  return {
    count: listed.count,
    id,
    name: card?.name ?? listed.name,
    title: card?.title ?? null,
    rank: facts?.rank ?? listed.rank,
    points: listed.points ?? null,
    bounty: keywords.includes("bounty"),
    keywords,
    upgrades: namesOf(listed.upgrades),
    ...(counterpart === undefined ? {} : { counterpart: companion(counterpart, edition) }),
  };
}

function companion(
  { id, upgrades, points }: NonNullable<ListedUnit["counterpart"]>,
  edition: EditionName,
): ReportedCounterpart {
  const card = cardById(id);
  const { name } = unitOfCard(id, 1, [], edition);
  return {
    id,
    name: card?.name ?? name,
    points: points ?? null,
    keywords: card === null ? [] : (factsIn(card, edition).keywords ?? []),
    upgrades: namesOf(upgrades),
  };
}

function namesOf(upgrades: readonly (string | null)[]): readonly string[] {
  return upgrades.filter((upgrade) => upgrade !== null).map(upgradeName);
}
