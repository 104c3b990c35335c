/** The unit everything is weighed in: one fame is `fameWorth` points. */
import type { PlayerView } from "#rules/outer-rim/index.ts";
import { abilities } from "./facts.ts";

export const fameWorth = 6.5;
/** What is had a turn later is worth this much of what is had now. */
export const patience = 0.85;

const shrinking: readonly number[] = Array.from({ length: 100 }, (_, turns) => patience ** turns);

/** What is left of a worth that many turns from now. */
export function later(turns: number): number {
  return shrinking[turns] ?? 0;
}

/** What credits are worth to somebody poor; the rich value them less and less. */
export function worthOfCredits(credits: number, purse = 0): number {
  return credits / 2500 / (1 + Math.max(0, purse - 8000) / 8000);
}

/** [UB-CLAR-02] Cad Bane gets credits for the first fame of a reward. */
export function worthOfFame(me: PlayerView, amount: number): number {
  if (amount <= 0) return 0;
  const paid = abilities(me).some(({ type }) => type === "fame-to-credits");
  return paid ? fameWorth * (amount - 1) + worthOfCredits(5000, me.credits) : fameWorth * amount;
}

/**
 * Something that may be tried turn after turn until it succeeds:
 * what it brings, less what the failures cost and the waiting.
 */
export function worthOfTrying(chance: number, prize: number, setback: number): number {
  return (chance * prize - (1 - chance) * setback) / (1 - patience * (1 - chance));
}
