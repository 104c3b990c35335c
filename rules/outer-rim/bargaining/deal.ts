/**
 * Bargaining as the rulebook has it [OR-TRADE, UB-FAV, UB-DEBT, UB-NEG]: the contract for screens and bots.
 *
 * A question that has a `deal` is open for talk beside its
 * choices. `dealShape(view, question)` says with whom, what may
 * lie in each tray and which favors are to be had; nothing of
 * it is listed as commands. Any bundle of that shape is said as
 *
 *   { type: "offer", to, give, get }        `to: null` asks everybody who could for one favor at once
 *   { type: "call-debt", from, favor }      hands a debt token back: its owner must do the favor
 *
 * and judged by `whyNotOffer` (the game's `whyNot` says the same,
 * with the ship that lacks a slot, the sum that is missing).
 * Whoever got an offer is asked `offer`: `accept`, `decline`,
 * or an `offer` back, which is the counter-offer. Whoever asked
 * around and heard several answers is asked `offers`: `take-offer`,
 * `decline`, or an `offer` to one of them. The standing
 * offer is `view.agenda.at(-1)`, a task `talk`: `deal`, and
 * `before`, the last word of the other side. `give` is always what
 * the speaker gives. Send commands `numbered`, so that a second tap cannot take the next offer [OR-TURN-09].
 */
import type { Faction, Skill } from "../names.ts";

export const favorKinds = ["advice", "combat-strategy", "endorsement", "shortcut"] as const;
export type FavorKind = (typeof favorKinds)[number];

/** One favor [UB-FAV-04…07]: which skill or faction it is about, where that matters. */
export interface Favor {
  readonly kind: FavorKind;
  readonly skill: Skill | null;
  readonly faction: Faction | null;
}

/** [UB-NEG-03, UB-FAV-10] Words the rules do not bind anybody to. */
export const promiseKinds = ["favor-later", "no-favor", "repay", "leave-alone"] as const;
export type PromiseKind = (typeof promiseKinds)[number];

export interface DealPromise {
  readonly kind: PromiseKind;
  /** Whom not to help (`no-favor`); `null` for all others. */
  readonly player: number | null;
  /** How much is paid back later (`repay`); 0 for all others. */
  readonly credits: number;
}

/** One side of a deal. */
export interface Bundle {
  readonly credits: number;
  /** Cards and crew, by id. */
  readonly cards: readonly string[];
  /** Debt tokens, by their owner [UB-DEBT-02]. */
  readonly debts: readonly number[];
  /** Done at once, for whoever's moment it is. */
  readonly favor: Favor | null;
  readonly promises: readonly DealPromise[];
}

export const emptyBundle: Bundle = { credits: 0, cards: [], debts: [], favor: null, promises: [] };

/** `give` is what `by` gives. To `null`: to everybody who could do the favor. */
export interface Deal {
  readonly by: number;
  readonly to: number | null;
  readonly give: Bundle;
  readonly get: Bundle;
}

/** When one may talk [UB-FAV-02]: it decides which favors are of use. */
export type DealMoment = "planning" | "action" | "encounter" | "test" | "combat" | "other";

/** What a question says of bargaining; the rest follows from what lies open (`dealShape`). */
export interface Bargain {
  /** Whose moment it is: favors are done for them. */
  readonly opener: number;
  readonly moment: DealMoment;
  /** The skill of the test at hand. */
  readonly skill: Skill | null;
  /** With these only, once a talk has begun. */
  readonly with: readonly number[] | null;
}

/** What a talk is about. Once it has ended, it is not begun again in the same turn [OR-TRADE-05]. */
export function matterOf({ give, get }: Pick<Deal, "give" | "get">): string {
  const favor = get.favor ?? give.favor;
  if (favor !== null) return favorKey(favor);
  return give.cards.length + get.cards.length > 0 ? "cards" : "credits";
}

export function favorKey(favor: Favor): string {
  return favor.skill ?? favor.faction ?? favor.kind;
}

/** The mark of a talk that ended, among the things done this turn. */
export function talked(partner: number, matter: string): string {
  return `talk:${partner}:${matter}`;
}

/** The mark of a trade made as this turn's action [OR-TRADE-01]. */
export const traded = "trade";

export function isEmpty({ credits, cards, debts, favor, promises }: Bundle): boolean {
  return credits === 0 && cards.length + debts.length + promises.length === 0 && favor === null;
}

/** The same deal as the other side would say it. */
export function turnedRound(deal: Deal, by: number): Deal {
  return { by, to: deal.by, give: deal.get, get: deal.give };
}
