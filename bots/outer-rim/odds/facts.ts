/** What follows from a player's cards alone, worked out once for each look at that player. */
import { abilitiesOf, marketCard, skillsOf } from "#rules/outer-rim/index.ts";
import type { Ability, PlayerView, Skill } from "#rules/outer-rim/index.ts";

interface Facts {
  readonly abilities: readonly Ability[];
  readonly skills: readonly Skill[];
  /** Chances already worked out, by what they are about. */
  readonly chances: Map<string, number>;
}

const known = new WeakMap<PlayerView, Facts>();
const shared = new Map<string, Facts>();
const enough = 2000;

/** Everything a chance depends on. Papers and cargo in hand do not matter, nor does every single credit. */
function likeness(me: PlayerView): string {
  let key = `${me.character} ${me.flipped} ${me.ship} ${me.shipFlipped} ${me.damage} ${me.shipDamage} ${Math.min(3, Math.floor(me.credits / 4000))} ${me.ambition?.id}`;
  const { hutt, syndicate, imperial, rebel } = me.reputation;
  key += ` ${hutt}${syndicate}${imperial}${rebel}`;
  for (const held of me.cards) {
    const { kind } = marketCard(held.id);
    if (kind === "gear" || kind === "mod") key += ` ${held.id}${held.side}`;
    else if (kind === "cargo") key += " c";
  }
  for (const crew of me.crew) key += ` ${crew.id}`;
  return key;
}

function factsOf(me: PlayerView): Facts {
  let facts = known.get(me);
  if (facts !== undefined) return facts;
  const key = likeness(me);
  facts = shared.get(key);
  if (facts === undefined) {
    if (shared.size >= enough) shared.clear();
    shared.set(
      key,
      (facts = {
        abilities: abilitiesOf(me).map(({ ability }) => ability),
        skills: skillsOf(me),
        chances: new Map(),
      }),
    );
  }
  known.set(me, facts);
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
