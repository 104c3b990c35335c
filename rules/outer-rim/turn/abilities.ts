/** Printed "Planning:", "Action:" and "Encounter:" abilities, and secrets used in a step. */
import { abilitiesOf } from "../crew-and-ships/abilities.ts";
import { ambitionChoices, useAmbition } from "../goals/ambitions.ts";
import { secretOf } from "../effects/secrets.ts";
import { holds } from "../effects/conditions.ts";
import { changesNothing } from "../effects/idle.ts";
import { playerOf } from "../edit.ts";
import { emit, me, next } from "../agenda/play.ts";
import { spend } from "../goals/reputation.ts";
import type { Ability } from "../cards/abilities.ts";
import type { Command } from "../commands.ts";
import type { Play } from "../agenda/play.ts";
import type { State } from "../state.ts";

type Step = "planning" | "action" | "encounter";
type StepAbility = Extract<Ability, { readonly type: "step" }>;

/** [OR-TURN-04] Each once per turn, when its condition holds, its price is there and it does something [OR-EFF-04]. */
export function stepChoices(state: State, player: number, step: Step): Command[] {
  const one = playerOf(state, player);
  const choices: Command[] = [];
  for (const { ability } of abilitiesOf(one)) {
    if (ability.type !== "step" || ability.step !== step || one.used.includes(ability.id)) continue;
    if ((ability.pay ?? 0) > one.credits || changesNothing(state, player, ability.effects))
      continue;
    if (ability.when === undefined || holds(state, player, ability.when))
      choices.push({ type: "use", ability: ability.id });
  }
  if (step !== "planning")
    choices.push(
      ...ambitionChoices(state, player, step).filter(
        (choice) => choice.type !== "use" || !one.used.includes(choice.ability),
      ),
    );
  for (let i = 0; i < one.secrets.length; i++) {
    const secret = one.secrets[i];
    const section = secret === undefined ? undefined : secretOf(secret);
    if (
      section?.step === step &&
      (section.when === undefined || holds(state, player, section.when))
    )
      choices.push({ type: "use-secret", secret: i });
  }
  return choices;
}

export function useAbility(play: Play, player: number, id: string): void {
  if (id.startsWith("ambition-goal-")) {
    useAmbition(play, player, id);
    return;
  }
  const found = abilitiesOf(me(play, player)).find(
    ({ ability }) => ability.type === "step" && ability.id === id,
  );
  if (found === undefined) throw new Error(`no ability ${id}`);
  const ability = found.ability as StepAbility;
  emit(play, { type: "ability-used", player, ability: id, rule: "OR-TURN-04" });
  spend(play, player, ability.pay ?? 0, "OR-TURN-04");
  const own = found.from === "character" || found.from === "ship" || found.from === "ambition";
  const source = own
    ? { card: `${found.from}.${id}`, rule: "OR-TURN-04" }
    : { card: `card.${found.from}`, rule: "OR-TURN-04", held: found.from };
  next(play, { type: "effects", player, effects: ability.effects, source });
}
