/** Every way the dice of a fight can fall, and the damage both sides come to. */
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import { faces } from "../names.ts";
import { sidesWith } from "./die.ts";
import { damageOfCounts } from "./faces.ts";
import { settleCounts } from "./settle.ts";
import type { Counts } from "./faces.ts";
import type { CombatKind } from "../names.ts";
import type { PublicPlayer } from "../state.ts";

/** One side of a fight: its dice, whose abilities count, and how much damage would bring it down. */
export interface FightSide {
  readonly dice: number;
  readonly who: PublicPlayer | null;
  readonly left: number;
  /** What the card of the fight adds to it. */
  readonly printed?: PrintedDamage;
}

export interface PrintedDamage {
  /** Damage the winner is spared. */
  readonly spared: number;
  /** Damage that follows once the fight is won, or lost. */
  readonly won: number;
  readonly lost: number;
}

/** One way the attacker's dice can fall, with everything the defender's can come to against it. */
interface Row {
  readonly ways: number;
  readonly pairs: readonly {
    readonly strong: number;
    readonly weak: number;
    readonly ways: number;
  }[];
}

export function fallen(kind: CombatKind, attack: FightSide, defence: FightSide): Row[] {
  const isApart = !meddles(attack, kind) && !meddles(defence, kind);
  return isApart ? apart(kind, attack, defence) : together(kind, attack, defence);
}

/** Does this side change what the other has thrown? */
function meddles({ who }: FightSide, kind: CombatKind): boolean {
  if (who === null) return false;
  const has = [...abilitiesOfType(who, "cancel"), ...abilitiesOfType(who, "focus-cancels")];
  return has.some(({ ability }) => ability.combat === kind);
}

/** Every throw against every throw. */
function together(kind: CombatKind, attack: FightSide, defence: FightSide): Row[] {
  const theirs = throwsOf(Math.max(0, defence.dice));
  return throwsOf(Math.max(0, attack.dice)).map((one) => ({
    ways: one.ways,
    pairs: theirs.map((two) => {
      const pair = [{ ...one.counts }, { ...two.counts }] as const;
      settleCounts([attack.who, defence.who], pair, kind);
      return { strong: damageOfCounts(pair[0]), weak: damageOfCounts(pair[1]), ways: two.ways };
    }),
  }));
}

/** The same where neither side touches the other's dice: throws that come to the same damage are one. */
function apart(kind: CombatKind, attack: FightSide, defence: FightSide): Row[] {
  const theirs = [...totals(kind, defence)];
  return [...totals(kind, attack)].map(([strong, ways]) => ({
    ways,
    pairs: theirs.map(([weak, times]) => ({ strong, weak, ways: times })),
  }));
}

/** How many ways lead to each damage. */
function totals(kind: CombatKind, { dice, who }: FightSide): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { counts, ways } of throwsOf(Math.max(0, dice))) {
    const settled = { ...counts };
    settleCounts([who, null], [settled, { hit: 0, crit: 0, focus: 0, blank: 0 }], kind);
    const damage = damageOfCounts(settled);
    found.set(damage, (found.get(damage) ?? 0) + ways);
  }
  return found;
}

interface Throw {
  readonly counts: Counts;
  readonly ways: number;
}

/** Every way `dice` can fall, as counted faces: 220 for nine dice. */
export function throwsOf(dice: number): Throw[] {
  const found: Throw[] = [];
  for (let hit = 0; hit <= dice; hit++)
    for (let crit = 0; hit + crit <= dice; crit++)
      for (let focus = 0; hit + crit + focus <= dice; focus++) {
        const counts = { hit, crit, focus, blank: dice - hit - crit - focus };
        let ways = orders(dice, Object.values(counts));
        for (const face of faces) ways *= sidesWith[face] ** counts[face];
        found.push({ counts, ways });
      }
  return found;
}

function orders(dice: number, counts: readonly number[]): number {
  let ways = 1;
  let left = dice;
  for (const count of counts) {
    for (let i = 1; i <= count; i++) ways = (ways * (left - count + i)) / i;
    left -= count;
  }
  return ways;
}
