/** Why a line of the card being resolved is not open, as everybody at the table can see it. */
import { refuse } from "../../game.ts";
import { fallenRival } from "../combat/rivals.ts";
import { roomFor } from "../crew-and-ships/slots.ts";
import { holds } from "../effects/conditions.ts";
import { playerOf } from "../effects/scene.ts";
import type { Task, TaskOf } from "../agenda/agenda.ts";
import type { Choice, Effect, Effects } from "../cards/effects.ts";
import type { Command } from "../commands.ts";
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

interface Resolving {
  readonly agenda: readonly Task[];
}

type Lines = Extract<Effect, { readonly do: "choose" | "may" }>;

/** The lines being asked about lie on top of the agenda. */
function linesOf({ agenda }: Resolving): (TaskOf<"effects"> & { readonly lines: Lines }) | null {
  const task = agenda.at(-1);
  const lines = task?.type === "effects" ? task.effects[0] : undefined;
  if (task?.type !== "effects" || (lines?.do !== "choose" && lines?.do !== "may")) return null;
  return { ...task, lines };
}

/** [OR-EFF-05] Those that are printed and not among these choices. */
export function shutLines(view: Resolving, choices: readonly Command[]): number[] {
  const printed = linesOf(view)?.lines.options ?? [];
  return [...printed.keys()].filter(
    (i) => !choices.some((one) => one.type === "choose" && one.option === i),
  );
}

/** One that is shut for nothing else would change nothing [OR-EFF-04]. */
export function whyNotLine(scene: Scene & Resolving, option: number): Refusal | null {
  const found = linesOf(scene);
  const line = found?.lines.options[option];
  if (found === null || line === undefined) return null;
  const { player, source } = found;
  return whyShut(scene, player, line, source.faction) ?? refuse("line-idle", "OR-EFF-04");
}

export function takesCrew(effects: Effects): boolean {
  return effects.some((effect) => effect.do === "gain-crew");
}
