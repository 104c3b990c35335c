/** How likely things are, and what they are worth. The unit is a point: one fame is `fameWorth` of them. */
import { combatValue, healthRemaining, hullOf, roomFor, skillCount } from '#rules/outer-rim/index.ts';
import type { Effect, Effects, PlayerView } from '#rules/outer-rim/index.ts';

export const fameWorth = 6.5;
/** What credits are worth to somebody poor; the rich value them less and less. */
export function worthOfCredits(credits: number, purse = 0): number {
  return credits / 2500 / (1 + Math.max(0, purse - 8000) / 8000);
}

/** Three hits and a crit on eight sides: 0.625 damage a die, variance 0.484. The attacker wins ties. */
export function chanceToWin(mine: number, theirs: number): number {
  if (mine <= 0) return 0.05;
  const spread = Math.sqrt(0.484 * (mine + theirs));
  return normal(((mine - theirs) * 0.625 + 0.5) / Math.max(0.1, spread));
}

/** The area under the bell curve, by the logistic one: close enough to choose by. */
function normal(x: number): number {
  return 1 / (1 + Math.exp(-1.702 * x));
}

const passes = [15 / 64, 48 / 64, 60 / 64] as const;

export function chanceToPass(me: PlayerView, skill: Parameters<typeof skillCount>[1]): number {
  return passes[Math.min(2, skillCount(me, skill))] ?? 0;
}

/** Damage hurts more the nearer it is to defeat. */
function pain(me: PlayerView, on: 'character' | 'ship', amount: number): number {
  const left = on === 'character' ? healthRemaining(me) : hullOf(me) - me.shipDamage;
  return amount >= left ? -4 : -0.5 * amount;
}

export function worthOf(me: PlayerView, effects: Effects): number {
  let sum = 0;
  for (const effect of effects) sum += worthOfOne(me, effect);
  return sum;
}

function worthOfOne(me: PlayerView, effect: Effect): number {
  switch (effect.do) {
    case 'gain-credits':
      return worthOfCredits(effect.amount, me.credits);
    case 'lose-credits':
      return -worthOfCredits(effect.amount === 'all' ? me.credits : Math.min(me.credits, effect.amount), me.credits);
    case 'gain-fame':
      return fameWorth * effect.amount;
    case 'lose-fame':
      return -fameWorth * effect.amount;
    case 'gain-reputation':
      return 0.7;
    case 'lose-reputation':
      return -0.9;
    case 'suffer':
      return pain(me, effect.on, effect.amount);
    case 'recover':
      return 0.4 * Math.min(me.damage + me.shipDamage, effect.amount === 'all' ? 9 : effect.amount);
    case 'test': {
      const skills = typeof effect.skill === 'string' ? [effect.skill] : effect.skill;
      const chance = Math.max(...skills.map((skill) => chanceToPass(me, skill)));
      return chance * worthOf(me, effect.pass ?? []) + (1 - chance) * worthOf(me, effect.fail ?? []);
    }
    case 'fight': {
      const chance = chanceToWin(combatValue(me, effect.combat), effect.strength);
      return chance * worthOf(me, effect.win ?? []) + (1 - chance) * worthOf(me, effect.lose ?? []) + pain(me, effect.combat === 'ground' ? 'character' : 'ship', effect.strength * 0.6);
    }
    case 'choose':
    case 'may': {
      const best = Math.max(...effect.options.map((option) => worthOf(me, option.effects) - worthOfCredits(option.pay ?? 0, me.credits)));
      return effect.do === 'may' ? Math.max(0, best) : best;
    }
    case 'if':
      return Math.max(worthOf(me, effect.effects), worthOf(me, effect.otherwise ?? [])) / 2;
    case 'roll':
      return (3 * worthOf(me, effect.hit ?? []) + worthOf(me, effect.crit ?? []) + 2 * worthOf(me, effect.focus ?? []) + 2 * worthOf(me, effect.blank ?? [])) / 8;
    case 'gain-crew':
      return roomFor(me, 'crew') ? 4 : 0;
    case 'complete-goal':
      return fameWorth;
    case 'complete':
    case 'complete-ambition':
      return fameWorth;
    case 'win-game':
      return 100;
    case 'take-top':
    case 'take-asset':
    case 'extra-turn':
      return 1.5;
    case 'deliver':
      return fameWorth - worthOfCredits(effect.less ?? 0);
    case 'discard':
    case 'discard-cargo':
      return -1.5;
    default:
      return 0.1;
  }
}
