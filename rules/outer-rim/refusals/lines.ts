/** Why a line of the card being resolved is not open, as everybody at the table can see it. */
import { refuse } from "../../game.ts";
import { fallenRival } from "../combat/rivals.ts";
import { roomFor } from "../crew-and-ships/slots.ts";
import { holds } from "../effects/conditions.ts";
import { playerOf } from "../effects/scene.ts";
import type { Task } from "../agenda/agenda.ts";
import type { Choice, Effects } from "../cards/effects.ts";
import type { Faction } from "../names.ts";
import type { Scene } from "../effects/scene.ts";
import type { Refusal } from "../../game.ts";

/** `own`: the faction the card is about. */
export function whyShut(
  scene: Scene,
  player: number,
  { when, pay: price = 0, effects }: Choice,
  own?: Faction,
): Refusal | null {
  const one = playerOf(scene, player);
  if (when !== undefined && !holds(scene, player, when, own))
    return refuse("line-unmet", "OR-EFF-01");
  if (price > one.credits)
    return refuse("cannot-pay", "OR-EFF-01", { price, credits: one.credits });
  if (takesCrew(effects) && !roomFor(one, "crew") && one.crew.length === 0)
    return refuse("no-berth", "OR-CREW-02");
  const fallen = fallenRival(scene, player, effects);
  if (fallen !== null)
    return refuse("rival-down", "OR-DMG-05", { who: playerOf(scene, fallen).character ?? "" });
  return null;
}

/** Of the lines on top of the agenda; one that is shut for nothing else would change nothing [OR-EFF-04]. */
export function whyNotLine(
  scene: Scene & { readonly agenda: readonly Task[] },
  option: number,
): Refusal | null {
  const task = scene.agenda.at(-1);
  const effect = task?.type === "effects" ? task.effects[0] : undefined;
  if (task?.type !== "effects" || (effect?.do !== "choose" && effect?.do !== "may")) return null;
  const line = effect.options[option];
  if (line === undefined) return null;
  return whyShut(scene, task.player, line, task.source.faction) ?? refuse("line-idle", "OR-EFF-04");
}

export function takesCrew(effects: Effects): boolean {
  return effects.some((effect) => effect.do === "gain-crew");
}
