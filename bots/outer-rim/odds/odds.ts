/** How likely combats are won and what they cost, cards and crew included. */
import {
  combatValue,
  dieSides,
  healthRemaining,
  hullOf,
  sidesByDamage,
} from "#rules/outer-rim/index.ts";
import type { Ability, CombatKind, PlayerView, Skill } from "#rules/outer-rim/index.ts";
import { abilities, chanceOf, skills } from "./facts.ts";

/** Three hits and a crit on eight sides: 0.625 damage a die, variance 0.484. The attacker wins ties. */
export function chanceToWin(mine: number, theirs: number, edge = 0): number {
  if (mine <= 0) return 0.05;
  const spread = Math.sqrt(0.484 * (mine + theirs));
  return normal(((mine - theirs) * 0.625 + edge + 0.5) / Math.max(0.1, spread));
}

/** The area under the bell curve, by the logistic one: close enough to choose by. */
function normal(x: number): number {
  return 1 / (1 + Math.exp(-1.702 * x));
}

/** The chance of this player, as attacker, against a printed strength. */
export function combatOdds(me: PlayerView, kind: CombatKind, strength: number): number {
  return chanceOf(me, `${kind}-${strength}`, () => {
    const dice = combatValue(me, kind);
    let edge = 0;
    for (const ability of abilities(me)) edge += edgeOf(me, ability, kind, dice, strength);
    return chanceToWin(dice, strength, edge);
  });
}

/** Damage more (or less suffered) on average, by what a card lets its owner do to the dice. */
function edgeOf(
  me: PlayerView,
  ability: Ability,
  kind: CombatKind,
  dice: number,
  strength: number,
): number {
  switch (ability.type) {
    case "reroll":
      return fits(ability.combat, kind) ? dice * (ability.dice === "any" ? 0.3 : 0.15) : 0;
    case "turn-focus":
      return fits(ability.combat, kind) && suits(me, ability)
        ? Math.min(ability.count, dice / 4) * (ability.into === "crit" ? 2 : 1)
        : 0;
    case "cancel":
      return fits(ability.combat, kind) && suits(me, ability)
        ? ability.face === "hit"
          ? Math.min(1, strength * 0.3)
          : Math.min(2, strength * 0.2)
        : 0;
    case "focus-cancels":
      return fits(ability.combat, kind) ? Math.min(dice / 4, strength * 0.3) : 0;
    case "fewer-dice":
      return fits(ability.combat, kind) && skills(me).includes(ability.needs) ? 0.6 : 0;
    case "reroll-one":
      return 0.5;
    case "reroll-opposing":
      return fits(ability.combat, kind) ? 0.6 : 0;
    case "focus-to-crit":
      return 1;
    case "rotate-for-dice":
      return fits(ability.combat, kind) ? ability.dice * 0.625 : 0;
    case "rotate-for-hits":
      return fits(ability.combat, kind) ? ability.hits : 0;
    case "hurt-for":
      return ability.when === "any-roll" || kind === "ground" ? 1 : 0;
    default:
      return 0;
  }
}

function fits(combat: CombatKind | "both", kind: CombatKind): boolean {
  return combat === "both" || combat === kind;
}

function suits(
  me: PlayerView,
  { needs, unless }: { readonly needs?: Skill; readonly unless?: Skill },
): boolean {
  return (
    (needs === undefined || skills(me).includes(needs)) &&
    (unless === undefined || !skills(me).includes(unless))
  );
}

/** How likely `dice` dice do exactly so much damage. */
const damages: number[][] = [[1]];

function damageOf(dice: number): readonly number[] {
  for (let n = damages.length; n <= dice; n++) {
    const less = damages[n - 1] ?? [];
    damages.push(
      Array.from(
        { length: 2 * n + 1 },
        (_, sum) =>
          sidesByDamage.reduce((all, sides, done) => all + sides * (less[sum - done] ?? 0), 0) /
          dieSides.length,
      ),
    );
  }
  return damages[Math.max(0, dice)] ?? [1];
}

/** What a fight is likely to cost, won or lost: going down, or damage that will have to be mended. */
export function fightCost(
  me: PlayerView,
  kind: CombatKind,
  strength: number,
  down: number,
): number {
  const left = kind === "ground" ? healthRemaining(me) : hullOf(me) - me.shipDamage;
  const spared = chanceOf(me, `spared-${kind}`, () => sparedBy(me, kind));
  let cost = 0;
  damageOf(strength).forEach((chance, hits) => {
    const suffered = Math.max(0, hits - spared);
    cost += chance * (suffered >= left ? down : 0.35 * suffered);
  });
  return cost;
}

/** Damage that cards keep off, on average. */
function sparedBy(me: PlayerView, kind: CombatKind): number {
  let sum = 0;
  for (const ability of abilities(me)) {
    if (ability.type === "suffer-less" && fits(ability.combat, kind))
      sum += ability.amount * (ability.when === "win" ? 0.6 : 1);
    else if (ability.type === "cancel" && fits(ability.combat, kind) && suits(me, ability))
      sum += 0.7;
    else if (ability.type === "focus-cancels" && fits(ability.combat, kind)) sum += 0.8;
  }
  return sum;
}
