/** Why a printed ability is not to be had: used, too dear, for nothing, or not ready. */
import { refuse } from "../../game.ts";
import { abilitiesOf } from "../crew-and-ships/abilities.ts";
import { isMarketCard, marketCard } from "../cards/market/index.ts";
import { holds } from "../effects/conditions.ts";
import { fallenRival } from "../combat/rivals.ts";
import { isUnhurt, playerOf } from "../effects/scene.ts";
import type { Ability } from "../cards/abilities.ts";
import type { Command } from "../commands.ts";
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
  const fallen = step === ask ? fallenRival(scene, seat, ability.effects) : null;
  if (fallen !== null)
    return refuse("rival-down", "OR-DMG-05", { who: playerOf(scene, fallen).character ?? "" });
  // Ready and paid for, and yet not offered in its own step: it would do nothing.
  return step === ask
    ? refuse("ability-idle", "OR-EFF-04", { ability: id })
    : refuse("ability-not-ready", "OR-TURN-04", { ability: id });
}

/** What a card is for in this step, used or not: what stands in its way can then be asked. */
export function purposeIn(ask: string, id: string): Command | null {
  const card = isMarketCard(id) ? marketCard(id) : null;
  if (ask === "encounter" && card?.kind === "job" && card.at !== "none")
    return { type: "attempt-job", card: id, with: null };
  const abilities = card !== null && "abilities" in card ? (card.abilities ?? []) : [];
  const found = abilities.find((each) => each.type === "step" && each.step === ask);
  return found?.type === "step" ? { type: "use", ability: found.id } : null;
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
