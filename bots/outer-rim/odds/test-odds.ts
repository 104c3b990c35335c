/** How likely tests are passed, cards, crew and advice included. */
import type { Effect, PlayerView, Skill } from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import { abilities, chanceOf, skills } from "./facts.ts";

const passes = [15 / 64, 48 / 64, 60 / 64] as const;

/** `lent`: skills that count for this one test. */
export function chanceToPass(me: PlayerView, skill: Skill, lent = 0): number {
  return chanceOf(me, `${skill}+${lent}`, () => {
    let count = lent;
    for (const own of skills(me)) if (own === skill) count++;
    const plain = passes[Math.min(2, count)] ?? 0;
    const again = abilities(me).some(
      ({ type }) => type === "reroll-one" || type === "reroll-test-focus",
    );
    return again ? plain + (1 - plain) * (plain > 0.5 ? 0.45 : 0.12) : plain;
  });
}

/** [UB-FAV-04] In the next test of the turn, where advice somebody has given counts. */
export function nextChance(me: PlayerView, skills: Skill | readonly Skill[]): number {
  let best = 0;
  for (const skill of typeof skills === "string" ? [skills] : skills)
    best = Math.max(best, chanceToPass(me, skill, me.favors.skill === skill ? 1 : 0));
  return best;
}

export function isTest(effect: Effect): boolean {
  return tests.includes(effect.do);
}
const tests: readonly Effect["do"][] = ["test", "test-until-passed", "opposed-test"];

/** [UB-FAV-04] No test after the next one has it. */
export function withoutAdvice(view: Sight): Sight {
  if (view.players.every(({ favors }) => favors.skill === null)) return view;
  const players = view.players.map((one) => ({ ...one, favors: { ...one.favors, skill: null } }));
  return { ...view, players };
}
