/** Lines of the AI cards that send the ship somewhere. Each says whether it had an effect. */
import { planetCards } from "../cards/spaces.ts";
import { shipSheet } from "../cards/ships.ts";
import { standingWith } from "../effects/scene.ts";
import { factions, planets } from "../names.ts";
import { emit, me, pick } from "../agenda/play.ts";
import { flyTo, goalsOf, nearest, withinReach } from "./moving.ts";
import type { AiLine } from "../cards/ai/lines.ts";
import type { SpaceId } from "../names.ts";
import type { Play } from "../agenda/play.ts";

const rule = "OR-SOLO-02";

export function moveToGoal(
  play: Play,
  player: number,
  line: Extract<AiLine, { readonly do: "move-to-goal" }>,
): boolean {
  const one = me(play, player);
  const goals: SpaceId[] = goalsOf(one);
  if (line.imperial === true)
    for (const planet of planets)
      if (planetCards[planet].faction === "imperial") goals.push(planet);
  if (goals.includes(one.space)) return false;
  const goal = nearest(play, player, goals);
  const fearless = line.fearless !== undefined && shipSheet(one.ship).cost >= line.fearless;
  return goal !== null && flyTo(play, player, goal, { patrols: fearless ? "ignoring" : "heeding" });
}

export function moveToPlayer(play: Play, player: number, standing: boolean): boolean {
  const spaces: SpaceId[] = [];
  for (let i = 0; i < play.state.players.length; i++) {
    const other = play.state.players[i];
    if (i !== player && other !== undefined && !(standing && other.defeated))
      spaces.push(other.space);
  }
  const to = nearest(play, player, spaces);
  return (
    to !== null &&
    to !== me(play, player).space &&
    withinReach(play, player, to) &&
    flyTo(play, player, to, { patrols: "heeding" })
  );
}

/** How many factions think ill of this player. */
export function hatred(play: Play, player: number): number {
  return factions.filter((faction) => standingWith(me(play, player), faction) === "negative")
    .length;
}

export function moveToMostHated(play: Play, player: number): boolean {
  let most = 0;
  for (let i = 0; i < play.state.players.length; i++)
    if (i !== player) most = Math.max(most, hatred(play, i));
  if (most === 0) return false;
  const others = play.state.players
    .map((_, i) => i)
    .filter((i) => i !== player && hatred(play, i) === most);
  const { space } = me(play, pick(play, others, "most-hated"));
  if (space === me(play, player).space) return false;
  emit(play, { type: "moved", player, to: space, directly: true, rule });
  return true;
}
