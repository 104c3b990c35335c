/** People, places and things as they stand in a sentence. */
import { filled, textOf, type Texts } from "../words/texts.ts";
import { listed, phrase } from "./line.ts";
import type { AssetKind, Faction, FactionRef, MarketDeck, Skill } from "#rules/outer-rim/index.ts";

export function withFaction(texts: Texts, faction: FactionRef): string {
  return texts[`with.${faction}`];
}

export function patrolOf(texts: Texts, faction: FactionRef): string {
  return texts[`patrol.${faction}`];
}

export function ofFaction(texts: Texts, faction: Faction): string {
  return texts[`of.${faction}`];
}

/** “on Tatooine”, “in the Maelstrom”. */
export function at(texts: Texts, space: string): string {
  const own = textOf(texts, `at.${space}`);
  return own ?? phrase(texts, "at.planet", { planet: textOf(texts, `space.${space}`) ?? space });
}

/** “to” a place, with its article where the language wants one. */
export function toSpace(texts: Texts, space: string): string {
  return textOf(texts, `to.${space}`) ?? textOf(texts, `space.${space}`) ?? space;
}

/** “ships or cargo”: the first that will do; “and” where every one of them is meant. */
export function decksOf(
  texts: Texts,
  decks: readonly MarketDeck[],
  type: "conjunction" | "disjunction" = "disjunction",
): string {
  return listed(
    texts,
    decks.map((deck) => texts[`deck.${deck}`]),
    type,
  );
}

function listOf<T>(one: T | readonly T[]): readonly T[] {
  return Array.isArray(one) ? (one as readonly T[]) : [one as T];
}

/** “test influence or tech”; French and Spanish put their “of” before each. */
export function skillsTested(texts: Texts, skill: Skill | readonly Skill[]): string {
  const each = listOf(skill).map((one) =>
    phrase(texts, "do.of-skill", { skill: texts[`skill.${one}`] }),
  );
  return listed(texts, each, "disjunction");
}

export function skillNames(texts: Texts, skills: readonly Skill[]): string {
  return listed(
    texts,
    skills.map((skill) => texts[`skill.${skill}`]),
    "disjunction",
  );
}

/** “a cargo or a piece of gear”. */
export function anyThing(texts: Texts, kind: AssetKind | readonly AssetKind[]): string {
  return listed(
    texts,
    listOf(kind).map((one) => texts[`thing.${one}`]),
    "disjunction",
  );
}

/** “jobs or bounties”, by the number that stands before. */
export function things(
  texts: Texts,
  kind: AssetKind | readonly AssetKind[],
  amount: number,
): string {
  return listed(
    texts,
    listOf(kind).map((one) => filled(texts, `things.${one}`, { amount })),
    "disjunction",
  );
}
