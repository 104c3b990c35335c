/** Who wins, who is hurt, and what the winner makes of it [OR-COM-05, OR-COM-06]. */
import { emit, isHuman, me, next } from "../agenda/play.ts";
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import { countFaces, damageOfCounts } from "../dice/faces.ts";
import { progress } from "../goals/goals.ts";
import { gainCredits } from "../goals/reputation.ts";
import { foeIn } from "./sides.ts";
import { recover, sufferInCombat } from "./damage.ts";
import { settleDice } from "./settle-dice.ts";
import { suffered } from "./suffered.ts";
import type { CombatTask } from "../agenda/rolls.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Play } from "../agenda/play.ts";
import type { CombatKind } from "../names.ts";
import type { Player } from "../state.ts";

/** [OR-COM-05] The higher total wins, the attacker wins ties; [OR-COM-06] each suffers the other's total. */
export function decideCombat(play: Play, task: CombatTask): void {
  const [attackDice, defendDice] = settleDice(play, task);
  const attack = damageOfCounts(countFaces(attackDice));
  const defence = damageOfCounts(countFaces(defendDice));
  const won = attack >= defence;
  const attacker = task.sides[0].player;
  const defender = task.sides[1].player;
  emit(play, {
    type: "combat-resolved",
    attacker,
    defender,
    damage: [attack, defence],
    won,
    ...foeIn(play, task),
    rule: "OR-COM-05",
  });
  if (attacker === null) return;
  const one = ableOn(play, attacker);
  const two = ableOn(play, defender);
  const less = won ? task.sufferLess : 0;
  const toAttacker = suffered({ one, foe: two, won, kind: task.kind, hits: defence - less });
  const toDefender =
    defender === null
      ? 0
      : suffered({ one: two, foe: one, won: !won, kind: task.kind, hits: attack });
  const aftermath: TaskOf<"aftermath"> = {
    type: "aftermath",
    attacker,
    defender,
    kind: task.kind,
    won,
    stunned: task.stunned,
    after: task.after,
  };
  const damage: TaskOf<"combat-damage"> = {
    type: "combat-damage",
    kind: task.kind,
    players: [attacker, defender],
    amounts: [toAttacker, toDefender],
    ...(play.cause === null ? {} : { cause: play.cause }),
  };
  if (task.after.type === "ai-bounty") next(play, aftermath, damage);
  else next(play, damage, aftermath);
  const margin = Math.abs(attack - defence);
  celebrate(play, won ? attacker : defender, {
    kind: task.kind,
    margin,
    dice: (won ? defendDice : attackDice).length,
  });
  lament(play, won ? defender : attacker, task.kind);
}

/** The player behind a side, when abilities count there: printed strengths and opponents have none. */
function ableOn(play: Play, player: number | null): Player | null {
  return player !== null && isHuman(play, player) ? me(play, player) : null;
}

function celebrate(
  play: Play,
  winner: number | null,
  fight: { readonly kind: CombatKind; readonly margin: number; readonly dice: number },
): void {
  if (winner === null || !isHuman(play, winner)) return;
  for (const { ability } of abilitiesOfType(me(play, winner), "after-win")) {
    if (ability.combat !== "both" && ability.combat !== fight.kind) continue;
    for (const effect of ability.effects) {
      if (effect.do === "gain-credits") gainCredits(play, winner, effect.amount, "OR-CHAR-01");
      if (effect.do === "recover" && effect.amount !== "all")
        recover(play, winner, effect.on, effect.amount, "OR-CHAR-01");
    }
  }
  for (const { ability } of abilitiesOfType(me(play, winner), "credits-per-margin"))
    gainCredits(play, winner, ability.amount * fight.margin, "OR-CHAR-01");
  progress(play, winner, "combat-won");
  progress(play, winner, fight.kind === "ground" ? "ground-combat-won" : "ship-combat-won");
  if (fight.dice >= 5) progress(play, winner, "five-dice-beaten");
}

function lament(play: Play, loser: number | null, kind: CombatKind): void {
  if (loser === null || kind !== "ship" || !isHuman(play, loser)) return;
  for (const { from } of abilitiesOfType(me(play, loser), "lost-with-ship-combat"))
    emit(play, { type: "card-discarded", player: loser, card: from, rule: "OR-LUX-03" });
}

export function combatDamage(play: Play, task: TaskOf<"combat-damage">): void {
  for (let i = 0; i < 2; i++) {
    const player = task.players[i] ?? null;
    if (player !== null) sufferInCombat(play, player, task.kind, task.amounts[i] ?? 0);
  }
}
