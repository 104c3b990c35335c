/** Current: the bounty token stays where it is, and a hunter that defeats its carrier scores at once. */
import type { Blow, Credit, Edition } from "../edition-kind.ts";
import type { Route } from "../../events.ts";
import type { PageDraft } from "../../entries/page.ts";
import { findUnit, has, isHunter, marksOn, secretsOn } from "../../units.ts";
import { other, type Side } from "../../names.ts";
import { type State, type Unit } from "../../state.ts";
import { currentGrounds, currentRoutes } from "./grounds.ts";

const paying: readonly Route[] = ["attack", "guardian", "transport", "effect"];

/**
 * [LC-DEFEAT-04] [LC-DEFEAT-07] Own wounds, own cards, mines and flight are no hunter's attack or effect.
 * [LC-DEFEAT-03] [LC-STIMS-01] [LC-POISON-01] Charges and wounds suffered later are as the table has it.
 */
function pays({ policies }: State, route: Route): boolean {
  if (route === "charge") return policies.chargePays;
  if (route === "stims") return policies.stimsPay;
  if (route === "poison") return policies.poisonPays;
  return paying.includes(route);
}

/** [LC-POISON-01] Enemy hunters that are still there, one for each that poisoned. */
function poisonHunters(state: State, victim: Unit): readonly Unit[] {
  if (!state.policies.poisonPays) return [];
  const hunters = victim.poison
    .map((id) => findUnit(state, id))
    .filter(
      (unit) => unit !== null && isHunter(unit) && !unit.defeated && unit.side !== victim.side,
    );
  return hunters
    .filter((hunter, at) => hunters.indexOf(hunter) === at)
    .filter((unit) => unit !== null);
}

/**
 * [LC-SCORE-01] [LC-SCORE-04] [LC-SCORE-07] Any hunter of the
 * other side, and it must be there when the keyword resolves.
 */
function creditFor(state: State, victim: Unit, blow: Blow): Credit {
  const { claim, stranger, dead } = currentRoutes[blow.route];
  const doer = findUnit(state, blow.by);
  if (!pays(state, blow.route) || doer === null || !isHunter(doer))
    return { hunter: null, rule: stranger };
  if (doer.side === victim.side) return { hunter: null, rule: "LC-SETUP-04" };
  if (doer.defeated) return { hunter: null, rule: dead };
  return { hunter: doer, rule: claim };
}

/**
 * [LC-SCORE-06] At once. [LC-SCORE-03] One point for the unit, however
 * many tokens it carries; the tokens leave with it [LC-TOKEN-01].
 */
function settleDefeat(page: PageDraft, victim: Unit, credit: Credit): void {
  const state = page.now();
  const tokens = marksOn(state, victim.id);
  if (credit.hunter !== null && tokens.length > 0) {
    page.write(credit.rule, {
      type: "bounty-paid",
      side: credit.hunter.side,
      by: credit.hunter.id,
      on: victim.id,
    });
  }
  for (const token of [...tokens, ...secretsOn(state, victim.id)]) {
    page.write(token.kind === "secret" ? "LC-MISSION-05" : "LC-TOKEN-01", {
      type: "token-lost",
      token: token.id,
      from: victim.id,
      kind: token.kind,
      claimed: false,
    });
  }
}

/**
 * [LC-HUNTED-01] [LC-HUNTED-02] Of whatever rank, a hunted unit carries a token as soon as the enemy fields any hunter.
 */
function placeOwnMarks(page: PageDraft): void {
  const { units } = page.now();
  for (const unit of units) {
    const enemyHunts = units.some((enemy) => enemy.side === other(unit.side) && isHunter(enemy));
    if (!has(unit, "hunted") || !enemyHunts) continue;
    const token = {
      id: `t${page.now().tokens.length + 1}`,
      kind: "bounty",
      placedBy: null,
      placedOn: unit.id,
      holder: unit.id,
    } as const;
    page.write("LC-HUNTED-01", { type: "token-placed", token });
  }
}

/** [LC-MISSION-03] [LC-MISSION-04] First the token; when points are scored later, the token is traded for one. */
function performMission(page: PageDraft, unit: Unit): void {
  const [held] = secretsOn(page.now(), unit.id);
  if (held === undefined) {
    const token = {
      id: `t${page.now().tokens.length + 1}`,
      kind: "secret",
      placedBy: unit.id,
      placedOn: unit.id,
      holder: unit.id,
    } as const;
    page.write("LC-MISSION-03", { type: "token-placed", token });
    return;
  }
  page.write("LC-MISSION-04", { type: "mission-paid", side: unit.side, unit: unit.id });
  page.write("LC-MISSION-04", {
    type: "token-lost",
    token: held.id,
    from: unit.id,
    kind: "secret",
    claimed: false,
  });
}

/** [LC-SCORE-05] Points once scored are safe: no cap, and the hunter need not live on. */
function tally(state: State, side: Side): { bounty: number; secret: number } {
  return { bounty: state.bountyPoints[side], secret: state.missionPoints[side] };
}

export const current: Edition = {
  grounds: currentGrounds,
  markKind: "bounty",
  placeOwnMarks,
  creditFor,
  poisonHunters,
  settleDefeat,
  performMission,
  missionSpent: (state, unit) => unit.missionDone && secretsOn(state, unit.id).length === 0,
  tally,
  bountyIsOn: (state) => !state.scenarioCards,
  rounds: 5,
  missions: true,
  passengers: false,
  flight: false,
  chargePoisonsUnhurt: false,
  fullTie: { winner: null, decidedBy: "draw" },
  endingRule: { twelve: "LC-END-03" },
  resultRule: {
    "wiped-out": "LC-END-04",
    "victory-tokens": "LC-END-01",
    "points-defeated": "LC-END-05",
    blue: "LC-END-05",
    draw: "LC-END-05",
  },
};
