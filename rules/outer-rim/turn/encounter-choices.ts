/** What a player may encounter where they are. */
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import { ambitionChoices } from "../goals/ambitions.ts";
import { playersWith } from "../effects/scene.ts";
import { bountyTarget } from "../jobs/held-bounties.ts";
import { jobChoices } from "../jobs/jobs.ts";
import { distance, farCore } from "../movement/map.ts";
import { hostilePatrols } from "../movement/patrols.ts";
import { factions } from "../names.ts";
import { stepChoices } from "./abilities.ts";
import type { Command } from "../commands.ts";
import type { State } from "../state.ts";

/** [OR-TURN-05] A hostile patrol comes first; only an ambition's last goal that says so may take its place. */
export function encounterChoices(state: State, player: number): Command[] {
  const one = state.players[player];
  if (one === undefined) return [];
  const hostile = hostilePatrols(state, player);
  if (hostile.length > 0) {
    const fights: Command[] = hostile.map((faction) => ({ type: "fight-patrol", faction }));
    return [...fights, ...ambitionChoices(state, player, "encounter", "instead of a patrol")];
  }
  const reach = Math.max(0, ...abilitiesOfType(one, "reach").map(({ ability }) => ability.spaces));
  const choices: Command[] = [];
  for (const faction of factions)
    if (distance(one.space, state.patrols[faction].space) <= reach)
      choices.push({ type: "fight-patrol", faction });
  choices.push({ type: "encounter-space" });
  if (farCore(one.space) !== null) choices.push({ type: "cross-the-core" });
  for (let token = 0; token < state.tokens.length; token++) {
    const at = state.tokens[token]?.at;
    if (
      at !== undefined &&
      at !== "crew" &&
      at !== "captured" &&
      at !== "gone" &&
      distance(one.space, at) <= reach
    )
      choices.push({ type: "encounter-contact", token });
  }
  choices.push(
    ...jobChoices(state, player),
    ...huntChoices(state, player),
    ...stepChoices(state, player, "encounter"),
  );
  return choices;
}

/**
 * [UB-PB-12] Never oneself. [OR-BNTY-05, UB-PB-02] Crew and characters
 * of other players here; [OR-LUX-03] and those who may be challenged.
 */
function huntChoices(state: State, player: number): Command[] {
  const choices: Command[] = [];
  for (const other of playersWith(state, player)) {
    const them = state.players[other];
    if (them === undefined) continue;
    for (const held of state.players[player]?.cards ?? []) {
      const target = held.token === null ? bountyTarget(held.id) : null;
      if (target === null) continue;
      if (them.crew.some((crew) => crew.id === target && crew.token !== null))
        choices.push({ type: "hunt-crew", card: held.id, player: other });
      if (them.character === target && !them.defeated)
        choices.push({ type: "hunt-player", card: held.id, player: other });
    }
    if (!them.defeated && other < state.seats)
      for (const { from } of abilitiesOfType(them, "may-be-fought"))
        choices.push({ type: "fight-player", player: other, card: from });
  }
  return choices;
}
