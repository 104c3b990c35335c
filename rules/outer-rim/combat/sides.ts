/** Who fights whom, and with how many dice. */
import { foeOf } from "../agenda/cause.ts";
import type { Foe } from "./foe.ts";
import type { Play } from "../agenda/play.ts";
import { combatValue } from "../crew-and-ships/abilities.ts";
import type { CombatAfter, CombatSide, CombatTask } from "../agenda/rolls.ts";
import type { CombatKind } from "../names.ts";
import type { PublicPlayer } from "../state.ts";

/** What is open to everybody is enough. */
type Table = { readonly players: readonly PublicPlayer[] };

export function againstStrength(
  state: Table,
  player: number,
  kind: CombatKind,
  strength: number,
  after: CombatAfter,
  sufferLess = 0,
): CombatTask {
  return {
    type: "combat",
    kind,
    phase: "begin",
    side: 0,
    sides: [sideOf(state, player, kind), { player: null, strength, dice: [], used: [], extra: 0 }],
    sufferLess,
    stunned: false,
    after,
  };
}

export function againstPlayer(
  state: Table,
  attacker: number,
  defender: number,
  kind: CombatKind,
  after: CombatAfter,
): CombatTask {
  return {
    type: "combat",
    kind,
    phase: "begin",
    side: 0,
    sides: [sideOf(state, attacker, kind), sideOf(state, defender, kind)],
    sufferLess: 0,
    stunned: false,
    after,
  };
}

function sideOf(state: Table, player: number, kind: CombatKind): CombatSide {
  const one = state.players[player];
  return {
    player,
    strength: one === undefined ? 0 : combatValue(one, kind),
    dice: [],
    used: [],
    extra: 0,
  };
}

export function foeIn(play: Play, task: CombatTask): { readonly foe?: Foe } {
  const foe = foeOf(play.state, task.after, task.sides[1].player);
  return foe === null ? {} : { foe };
}
