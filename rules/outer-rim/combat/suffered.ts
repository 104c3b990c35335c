/** How much damage a fight leaves on one side. */
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import type { CombatKind } from "../names.ts";
import type { Ability } from "../cards/abilities.ts";
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
  for (const { ability } of abilitiesOfType(one, "suffer-less"))
    if (spares(ability, kind, won)) amount -= ability.amount;
  if (won)
    for (const { ability } of abilitiesOfType(one, "suffer-at-most"))
      if (ability.combat === kind) amount = Math.min(amount, ability.amount);
  return Math.max(0, amount);
}

function spares(
  { combat, when }: Extract<Ability, { readonly type: "suffer-less" }>,
  kind: CombatKind,
  won: boolean,
): boolean {
  return (combat === "both" || combat === kind) && (when === "always" || won);
}

/** Where a card or an ability made the blow more or less than was rolled: its own bearer's, or the foe's. */
export interface BlowChange {
  readonly by: "one" | "foe";
  readonly from: string;
}

export function blowChanges({ one, foe, won, kind, hits }: Blow): readonly BlowChange[] {
  const worse = won || foe === null ? [] : abilitiesOfType(foe, "hurt-more");
  const less = one === null ? [] : abilitiesOfType(one, "suffer-less");
  const better = less.filter(({ ability }) => spares(ability, kind, won));
  const most = one === null || !won ? [] : abilitiesOfType(one, "suffer-at-most");
  const left = better.reduce((sum, { ability }) => sum - ability.amount, hits);
  const capped = most.filter(({ ability }) => ability.combat === kind && left > ability.amount);
  return [
    ...worse.map(({ from }) => ({ by: "foe" as const, from })),
    ...[...better, ...capped].map(({ from }) => ({ by: "one" as const, from })),
  ];
}
