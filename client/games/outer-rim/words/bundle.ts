/** What lies in a tray, in words. */
import type { Bundle, Favor, DealPromise } from "#rules/outer-rim/index.ts";
import { listed } from "../tell/line.ts";
import type { Say } from "./say.ts";

/** `2,000 credits, “Spice” and Dengar’s debt token`; `nothing` for an empty tray. */
export function bundleText(bundle: Bundle, say: Say): string {
  const parts: string[] = [];
  if (bundle.favor !== null) parts.push(favorText(bundle.favor, say, "a-favor"));
  if (bundle.credits > 0) parts.push(say.fill("deal.credits", { amount: bundle.credits }));
  for (const card of bundle.cards) parts.push(say.offer(card));
  for (const owner of bundle.debts) parts.push(say.fill("deal.debt", { owner: say.player(owner) }));
  for (const promised of bundle.promises) parts.push(promiseText(promised, say));
  return parts.length === 0 ? say.texts["deal.nothing"] : listed(say.texts, parts, "conjunction");
}

/** In a sentence with its article, `a-favor`; on a button or after a colon without. */
export function favorText(
  { kind, skill, faction }: Favor,
  say: Say,
  as: "favor" | "a-favor" = "favor",
): string {
  const favor = say.word(`${as}.${kind}`);
  if (skill === null && faction === null) return favor;
  const about = say.word(skill === null ? `faction.${faction ?? ""}` : `skill.${skill}`);
  return say.fill("deal.favor-about", { favor, about });
}

export function promiseText({ kind, player, credits }: DealPromise, say: Say): string {
  return say.fill(`promise.${kind}`, { player: say.player(player ?? 0), amount: credits });
}
