/** Short spellings of the effects, so that a table of cards reads like the cards. */
import type { Choice, Condition, Effect, Effects, FactionRef } from "./effects.ts";
import type { AssetKind, CombatKind, Faction, MarketDeck, Skill, Standing } from "../names.ts";
import type { EncounterSection } from "./types.ts";

export const credits = (amount: number): Effect => ({ do: "gain-credits", amount });

export const pay = (amount: number): Effect => ({ do: "lose-credits", amount });

export const fame = (amount: number): Effect => ({ do: "gain-fame", amount });

export const liked = (faction: FactionRef): Effect => ({ do: "gain-reputation", faction });

export const disliked = (faction: FactionRef): Effect => ({ do: "lose-reputation", faction });

export const hurt = (amount: number): Effect => ({ do: "suffer", on: "character", amount });

export const dented = (amount: number): Effect => ({ do: "suffer", on: "ship", amount });

export const healed = (amount: number | "all"): Effect => ({
  do: "recover",
  on: "character",
  amount,
});

export const repaired = (amount: number | "all"): Effect => ({ do: "recover", on: "ship", amount });

export const test = (
  skill: Skill | readonly Skill[],
  pass: Effects,
  fail: Effects = [],
): Effect => ({ do: "test", skill, pass, fail });

/** Failing this test costs something, passing it only lets you go on. */
export const testOr = (skill: Skill | readonly Skill[], fail: Effects): Effect => ({
  do: "test",
  skill,
  fail,
});

export const until = (skill: Skill, each: Effects): Effect => ({
  do: "test-until-passed",
  skill,
  each,
});

export const fight = (
  combat: CombatKind,
  strength: number,
  win: Effects,
  lose: Effects = [],
): Effect => ({ do: "fight", combat, strength, win, lose });

export const line = (
  label: string,
  effects: Effects,
  more: { readonly when?: Condition; readonly pay?: number } = {},
): Choice => ({ label, effects, ...more });

export const may = (...options: readonly Choice[]): Effect => ({ do: "may", options });

export const choose = (...options: readonly Choice[]): Effect => ({ do: "choose", options });

export const when = (condition: Condition, effects: Effects, otherwise: Effects = []): Effect => ({
  do: "if",
  when: condition,
  effects,
  otherwise,
});

export const standing = (faction: FactionRef, ...at: readonly Standing[]): Condition => ({
  is: "reputation",
  faction,
  at,
});

export const has = (kind: AssetKind, atLeast = 1): Condition => ({ is: "has", kind, atLeast });

export const knows = (skill: Skill): Condition => ({ is: "skill", skill });

export const takeTop = (deck: MarketDeck): Effect => ({ do: "take-top", deck });

export const gainCard = (card: string): Effect => ({ do: "gain-card", card });

/** A faction's favor out of the job deck, when there is a slot for it. */
export const favorOf = (faction: Faction, otherwise: Effects): Effect =>
  when({ is: "free-slot", kind: "job" }, [gainCard(`${faction}-favor`)], otherwise);

export const giveUp = (
  kind: AssetKind | readonly AssetKind[],
  effects: Effects,
  otherwise: Effects = [],
): Effect => ({ do: "discard", kind, effects, otherwise });

export const shop = (discount: number, ...decks: readonly MarketDeck[]): Effect =>
  decks.length === 0 ? { do: "market", discount } : { do: "market", discount, decks };

export const revealContact: Effect = { do: "reveal-contact" };

export const revealPlanet: Effect = { do: "reveal-planet" };

export const lookAtContact: Effect = { do: "look-at-contact" };

export const patrolComes = (faction: FactionRef): Effect => ({ do: "patrol-to-you", faction });

export const patrolNears = (faction: FactionRef, spaces: number): Effect => ({
  do: "move-patrol",
  faction,
  spaces,
});

/** Kept for later; back in its deck once used [OR-ENC-04, OR-ENC-05]. */
type Secret = Extract<EncounterSection, { readonly secret: unknown }>;

export const secret = (
  step: Secret["secret"]["step"],
  effects: Effects,
  condition?: Condition,
): Secret => ({
  secret: condition === undefined ? { step, effects } : { step, when: condition, effects },
});

export const complete: Effect = { do: "complete" };

export const fail: Effect = { do: "fail" };
