/** The odds of a fight for people as they stand: before it is begun, and on the table before the dice. */
import {
  abilitiesOfType,
  combatValue,
  healthRemaining,
  hullOf,
  skillCount,
} from "../crew-and-ships/abilities.ts";
import { mayProtect } from "../crew-and-ships/aboard.ts";
import { combatBetweenPlayers } from "../combat/between-players.ts";
import type { CombatSide, CombatTask } from "../agenda/rolls.ts";
import type { Effects } from "../cards/effects.ts";
import type { CombatKind, Part } from "../names.ts";
import type { PublicPlayer } from "../state.ts";
import { fightOdds, type FightOdds } from "./fight-odds.ts";
import { inAnotherTurn } from "./lent-favors.ts";
import type { FightSide, PrintedDamage } from "./throws.ts";

/** Who fights: a player's own dice and health, or a printed strength that nothing brings down. */
export type Fighter = PublicPlayer | number;

/** What the card of a fight says about it. */
export interface FightTerms {
  readonly sufferLess?: number;
  readonly win?: Effects;
  readonly lose?: Effects;
}

export function fightChance(
  kind: CombatKind,
  attacker: PublicPlayer,
  defender: Fighter,
  terms: FightTerms = {},
): FightOdds {
  const [one, two] = sidesOf(kind, attacker, defender);
  return fightOdds(kind, { ...one, printed: printedFor(attacker, kind, terms) }, two);
}

/**
 * [OR-COM-07] A fight with another player, where that player is. Whoever is elsewhere is not fought this turn, and a
 * favor's die ends with it [UB-FAV-05].
 */
export function rivalChance(attacker: PublicPlayer, defender: PublicPlayer): FightOdds {
  const kind = combatBetweenPlayers(defender.space);
  if (attacker.space === defender.space) return fightChance(kind, attacker, defender);
  return fightChance(kind, inAnotherTurn(attacker), inAnotherTurn(defender));
}

/**
 * [OR-BNTY-05] The fight over hunted crew: its owner may let it go instead, so that it is won at least as often. `null`
 * where nobody fights for it.
 */
export function crewChance(hunter: PublicPlayer, owner: PublicPlayer): FightOdds | null {
  return mayProtect(owner)
    ? { ...rivalChance(hunter, owner), atLeast: true, mayYield: true }
    : null;
}

export function sidesOf(
  kind: CombatKind,
  attacker: PublicPlayer,
  defender: Fighter,
): readonly [FightSide, FightSide] {
  const one = sideOf(attacker, kind, defender);
  return typeof defender === "number"
    ? [one, { dice: defender - fewer(attacker, kind), who: null, left: Infinity }]
    : [one, sideOf(defender, kind, attacker)];
}

/** A fight on the table, before its dice. */
export function taskChance(players: readonly PublicPlayer[], task: CombatTask): FightOdds | null {
  const { player } = task.sides[0];
  const attacker = player === null ? undefined : players[player];
  if (attacker === undefined) return null;
  const [one, two] = taskSides(players, task);
  const { after, sufferLess, kind } = task;
  const terms = after.type === "effects" ? { ...after, sufferLess } : { sufferLess };
  return fightOdds(kind, { ...one, printed: printedFor(attacker, kind, terms) }, two);
}

/** [OR-COM-03] How many dice each side of a fight on the table rolls. */
export function diceToRoll(
  players: readonly PublicPlayer[],
  task: CombatTask,
): readonly [number, number] {
  const [one, two] = taskSides(players, task);
  return [Math.max(0, one.dice), Math.max(0, two.dice)];
}

/** Dice that cards and favors have added count [OR-COM-02]. */
function taskSides(
  players: readonly PublicPlayer[],
  { sides, kind }: CombatTask,
): readonly [FightSide, FightSide] {
  const [attacker, defender] = sides.map(({ player }) =>
    player === null ? undefined : players[player],
  );
  const side = (
    { strength, extra }: CombatSide,
    who: PublicPlayer | undefined,
    foe: PublicPlayer | undefined,
  ): FightSide =>
    who === undefined
      ? { dice: strength + extra - (foe ? fewer(foe, kind) : 0), who: null, left: Infinity }
      : sideOf(who, kind, foe ?? 0, strength + extra);
  return [side(sides[0], attacker, defender), side(sides[1], defender, attacker)];
}

function sideOf(
  player: PublicPlayer,
  kind: CombatKind,
  foe: Fighter,
  strength = combatValue(player, kind),
): FightSide {
  const lost = typeof foe === "number" ? 0 : fewer(foe, kind);
  const favor = player.favors.die ? 1 : 0;
  const who = player.opponent === null ? player : null;
  return { dice: strength + favor - lost, who, left: leftOf(player, partOf(kind)) };
}

const partOf = (kind: CombatKind): Part => (kind === "ground" ? "character" : "ship");

function leftOf(player: PublicPlayer, part: Part): number {
  return part === "character" ? healthRemaining(player) : hullOf(player) - player.shipDamage;
}

function printedFor(
  player: PublicPlayer,
  kind: CombatKind,
  { sufferLess = 0, win = [], lose = [] }: FightTerms,
): PrintedDamage {
  return {
    spared: sufferLess,
    won: following(player, kind, win),
    lost: following(player, kind, lose),
  };
}

/** Damage that these lines do for certain; what goes down with the other part is down as well. */
function following(player: PublicPlayer, kind: CombatKind, effects: Effects): number {
  const on = (part: Part): number =>
    effects.reduce(
      (sum, one) => (one.do === "suffer" && one.on === part ? sum + one.amount : sum),
      0,
    );
  const part = partOf(kind);
  const other = part === "ship" ? "character" : "ship";
  const beside = on(other);
  return beside > 0 && beside >= leftOf(player, other) ? Infinity : on(part);
}

/** Dice the other side loses to this player. */
function fewer(player: PublicPlayer, kind: CombatKind): number {
  let sum = 0;
  if (player.opponent !== null) return sum;
  for (const { ability } of abilitiesOfType(player, "fewer-dice"))
    if (ability.combat === kind && skillCount(player, ability.needs) > 0) sum++;
  return sum;
}
