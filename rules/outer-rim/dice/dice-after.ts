/** Dice of a fight as they lie, and as an ability that leaves nothing to chance would lay them [OR-COM-04]. */
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import { countFaces, damageOfCounts } from "./faces.ts";
import { settleCounts } from "./settle.ts";
import type { CombatSide, CombatTask } from "../agenda/rolls.ts";
import type { Face } from "../names.ts";
import type { PublicPlayer } from "../state.ts";

const worstFirst: readonly Face[] = ["blank", "focus", "hit", "crit"];

/** The least useful die. */
export function worst(dice: readonly Face[]): number {
  for (const face of worstFirst) if (dice.includes(face)) return dice.indexOf(face);
  return 0;
}

/** One's own dice with that ability; `null` where new dice would fall. */
export function diceAfter(
  one: PublicPlayer,
  dice: readonly Face[],
  ability: string,
): readonly Face[] | null {
  const loaded = abilitiesOfType(one, "rotate-for-hits").find(({ from }) => from === ability);
  if (loaded !== undefined)
    return [...dice, ...Array.from({ length: loaded.ability.hits }, (): Face => "hit")];
  if (ability === "focus-to-crit")
    return dice.includes("focus") ? dice.with(dice.indexOf("focus"), "crit") : dice;
  if (ability !== "hurt-for") return null;
  const face = abilitiesOfType(one, "hurt-for")[0]?.ability.face ?? "hit";
  return dice.length === 0 ? dice : dice.with(worst(dice), face);
}

/** A fight as far as its dice go. */
interface Fought extends Pick<CombatTask, "kind"> {
  readonly sides: readonly [Thrown, Thrown];
}
type Thrown = Pick<CombatSide, "player" | "dice">;

/** [OR-COM-08] What both sides come to, attacker first, if nobody uses anything more. */
export function totalsOf(
  players: readonly PublicPlayer[],
  { sides, kind }: Fought,
): readonly [number, number] {
  const counts = [countFaces(sides[0].dice), countFaces(sides[1].dice)] as const;
  settleCounts([able(players, sides[0]), able(players, sides[1])], counts, kind);
  return [damageOfCounts(counts[0]), damageOfCounts(counts[1])];
}

/** [OR-COM-05] Whoever is asked would win as it is; the attacker wins ties. */
export function isAhead(players: readonly PublicPlayer[], task: CombatTask): boolean {
  const [attack, defence] = totalsOf(players, task);
  return task.side === 0 ? attack >= defence : defence > attack;
}

/** The same fight with other dice on one side. */
export function withDice(task: CombatTask, side: 0 | 1, dice: readonly Face[]): CombatTask {
  const changed = { ...task.sides[side], dice };
  return { ...task, sides: side === 0 ? [changed, task.sides[1]] : [task.sides[0], changed] };
}

/** Printed strengths and printed opponents have no abilities. */
function able(players: readonly PublicPlayer[], { player }: Thrown): PublicPlayer | null {
  const one = player === null ? undefined : players[player];
  return one === undefined || one.opponent !== null ? null : one;
}
