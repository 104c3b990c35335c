/** Who fights whom, as a clause. */
import { somebody } from "./conditions.ts";
import { phrase } from "./line.ts";
import { patrolOf } from "./names.ts";
import type { Texts } from "../words/texts.ts";
import type { Effect } from "#rules/outer-rim/index.ts";

type EffectOf<T extends Effect["do"]> = Extract<Effect, { readonly do: T }>;

/** Fights whose outcome the card does not speak of. */
export function conditionless(
  texts: Texts,
  fight: EffectOf<"fight-until-won"> | EffectOf<"fight-patrol">,
): string {
  if (fight.do === "fight-patrol")
    return phrase(texts, "do.fight-patrol", { patrol: patrolOf(texts, fight.faction) });
  return phrase(texts, `do.fight-until-won-${fight.combat}`, { strength: fight.strength });
}

export function fightText(texts: Texts, fight: EffectOf<"fight">): string {
  const { combat, strength, sufferLess } = fight;
  return sufferLess === undefined
    ? phrase(texts, `do.fight-${combat}`, { strength })
    : phrase(texts, `do.fight-${combat}-less`, { strength, less: sufferLess });
}

export function fightPlayerText(texts: Texts, fight: EffectOf<"fight-player">): string {
  const about = fight.when?.is === "player-here" ? fight.when : undefined;
  const who = somebody(texts, about);
  return fight.combat === undefined
    ? phrase(texts, "do.fight-player", { who })
    : phrase(texts, `do.fight-player-${fight.combat}`, { who });
}
