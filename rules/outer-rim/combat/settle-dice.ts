/** The dice that lie on the table are changed by abilities that always work. */
import { countFaces, diceOf } from "../dice/faces.ts";
import { settleCounts } from "../dice/settle.ts";
import { emit, isHuman, me } from "../agenda/play.ts";
import type { CombatTask } from "../agenda/rolls.ts";
import type { Face } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { Player } from "../state.ts";

/**
 * [OR-COM-08] Abilities without a price are always used, in their
 * owner's favour: focus results turned, then hits cancelled.
 */
export function settleDice(
  play: Play,
  task: CombatTask,
): readonly [readonly Face[], readonly Face[]] {
  const attack = countFaces(task.sides[0].dice);
  const defence = countFaces(task.sides[1].dice);
  const one = owner(play, task.sides[0].player);
  const two = owner(play, task.sides[1].player);
  const by: readonly [Set<string>, Set<string>] = [new Set(), new Set()];
  settleCounts([one, two], [attack, defence], task.kind, by);
  const settled = [diceOf(attack), diceOf(defence)] as const;
  for (let i = 0; i < 2; i++) {
    const side = task.sides[i as 0 | 1];
    const dice = settled[i as 0 | 1];
    if (
      countFaces(side.dice).hit !== countFaces(dice).hit ||
      countFaces(side.dice).crit !== countFaces(dice).crit
    )
      emit(play, {
        type: "dice-changed",
        player: side.player,
        dice,
        by: [...by[i as 0 | 1]].join("+"),
        rule: "OR-COM-08",
      });
  }
  return settled;
}

function owner(play: Play, player: number | null): Player | null {
  return player !== null && isHuman(play, player) ? me(play, player) : null;
}
