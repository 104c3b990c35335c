/** The unit everything is weighed in: one fame is `fameWorth` points. */
import { abilities } from "../odds/facts.ts";
import type { Mind, Sight } from "../players/mind.ts";
import { mine } from "./self.ts";

export const fameWorth = 6.5;

/** What is left of a worth that many turns from now. */
export function later({ patience }: Mind, turns: number): number {
  return patience ** turns;
}

/** What is to come after the last errand of a plan: ordinary turns, one after the other. */
export function hereafter({ par, patience }: Mind): number {
  return (par * patience) / (1 - patience);
}

/** What credits are worth to somebody poor; the rich value them less and less, but for whoever can buy fame. */
export function worthOfCredits(view: Sight, credits: number): number {
  const { rate, rich } = view.mind;
  const worth = credits / rate / (1 + Math.max(0, mine(view).credits - rich) / rich);
  return savesForFame(view) ? Math.max(worth, fameFor(credits)) : worth;
}

const priceOfFame = 20_000;

/** What credits are worth to whoever buys fame for them. */
export function fameFor(credits: number): number {
  return (fameWorth * credits) / priceOfFame;
}

/** Cad Bane's far side: 20,000 credits are a fame. */
export function savesForFame(view: Sight): boolean {
  const { character, flipped } = mine(view);
  return character === "cad-bane" && flipped;
}

/** What it is to gain fame, and the game with it, if that is enough. */
export function worthOfFame(view: Sight, amount: number): number {
  return worthOfSome(view, amount) + worthOfWinning(view, amount);
}

/** [UB-CLAR-02] Cad Bane gets credits for the first fame of a reward. */
export function worthOfSome(view: Sight, amount: number): number {
  if (amount <= 0) return 0;
  const gained = fameGained(view, amount);
  return fameWorth * gained + (gained < amount ? worthOfCredits(view, 5000) : 0);
}

/** More than whatever else a turn may bring. */
const victory = 40;

export function worthOfWinning(view: Sight, amount: number): number {
  return isEnough(view, amount) ? victory : 0;
}

/** [OR-FAME-03] With that the game is won; [UB-AMB-16] with an ambition fame alone does not win it. */
export function isEnough(view: Sight, amount: number): boolean {
  const { fameNow, ambition } = mine(view);
  const gained = fameGained(view, amount);
  return gained > 0 && ambition === null && fameNow + gained >= view.rules.fame;
}

/** What is left of a reward's fame as fame. */
export function fameGained(view: Sight, amount: number): number {
  const paid = abilities(mine(view)).some(({ type }) => type === "fame-to-credits");
  return Math.max(0, paid ? amount - 1 : amount);
}

/**
 * Something that may be tried turn after turn until it succeeds: what it brings, less
 * what each try costs, and each failure costs a turn as well.
 */
export function worthOfTrying(
  { patience, par }: Mind,
  chance: number,
  prize: number,
  cost: number,
): number {
  return (chance * prize - cost - (1 - chance) * patience * par) / (1 - patience * (1 - chance));
}
