/** The exact chances of a fight, by counting every way the dice can fall. */
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import { suffered, type Blow } from "../combat/suffered.ts";
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
  /** The attacker wins and is not brought down by it. */
  readonly winStanding: Fraction;
  readonly attackerDown: Fraction;
  readonly defenderDown: Fraction;
  /** Cards that the attacker may still choose to use make it more. */
  readonly atLeast: boolean;
  /** Cards that the defender may still choose to use make it less [OR-COM-04]. */
  readonly atMost: boolean;
  /** The defender may let it be: then it is won, and nobody is hurt [OR-BNTY-05]. */
  readonly mayYield?: true;
}

/** Both sides roll, cards without a price are used [OR-COM-08], each suffers the other's total [OR-COM-06]. */
export function fightOdds(kind: CombatKind, attack: FightSide, defence: FightSide): FightOdds {
  const sums = { win: 0n, winStanding: 0n, attackerDown: 0n, defenderDown: 0n };
  for (const { ways: times, pairs } of fallen(kind, attack, defence)) {
    const sum = { win: 0, winStanding: 0, attackerDown: 0, defenderDown: 0 };
    for (const { strong, weak, ways } of pairs) {
      const won = strong >= weak;
      if (won) sum.win += ways;
      const down = downOn({ one: attack, foe: defence.who, won, kind, hits: weak });
      sum.attackerDown += ways * down;
      if (won) sum.winStanding += ways * (dieSides.length - down);
      sum.defenderDown +=
        ways * downOn({ one: defence, foe: attack.who, won: !won, kind, hits: strong });
    }
    sums.win += BigInt(times) * BigInt(sum.win);
    sums.winStanding += BigInt(times) * BigInt(sum.winStanding);
    sums.attackerDown += BigInt(times) * BigInt(sum.attackerDown);
    sums.defenderDown += BigInt(times) * BigInt(sum.defenderDown);
  }
  const sides = BigInt(dieSides.length);
  const all = sides ** BigInt(Math.max(0, attack.dice) + Math.max(0, defence.dice));
  return {
    win: fraction(sums.win, all),
    winStanding: fraction(sums.winStanding, all * sides),
    attackerDown: fraction(sums.attackerDown, all * sides),
    defenderDown: fraction(sums.defenderDown, all * sides),
    atLeast: attack.who !== null && hasChoices(attack.who, kind),
    atMost: defence.who !== null && hasChoices(defence.who, kind),
  };
}

interface SideBlow extends Omit<Blow, "one"> {
  readonly one: FightSide;
}

/**
 * Of the sides of one more die, with how many a side goes down:
 * none or all, unless a ship may hold together [OR-DMG-07].
 */
function downOn({ one, won, hits, ...blow }: SideBlow): number {
  const { who, left, printed = { spared: 0, won: 0, lost: 0 } } = one;
  const hurt = suffered({ ...blow, one: who, won, hits: hits - (won ? printed.spared : 0) });
  const all = hurt + (won ? printed.won : printed.lost);
  if (all < left) return 0;
  const holding =
    hurt < left || who === null
      ? undefined
      : abilitiesOfType(who, "die-against-defeat").find(
          ({ ability }) => ability.combat === blow.kind,
        );
  if (holding === undefined || all - holding.ability.recover >= left) return dieSides.length;
  return dieSides.filter((face) => !holding.ability.faces.includes(face)).length;
}

const byChoice = ["reroll", "reroll-opposing", "rotate-for-dice", "rotate-for-hits"] as const;

/** [OR-COM-04] Whether this player may choose to better a fight of that kind. */
export function hasChoices(player: PublicPlayer, kind: CombatKind): boolean {
  for (const type of byChoice)
    for (const { ability } of abilitiesOfType(player, type))
      if (ability.combat === kind || ability.combat === "both") return true;
  return (
    abilitiesOfType(player, "reroll-one").length > 0 ||
    abilitiesOfType(player, "focus-to-crit").length > 0 ||
    abilitiesOfType(player, "hurt-for").length > 0
  );
}
