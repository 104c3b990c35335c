/** The exact chances of a fight, by counting every way the dice can fall. */
import {
  abilitiesOfType,
  combatValue,
  healthRemaining,
  hullOf,
  skillCount,
} from "../crew-and-ships/abilities.ts";
import { suffered } from "../combat/suffered.ts";
import { dieSides } from "./die.ts";
import { fraction } from "./odds.ts";
import { fallen } from "./throws.ts";
import type { CombatKind } from "../names.ts";
import type { PublicPlayer } from "../state.ts";
import type { Fraction } from "./odds.ts";
import type { FightSide } from "./throws.ts";

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
  const sums = { win: 0n, attackerDown: 0n, defenderDown: 0n };
  for (const { ways: times, pairs } of fallen(kind, attack, defence)) {
    const sum = { win: 0, attackerDown: 0, defenderDown: 0 };
    for (const { strong, weak, ways } of pairs) {
      const won = strong >= weak;
      if (won) sum.win += ways;
      if (suffered({ one: attack.who, foe: defence.who, won, kind, hits: weak }) >= attack.left)
        sum.attackerDown += ways;
      if (
        suffered({ one: defence.who, foe: attack.who, won: !won, kind, hits: strong }) >=
        defence.left
      )
        sum.defenderDown += ways;
    }
    sums.win += BigInt(times) * BigInt(sum.win);
    sums.attackerDown += BigInt(times) * BigInt(sum.attackerDown);
    sums.defenderDown += BigInt(times) * BigInt(sum.defenderDown);
  }
  const all =
    BigInt(dieSides.length) ** BigInt(Math.max(0, attack.dice) + Math.max(0, defence.dice));
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
