/** How likely a job comes to a good end: its databank cards are played through, branch by branch. */
import { databankCards, healthRemaining, hullOf } from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import type { Effect, Effects, JobCard, PlayerView } from "#rules/outer-rim/index.ts";
import { chanceOf } from "./facts.ts";
import { combatOdds } from "./odds.ts";
import { chanceToPass, isTest, nextChance, withoutAdvice } from "./test-odds.ts";
import { meets, mine } from "../appraisal/self.ts";

/** What the attempt has cost so far. */
interface Wounds {
  readonly character: number;
  readonly ship: number;
}

/** [UB-DATA-03] Every version is as likely as the others. */
export function chanceToComplete(view: Sight, job: JobCard): number {
  const versions = databankCards(job.databank);
  if (versions.length === 0) return plainChance(view, job);
  return chanceOf(mine(view), `job-${job.databank}`, () => {
    let sum = 0;
    for (const version of versions) sum += follow(view, version.effects, { character: 0, ship: 0 });
    return sum / versions.length;
  });
}

/** [OR-JOB-07] */
function plainChance(view: Sight, job: JobCard): number {
  const [first, ...rest] = job.crucial ?? [];
  const later = mine(withoutAdvice(view));
  let chance = first === undefined ? 1 : nextChance(mine(view), first);
  for (const skill of rest) chance *= nextChance(later, skill);
  return chance;
}

function isDown(me: PlayerView, wounds: Wounds): boolean {
  return wounds.character >= healthRemaining(me) || wounds.ship >= hullOf(me) - me.shipDamage;
}

function hurt(wounds: Wounds, on: "character" | "ship", amount: number): Wounds {
  return { ...wounds, [on]: wounds[on] + amount };
}

/** The chance that these lines end in `complete`. [OR-EFF-02] The defeated complete nothing. */
function follow(view: Sight, effects: Effects, wounds: Wounds): number {
  const [first, ...rest] = effects;
  const me = mine(view);
  if (first === undefined || isDown(me, wounds)) return 0;
  const then = isTest(first) ? withoutAdvice(view) : view;
  const go = (lines: Effects, after: Wounds = wounds): number =>
    follow(then, [...lines, ...rest], after);
  switch (first.do) {
    case "complete":
      return 1;
    case "fail":
    case "stop":
      return 0;
    case "suffer":
      return go([], hurt(wounds, first.on, first.amount));
    case "test": {
      const chance = nextChance(me, first.skill);
      return chance * go(first.pass ?? []) + (1 - chance) * go(first.fail ?? []);
    }
    case "test-until-passed": {
      const chance = nextChance(me, first.skill);
      return chance * go([]) + (1 - chance) * go([...first.each, first]);
    }
    case "opposed-test":
      return opposed(view, me, first, go);
    case "fight-player":
      return 0.5 * (go(first.win ?? []) + go(first.lose ?? []));
    case "fight":
    case "fight-until-won":
      return fought(view, me, first, wounds, go);
    case "choose":
    case "may":
      return chosen(view, me, first, go);
    case "if":
      return go(meets(view, first.when) ? first.effects : (first.otherwise ?? []));
    case "databank": {
      const versions = databankCards(first.number);
      let sum = 0;
      for (const version of versions) sum += go(version.effects);
      return versions.length === 0 ? 0 : sum / versions.length;
    }
    default:
      return go([]);
  }
}

/** [UB-OPP-02] Both test. Who it will be against is not known yet: the others, on average. */
function opposed(
  view: Sight,
  me: PlayerView,
  { skill, best, even, worst }: Extract<Effect, { readonly do: "opposed-test" }>,
  go: Go,
): number {
  const others = view.players.filter((each, i) => i !== view.viewer && each.character !== null);
  let sum = 0;
  for (const other of others) sum += chanceToPass(other, skill);
  const theirs = sum / Math.max(1, others.length);
  const mine = nextChance(me, skill);
  return (
    mine * (1 - theirs) * go(best) +
    (mine * theirs + (1 - mine) * (1 - theirs)) * go(even) +
    (1 - mine) * theirs * go(worst)
  );
}

type Go = (lines: Effects, after?: Wounds) => number;

/** Both sides suffer the other's damage: the winner about half a point a die, the loser a little more. */
function fought(
  view: Sight,
  me: PlayerView,
  effect: Extract<Effect, { readonly do: "fight" | "fight-until-won" }>,
  wounds: Wounds,
  go: Go,
): number {
  const chance = combatOdds(me, effect.combat, effect.strength);
  const on = effect.combat === "ground" ? "character" : "ship";
  const less = effect.do === "fight" ? (effect.sufferLess ?? 0) : 0;
  const won = hurt(wounds, on, Math.max(0, Math.floor(effect.strength * 0.5) - less));
  const lost = hurt(wounds, on, Math.ceil(effect.strength * 0.7));
  if (effect.do === "fight")
    return chance * go(effect.win ?? [], won) + (1 - chance) * go(effect.lose ?? [], lost);
  return chance * go([], won) + (1 - chance) * (isDown(me, lost) ? 0 : go([effect], lost));
}

function chosen(
  view: Sight,
  me: PlayerView,
  effect: Extract<Effect, { readonly do: "choose" | "may" }>,
  go: Go,
): number {
  let best = effect.do === "may" ? go([]) : 0;
  for (const { when, pay = 0, effects } of effect.options) {
    if (pay <= me.credits && (when === undefined || meets(view, when)))
      best = Math.max(best, go(effects));
  }
  return best;
}
