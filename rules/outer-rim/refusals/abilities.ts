/** Why a printed ability is not to be had: used, too dear, for nothing, or not ready. */
import { refuse } from "../../game.ts";
import { abilitiesOf } from "../crew-and-ships/abilities.ts";
import { holds } from "../effects/conditions.ts";
import { isUnhurt } from "../effects/scene.ts";
import type { Ability } from "../cards/abilities.ts";
import type { PublicPlayer, Question } from "../state.ts";
import type { Scene } from "../effects/scene.ts";
import type { Refusal } from "../../game.ts";

export function whyNotUse(scene: Scene, { seat, ask }: Question, id: string): Refusal {
  const one = scene.players[seat];
  const ability = one === undefined ? undefined : stepAbility(one, id);
  if (one === undefined || ability === undefined)
    return refuse("ability-not-ready", "OR-TURN-04", { ability: id });
  if (one.used.includes(id)) return refuse("ability-used", "OR-TURN-04", { ability: id });
  const { when, step, pay: price = 0 } = ability;
  if (step === ask && mendsNothing(one, ability)) return refuse("nothing-to-recover", "OR-EFF-04");
  if (when !== undefined && !holds(scene, seat, when))
    return refuse("ability-not-ready", "OR-TURN-04", { ability: id });
  if (price > one.credits)
    return refuse("ability-too-dear", "OR-TURN-04", { ability: id, price, credits: one.credits });
  // Ready and paid for, and yet not offered in its own step: it would do nothing.
  return step === ask
    ? refuse("ability-idle", "OR-EFF-04", { ability: id })
    : refuse("ability-not-ready", "OR-TURN-04", { ability: id });
}

type StepAbility = Extract<Ability, { readonly type: "step" }>;

function stepAbility(one: PublicPlayer, id: string): StepAbility | undefined {
  for (const { ability } of abilitiesOf(one))
    if (ability.type === "step" && ability.id === id) return ability;
  return undefined;
}

function mendsNothing(one: PublicPlayer, { effects }: StepAbility): boolean {
  return effects.some((effect) => effect.do === "recover" && isUnhurt(one, effect.on));
}
