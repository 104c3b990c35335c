/** Ambition sheets: their goals, and the win they allow [UB-AMB-08…16]. */
import { ambitionSheet } from "../cards/ambitions.ts";
import { fameOf, holds } from "../effects/conditions.ts";
import { playerOf } from "../edit.ts";
import { emit, me, next } from "../agenda/play.ts";
import type { AmbitionGoal } from "../cards/types.ts";
import type { Command } from "../commands.ts";
import type { Play } from "../agenda/play.ts";
import type { State } from "../state.ts";

function isDone(state: State, player: number, goal: number): boolean {
  return playerOf(state, player).ambition?.done[goal] === true;
}

/** [UB-AMB-09] Numbered goals in order; [UB-AMB-11] the fame goal after all others and with the fame required. */
function isOpen(state: State, player: number, index: number): boolean {
  const sheet = playerOf(state, player).ambition;
  if (sheet === null || isDone(state, player, index)) return false;
  const { goals } = ambitionSheet(sheet.id);
  const goal = goals[index];
  if (goal === undefined || goal.kind === "infinity") return false;
  for (let i = 0; i < goals.length; i++) {
    const other = goals[i];
    if (other === undefined || i === index || isDone(state, player, i)) continue;
    if (goal.kind === "numbered" && other.kind === "numbered" && i < index) return false;
    if (goal.kind === "fame") return false;
  }
  return goal.kind !== "fame" || fameOf(state, player) >= state.rules.fame;
}

/** Goals with an ability that may be used in this step, by `ambition-goal-n`. */
export function ambitionChoices(
  state: State,
  player: number,
  step: "action" | "encounter",
  which: "all" | "instead of a patrol" = "all",
): Command[] {
  const sheet = playerOf(state, player).ambition;
  if (sheet === null) return [];
  const choices: Command[] = [];
  const { goals } = ambitionSheet(sheet.id);
  for (let i = 0; i < goals.length; i++) {
    const goal: AmbitionGoal | undefined = goals[i];
    if (goal?.step !== step || !isOpen(state, player, i)) continue;
    if (which !== "all" && goal.insteadOfPatrol !== true) continue;
    if (goal.when === undefined || holds(state, player, goal.when))
      choices.push({ type: "use", ability: `ambition-goal-${i}` });
  }
  return choices;
}

/** [UB-AMB-13] Like a job: what fails is tried again on a later turn. */
export function useAmbition(play: Play, player: number, ability: string): void {
  const sheet = me(play, player).ambition;
  const index = Number(ability.slice("ambition-goal-".length));
  const goal = sheet === null ? undefined : ambitionSheet(sheet.id).goals[index];
  if (sheet === null || goal?.effects === undefined) return;
  emit(play, { type: "ability-used", player, ability, rule: "UB-AMB-12" });
  next(play, {
    type: "effects",
    player,
    effects: goal.effects,
    source: { card: `ambition.${sheet.id}.${index}`, rule: "UB-AMB-12" },
  });
}

/** [UB-AMB-14] A goal token on the sheet. */
export function advanceAmbition(play: Play, player: number, goal: number): void {
  if (isOpen(play.state, player, goal))
    emit(play, { type: "ambition-advanced", player, goal, done: true, rule: "UB-AMB-14" });
}

/** Goals done by encountering this space. */
export function ambitionEncounter(play: Play, player: number, space: string): void {
  const sheet = me(play, player).ambition;
  if (sheet === null) return;
  const { goals } = ambitionSheet(sheet.id);
  for (let i = 0; i < goals.length; i++) {
    const places: readonly string[] = goals[i]?.encounter ?? [];
    if (places.includes(space) && isOpen(play.state, player, i)) {
      advanceAmbition(play, player, i);
      return;
    }
  }
}

/** [UB-AMB-10, UB-AMB-14] Infinity goals come and go with their condition. */
export function checkInfinity(play: Play): void {
  for (let player = 0; player < play.state.seats; player++) {
    const sheet = me(play, player).ambition;
    if (sheet === null) continue;
    const { goals } = ambitionSheet(sheet.id);
    for (let i = 0; i < goals.length; i++) {
      const goal: AmbitionGoal | undefined = goals[i];
      if (goal?.kind !== "infinity" || goal.when === undefined) continue;
      const holdsNow = holds(play.state, player, goal.when);
      if (holdsNow !== isDone(play.state, player, i))
        emit(play, {
          type: "ambition-advanced",
          player,
          goal: i,
          done: holdsNow,
          rule: "UB-AMB-14",
        });
    }
  }
}

/**
 * [UB-AMB-15] Everything on the sheet done, and the fame required. A fame goal with its own fight wins by that fight.
 */
export function ambitionFulfilled(state: State, player: number): boolean {
  const sheet = playerOf(state, player).ambition;
  if (sheet === null || fameOf(state, player) < state.rules.fame) return false;
  const { goals } = ambitionSheet(sheet.id);
  for (let i = 0; i < goals.length; i++) {
    const goal: AmbitionGoal | undefined = goals[i];
    const byFameAlone = goal?.kind === "fame" && goal.effects === undefined;
    if (!isDone(state, player, i) && !byFameAlone) return false;
  }
  return true;
}
