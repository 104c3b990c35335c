/** The exact chances of a fight, by counting every way the dice can fall. */
import {
  abilitiesOfType,
  combatValue,
  healthRemaining,
  hullOf,
  skillCount,
} from "../crew-and-ships/abilities.ts";
import { damageOfCounts } from "./faces.ts";
import { settleCounts } from "./settle.ts";
import { suffered } from "../combat/suffered.ts";
import { fraction } from "./odds.ts";
import type { Counts } from "./faces.ts";
import type { CombatKind } from "../names.ts";
import type { PublicPlayer } from "../state.ts";
import type { Fraction } from "./odds.ts";

interface Throw {
  readonly counts: Counts;
  readonly ways: number;
}

/** Every way `dice` can fall, as counted faces: 220 for nine dice. */
function throwsOf(dice: number): Throw[] {
  const found: Throw[] = [];
  for (let hit = 0; hit <= dice; hit++)
    for (let crit = 0; hit + crit <= dice; crit++)
      for (let focus = 0; hit + crit + focus <= dice; focus++) {
        const blank = dice - hit - crit - focus;
        found.push({
          counts: { hit, crit, focus, blank },
          ways: orders(dice, [hit, crit, focus, blank]) * 3 ** hit * 2 ** (focus + blank),
        });
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

/** One side of a fight: its dice, whose abilities count, and how much damage would bring it down. */
export interface FightSide {
  readonly dice: number;
  readonly who: PublicPlayer | null;
  readonly left: number;
}

export interface FightOdds {
  /** The attacker wins: ties are the attacker's [OR-COM-05]. */
  readonly win: Fraction;
  readonly attackerDown: Fraction;
  readonly defenderDown: Fraction;
  /** Optional cards could change it. */
  readonly atLeast: boolean;
}

/** Both sides roll, cards without a price are used [OR-COM-08], each suffers the other's total [OR-COM-06]. */
export function fightOdds(kind: CombatKind, attack: FightSide, defence: FightSide): FightOdds {
  const mine = throwsOf(Math.max(0, attack.dice));
  const theirs = throwsOf(Math.max(0, defence.dice));
  const sums = { win: 0n, attackerDown: 0n, defenderDown: 0n };
  for (const one of mine) {
    const ways = { win: 0, attackerDown: 0, defenderDown: 0 };
    for (const two of theirs) {
      const pair = [{ ...one.counts }, { ...two.counts }] as const;
      settleCounts([attack.who, defence.who], pair, kind);
      const strong = damageOfCounts(pair[0]);
      const weak = damageOfCounts(pair[1]);
      const won = strong >= weak;
      if (won) ways.win += two.ways;
      if (suffered({ one: attack.who, foe: defence.who, won, kind, hits: weak }) >= attack.left)
        ways.attackerDown += two.ways;
      if (
        suffered({ one: defence.who, foe: attack.who, won: !won, kind, hits: strong }) >=
        defence.left
      )
        ways.defenderDown += two.ways;
    }
    sums.win += BigInt(one.ways) * BigInt(ways.win);
    sums.attackerDown += BigInt(one.ways) * BigInt(ways.attackerDown);
    sums.defenderDown += BigInt(one.ways) * BigInt(ways.defenderDown);
  }
  const all = 8n ** BigInt(Math.max(0, attack.dice) + Math.max(0, defence.dice));
  return {
    win: fraction(sums.win, all),
    attackerDown: fraction(sums.attackerDown, all),
    defenderDown: fraction(sums.defenderDown, all),
    atLeast: attack.who !== null && hasChoices(attack.who, kind),
  };
}

/** Who fights: a player's own dice and health, or a printed strength that nothing brings down. */
export type Fighter = PublicPlayer | number;

export function fightChance(
  kind: CombatKind,
  attacker: PublicPlayer,
  defender: Fighter,
): FightOdds {
  const one = sideOf(attacker, kind, defender);
  const two: FightSide =
    typeof defender === "number"
      ? { dice: defender - fewer(attacker, kind), who: null, left: Infinity }
      : sideOf(defender, kind, attacker);
  return fightOdds(kind, one, two);
}

function sideOf(player: PublicPlayer, kind: CombatKind, foe: Fighter): FightSide {
  const left = kind === "ground" ? healthRemaining(player) : hullOf(player) - player.shipDamage;
  const lost = typeof foe === "number" ? 0 : fewer(foe, kind);
  const favor = player.favors.die ? 1 : 0;
  const who = player.opponent === null ? player : null;
  return { dice: combatValue(player, kind) + favor - lost, who, left };
}

/** Dice the other side loses to this player. */
function fewer(player: PublicPlayer, kind: CombatKind): number {
  let sum = 0;
  if (player.opponent !== null) return sum;
  for (const { ability } of abilitiesOfType(player, "fewer-dice"))
    if (ability.combat === kind && skillCount(player, ability.needs) > 0) sum++;
  return sum;
}

const byChoice = ["reroll", "reroll-opposing", "rotate-for-dice", "rotate-for-hits"] as const;

function hasChoices(player: PublicPlayer, kind: CombatKind): boolean {
  for (const type of byChoice)
    for (const { ability } of abilitiesOfType(player, type))
      if (ability.combat === kind || ability.combat === "both") return true;
  return (
    abilitiesOfType(player, "reroll-one").length > 0 ||
    abilitiesOfType(player, "focus-to-crit").length > 0 ||
    abilitiesOfType(player, "hurt-for").length > 0
  );
}
