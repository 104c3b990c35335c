/** How much damage a fight leaves on one side. */
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import type { CombatKind } from "../names.ts";
import type { PublicPlayer } from "../state.ts";

export interface Blow {
  /** Who is hurt and who struck; `null` where no abilities count. */
  readonly one: PublicPlayer | null;
  readonly foe: PublicPlayer | null;
  /** Did the one who is hurt win? */
  readonly won: boolean;
  readonly kind: CombatKind;
  readonly hits: number;
}

/** [UB-CLAR-05] Reductions first, then the cap. */
export function suffered({ one, foe, won, kind, hits }: Blow): number {
  let amount = hits;
  if (!won && foe !== null)
    for (const { ability } of abilitiesOfType(foe, "hurt-more")) amount += ability.amount;
  if (one === null) return Math.max(0, amount);
  for (const { ability } of abilitiesOfType(one, "suffer-less")) {
    const applies =
      (ability.combat === "both" || ability.combat === kind) && (ability.when === "always" || won);
    if (applies) amount -= ability.amount;
  }
  if (won)
    for (const { ability } of abilitiesOfType(one, "suffer-at-most"))
      if (ability.combat === kind) amount = Math.min(amount, ability.amount);
  return Math.max(0, amount);
}
