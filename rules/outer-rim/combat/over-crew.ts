/** The fight over crew that is hunted: what its owner reads before standing in the way, and what then is fought. */
import { combatBetweenPlayers } from "./between-players.ts";
import { againstPlayer } from "./sides.ts";
import type { Task, TaskOf } from "../agenda/agenda.ts";
import type { CombatTask } from "../agenda/rolls.ts";
import type { PublicPlayer } from "../state.ts";

type Hunt = TaskOf<"hunted-crew" | "ai-hunt">;
type Table = { readonly players: readonly PublicPlayer[] };

/** [OR-BNTY-05, UB-BHAI-10] Where the hunter is, between the hunter and the owner. */
export function fightOverCrew(table: Table, task: Hunt): CombatTask {
  const { player, card } = task;
  const kind = combatBetweenPlayers(table.players[player]?.space ?? "maelstrom");
  if (task.type === "ai-hunt")
    return againstPlayer(table, player, task.opponent, kind, {
      type: "ai-bounty",
      card,
      crew: task.crew,
    });
  return againstPlayer(table, player, task.owner, kind, {
    type: "crew-bounty",
    card,
    crew: task.crew,
  });
}

/** Who of the crew is hunted while its owner is asked, by whom, and the fight there would be. */
export function crewAtStake(
  table: Table & { readonly agenda: readonly Task[] },
): { readonly crew: string; readonly hunter: number; readonly fight: CombatTask } | null {
  const task = table.agenda.at(-1);
  if (task?.type !== "hunted-crew" && task?.type !== "ai-hunt") return null;
  const { crew, player: hunter } = task;
  return crew === null ? null : { crew, hunter, fight: fightOverCrew(table, task) };
}
