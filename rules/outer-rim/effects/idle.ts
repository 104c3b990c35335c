/**
 * [OR-EFF-04] What could change nothing whatever the dice say is not offered. Only the verbs that may come to nothing
 * are looked at: all others count as doing something.
 */
import { roomFor } from "../crew-and-ships/slots.ts";
import { playerOf } from "../edit.ts";
import { isPlanet } from "../movement/map.ts";
import { holds } from "./conditions.ts";
import { rivalsOf } from "../combat/rivals.ts";
import { isThere } from "./particulars.ts";
import { factionsMeant, isUnhurt, standingWith } from "./scene.ts";
import { planetsToReveal, unknownHere } from "./travels.ts";
import type { Effect, Effects, SpecialName } from "../cards/effects.ts";
import type { Faction } from "../names.ts";
import type { PublicPlayer, State } from "../state.ts";

export function changesNothing(
  state: State,
  player: number,
  effects: Effects,
  own?: Faction,
): boolean {
  return effects.every((effect) => isIdle(state, player, effect, own));
}

function isIdle(state: State, player: number, effect: Effect, own: Faction | undefined): boolean {
  const one = playerOf(state, player);
  const idle = (effects: Effects | undefined): boolean =>
    changesNothing(state, player, effects ?? [], own);
  switch (effect.do) {
    case "story":
      return true;
    case "recover":
      return isUnhurt(one, effect.on);
    case "gain-reputation":
      return factionsMeant(state, player, effect.faction, own).every(
        (faction) => standingWith(one, faction) === "positive",
      );
    case "look-at-contact":
      return unknownHere(state, player).length === 0;
    case "reveal-planet":
      return planetsToReveal(state).length === 0;
    case "gain-card":
      return !isThere(state, effect.card);
    case "take-top":
      return state.market[effect.deck].length === 0;
    case "test":
      return idle(effect.pass) && idle(effect.fail);
    case "if":
      return idle(holds(state, player, effect.when, own) ? effect.effects : effect.otherwise);
    case "fight-player":
      return rivalsOf(state, player, effect).length === 0;
    case "special":
      return isIdleSpecial(one, effect.name);
    default:
      return false;
  }
}

/** No berth for a droid; sabotage is left once on a planet. */
function isIdleSpecial(one: PublicPlayer, name: SpecialName): boolean {
  if (name === "take-droid-crew") return !roomFor(one, "crew");
  return name === "protect-token" && isPlanet(one.space) && one.sabotaged.includes(one.space);
}
