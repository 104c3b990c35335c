/** Classic: the mark moves to the hunter that defeats its carrier and pays at the end, if that hunter lives. */
import type { Blow, Credit, Edition } from "../edition-kind.ts";
import type { PageDraft } from "../../entries/page.ts";
import { claimedBy, findUnit, isHunter, secretsOn } from "../../units.ts";
import { type Side } from "../../names.ts";
import { type State, type Unit } from "../../state.ts";
import { classicGrounds, classicRoutes } from "./grounds.ts";
import { settleDefeat } from "./transfer.ts";
import { poisonDenial, poisonHunters } from "./poison.ts";

/**
 * Who has defeated this unit, in the sense of the keyword?
 * [LB-DEFEAT-03] [LB-STIMS-04] Only the blow that brings the last wound is ever asked about.
 * [LB-DEFEAT-06] [LB-DEFEAT-07] [LB-DEFEAT-10] Any attack of the unit
 * counts; the attacker alone is asked, whoever lent dice or granted it.
 */
function creditFor(state: State, victim: Unit, blow: Blow): Credit {
  const { claim, stranger, dead } = classicRoutes[blow.route];
  const denied = deniedByPolicy(state, blow);
  if (denied !== null) return { hunter: null, rule: denied };
  if (blow.route === "poison" && blow.by === null)
    return { hunter: null, rule: poisonDenial(state, victim) };
  const doer = findUnit(state, blow.by);
  if (doer === null || !isHunter(doer)) return { hunter: null, rule: stranger };
  if (doer.side === victim.side) return { hunter: null, rule: "LB-DEFEAT-15" };
  // [LB-TRANSFER-07] [LB-TRANSFER-08] "If able" is the same everywhere: alive, on the battlefield or in a transport.
  if (doer.defeated) return { hunter: null, rule: dead };
  return { hunter: doer, rule: claim };
}

function deniedByPolicy(state: State, blow: Blow): string | null {
  const { policies } = state;
  if (blow.route === "condition") return "LB-CHARGE-07";
  if (blow.route === "bane" && !policies.baneToken) return "LB-CHARGE-09";
  if (blow.route === "effect" && !policies.hunterEffect) return "LB-DEFEAT-13";
  if (blow.route === "own-wounds") return "LB-DEFEAT-12";
  if (blow.route === "left") return "LB-DEFEAT-11";
  if (blow.loadedBy === "guardian" && !policies.stimsOnGuardian) return "LB-GUARDIAN-07";
  if (blow.loadedBy === "charge" && !policies.stimsOnCharge) return "LB-CHARGE-08";
  return null;
}

/** [LB-SCENARIO-01] [LB-SCENARIO-02] [LB-SCENARIO-04] One flag per game, fixed before marking. */
function bountyIsOn(state: State): boolean {
  return !state.scenarioCards || state.policies.scenarioAllowsBounty;
}

/** [LB-SECRET-03] The token lies on the unit's own card until the end. */
function performMission(page: PageDraft, unit: Unit): void {
  const token = {
    id: `t${page.now().tokens.length + 1}`,
    kind: "secret",
    placedBy: unit.id,
    placedOn: unit.id,
    holder: unit.id,
  } as const;
  page.write("LB-SECRET-03", { type: "token-placed", token });
}

/**
 * [LB-END-01] [LB-END-02] [LB-END-03] Living hunters that claimed are counted, not their tokens.
 * [LB-END-04] A defeated hunter holds nothing. [LB-END-05] [LB-END-06] A mark on a living unit counts for nobody.
 * [LB-END-07] [LB-SECRET-04] [LB-SECRET-06] Tokens on cards are markers, each kind with its own tally.
 * [LB-END-09] [LB-END-10] Riding, poisoned or on Stims, an undefeated unit counts.
 */
function tally(state: State, side: Side): { bounty: number; secret: number } {
  const living = state.units.filter((unit) => unit.side === side && !unit.defeated);
  return {
    bounty: living.filter((unit) => isHunter(unit) && claimedBy(state, unit.id).length > 0).length,
    secret: living.filter((unit) => secretsOn(state, unit.id).length > 0).length,
  };
}

export const classic: Edition = {
  grounds: classicGrounds,
  markKind: "mark",
  placeOwnMarks: () => {},
  creditFor,
  poisonHunters,
  settleDefeat,
  performMission,
  missionSpent: (_state, unit) => unit.missionDone,
  tally,
  bountyIsOn,
  rounds: null,
  missions: false,
  passengers: true,
  flight: true,
  chargePoisonsUnhurt: true,
  fullTie: { winner: "blue", decidedBy: "blue" },
  endingRule: {},
  resultRule: {
    "wiped-out": "LB-LEDGER-08",
    "victory-tokens": "LB-END-11",
    "points-defeated": "LB-END-11",
    blue: "LB-END-11",
    draw: "LB-END-11",
  },
};
