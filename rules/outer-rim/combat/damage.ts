/**
 * Damage, defeat, recovery [OR-DMG-01…06]. Who is defeated neither
 * fights nor protects [OR-DMG-05]: the steps never offer it.
 */
import { abilitiesOfType, healthOf, hullOf } from "../crew-and-ships/abilities.ts";
import { progress } from "../goals/goals.ts";
import { ask, emit, isHuman, me, next, rollDice, unexpected } from "../agenda/play.ts";
import { loseCredits } from "../goals/reputation.ts";
import { discardCrew } from "../crew-and-ships/crew.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { CombatKind, Part } from "../names.ts";
import type { Play } from "../agenda/play.ts";

export function suffer(play: Play, player: number, on: Part, amount: number, rule: string): void {
  if (amount <= 0) return;
  emit(play, { type: "damage-suffered", player, on, amount, rule });
  if (isBroken(play, player, on) && !me(play, player).defeated) fall(play, player);
}

function isBroken(play: Play, player: number, on: Part): boolean {
  const one = me(play, player);
  return on === "character" ? one.damage >= healthOf(one) : one.shipDamage >= hullOf(one);
}

/** Damage of a fight. [OR-DMG-07] A ship that may hold together rolls a die before it is defeated. */
export function sufferInCombat(play: Play, player: number, kind: CombatKind, amount: number): void {
  const on = kind === "ground" ? "character" : "ship";
  const one = me(play, player);
  const saving = isHuman(play, player)
    ? abilitiesOfType(one, "die-against-defeat").find(({ ability }) => ability.combat === kind)
    : undefined;
  const health = on === "character" ? healthOf(one) - one.damage : hullOf(one) - one.shipDamage;
  if (saving === undefined || amount < health || one.defeated) {
    suffer(play, player, on, amount, "OR-COM-06");
    return;
  }
  emit(play, { type: "damage-suffered", player, on, amount, rule: "OR-COM-06" });
  const dice = rollDice(play, 1, "roll");
  const roll = { type: "card", card: `ship.${one.ship}` } as const;
  emit(play, { type: "dice-rolled", player, dice, for: one.ship, roll, rule: "OR-DMG-07" });
  const { faces, recover: mended } = saving.ability;
  if (faces.some((face) => dice.includes(face))) recover(play, player, on, mended, "OR-DMG-07");
  if (isBroken(play, player, on)) fall(play, player);
}

/** IG-88 may give up a crew instead of falling. */
export function fall(play: Play, player: number): void {
  const one = me(play, player);
  const escapes =
    isHuman(play, player) && one.crew.length > 0 && abilitiesOfType(one, "avoid-defeat").length > 0;
  if (escapes) next(play, { type: "avoid-defeat", player });
  else defeat(play, player);
}

/** [OR-DMG-02] Three thousand credits and every secret are gone at once. */
function defeat(play: Play, player: number): void {
  if (me(play, player).defeated) return;
  emit(play, { type: "defeated", player, rule: "OR-DMG-02" });
  loseCredits(play, player, 3000, "OR-DMG-02");
  if (me(play, player).secrets.length > 0)
    emit(play, { type: "secrets-discarded", player, rule: "OR-DMG-02" });
  if (!isHuman(play, player)) return;
  for (const { ability, from } of abilitiesOfType(me(play, player), "when-defeated")) {
    next(play, {
      type: "effects",
      player,
      effects: ability.effects,
      source: { card: `card.${from}`, rule: "OR-DMG-02", held: from },
    });
  }
}

export function avoidDefeat(
  play: Play,
  task: TaskOf<"avoid-defeat">,
  answer: Command | null,
): void {
  const { player } = task;
  if (answer === null) {
    const choices: Command[] = me(play, player).crew.map((crew) => ({
      type: "pick-card",
      card: crew.id,
    }));
    ask(play, task, {
      seat: player,
      ask: "avoid-defeat",
      rule: "OR-DMG-06",
      choices: [...choices, { type: "decline" }],
    });
    return;
  }
  if (answer.type === "decline") {
    defeat(play, player);
    return;
  }
  if (answer.type !== "pick-card") unexpected(task, answer);
  discardCrew(play, player, answer.card, "OR-DMG-06");
  recoverAll(play, player, "OR-DMG-06");
}

export function recover(
  play: Play,
  player: number,
  on: Part | "both",
  amount: number,
  rule: string,
): void {
  const one = me(play, player);
  const character = on === "ship" ? 0 : Math.min(one.damage, amount);
  const ship = on === "character" ? 0 : Math.min(one.shipDamage, amount);
  if (character + ship > 0)
    emit(play, { type: "damage-recovered", player, character, ship, stands: false, rule });
  if (ship >= 3) progress(play, player, "ship-recovered-3");
}

/** [OR-DMG-03] All of it, from character and ship; a defeated player stands again. */
export function recoverAll(play: Play, player: number, rule: string): number {
  const one = me(play, player);
  emit(play, {
    type: "damage-recovered",
    player,
    character: one.damage,
    ship: one.shipDamage,
    stands: true,
    rule,
  });
  if (one.shipDamage >= 3) progress(play, player, "ship-recovered-3");
  return one.damage + one.shipDamage;
}
