/** What follows from a player's cards alone, worked out once for each look at that player. */
import { abilitiesOf, skillsOf } from "#rules/outer-rim/index.ts";
import type { Ability, PlayerView, Skill } from "#rules/outer-rim/index.ts";

interface Facts {
  readonly abilities: readonly Ability[];
  readonly skills: readonly Skill[];
  /** Chances already worked out, by what they are about. */
  readonly chances: Map<string, number>;
}

/**
 * By the look itself and nothing like it: what was reckoned for somebody similar would make an answer depend on the
 * games a bot has seen before.
 */
const known = new WeakMap<PlayerView, Facts>();

function factsOf(me: PlayerView): Facts {
  let facts = known.get(me);
  if (facts === undefined)
    known.set(
      me,
      (facts = {
        abilities: abilitiesOf(me).map(({ ability }) => ability),
        skills: skillsOf(me),
        chances: new Map(),
      }),
    );
  return facts;
}

export function abilities(me: PlayerView): readonly Ability[] {
  return factsOf(me).abilities;
}

export function skills(me: PlayerView): readonly Skill[] {
  return factsOf(me).skills;
}

/** The same chance again, or worked out now. */
export function chanceOf(me: PlayerView, about: string, reckon: () => number): number {
  const { chances } = factsOf(me);
  let chance = chances.get(about);
  if (chance === undefined) chances.set(about, (chance = reckon()));
  return chance;
}
