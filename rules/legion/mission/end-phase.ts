/** The End Phase: objective and secondary are scored, then the end is tested, then the next round begins. */
import { refuse, type Decision, type Refusal } from "../../game.ts";
import { editionOf, refuseFor, ruleFor } from "../edition/edition.ts";
import { writeEnd } from "../entries/end-of-game.ts";
import { newPage, type PageDraft } from "../entries/page.ts";
import { standing } from "../entries/standing.ts";
import type { Event } from "../events.ts";
import { sides, type PerSide, type Side } from "../names.ts";
import { type State } from "../state.ts";
import { roomFor } from "./bounds.ts";
import { primaryCard, secondaryCard, type Pay } from "./cards.ts";
import { missionRefusal } from "./choose.ts";
import type { Facts, FactName } from "./facts.ts";
import { secondaryRoom } from "./secondary.ts";

/** [LC-END-03] */
const twelve = 12;

export function endPhase(state: State, facts: PerSide<Facts>): Decision<Event> {
  const refusal = missionRefusal(state) ?? factsRefusal(state, facts);
  if (refusal !== null) return refusal;
  const page = newPage(state);
  page.write(ruleFor(state, "end-phase"), { type: "phase-ended", round: state.round, facts });
  scorePrimary(page, facts);
  scoreSecondary(page, facts);
  testTheEnd(page);
  return page.events();
}

/** The facts this mission asks for, with the most each can be. */
export function factsAsked(
  state: State,
): readonly { readonly fact: FactName; readonly most: number }[] {
  return paysOf(state).map((pay) => ({ fact: pay.fact, most: mostOf(pay) }));
}

function paysOf(state: State): readonly Pay[] {
  const { cards } = state.mission;
  return [
    ...(cards?.primary ? primaryCard(cards.primary).pays : []),
    ...(cards?.secondary ? secondaryCard(cards.secondary).pays : []),
  ];
}

function mostOf(pay: Pay): number {
  if (pay.type === "steps") return pay.steps.length - 1;
  return pay.type === "once" ? 1 : pay.most;
}

function factsRefusal(state: State, facts: PerSide<Facts>): Refusal | null {
  const asked = factsAsked(state);
  for (const side of sides) {
    for (const [fact, count] of Object.entries(facts[side])) {
      const most = asked.find((each) => each.fact === fact)?.most ?? 0;
      if (count > most) return refuseFor(state, "TOO_MANY", "end-phase", { fact, most });
      const room = roomFor(state, facts, side, fact as FactName);
      if (count > room) return refuse("TOO_MANY", "LC-POI-02", { fact, most: Math.max(0, room) });
    }
  }
  return null;
}

function scorePrimary(page: PageDraft, facts: PerSide<Facts>): void {
  const { mission, round } = page.now();
  if (!mission.cards?.primary) return;
  const card = primaryCard(mission.cards.primary);
  if (round < card.fromRound) return;
  for (const side of sides) {
    for (const pay of card.pays) {
      const points = worth(page.now(), pay, side, facts);
      if (points > 0)
        page.write(card.rule, {
          type: "mission-scored",
          side,
          source: "primary",
          points,
          what: pay.fact,
        });
    }
  }
}

function scoreSecondary(page: PageDraft, facts: PerSide<Facts>): void {
  const { mission, round } = page.now();
  if (!mission.cards?.secondary) return;
  const card = secondaryCard(mission.cards.secondary);
  if (round < card.fromRound) return;
  for (const side of sides) {
    for (const pay of card.pays) {
      const points = Math.min(worth(page.now(), pay, side, facts), secondaryRoom(page.now(), side));
      if (points > 0)
        page.write(card.rule, {
          type: "mission-scored",
          side,
          source: "secondary",
          points,
          what: pay.fact,
        });
    }
  }
}

function worth(state: State, pay: Pay, side: Side, facts: PerSide<Facts>): number {
  const count = facts[side][pay.fact] ?? 0;
  switch (pay.type) {
    case "each":
      return count * pay.points;
    case "steps":
      return pay.steps[count] ?? 0;
    case "once":
      return count > 0 && !state.mission.once[side].includes(pay.fact) ? pay.points : 0;
    case "fewer":
      return count < (facts[side === "blue" ? "red" : "blue"][pay.fact] ?? 0) ? 1 : 0;
  }
}

/** [LC-ROUND-02] The last thing of a round. [LC-END-03] Twelve and the lead; equal scores play on. [LC-ROUND-01] */
function testTheEnd(page: PageDraft): void {
  const state = page.now();
  const { blue, red } = standing(state).victoryTokens;
  const most = Math.max(blue.total, red.total);
  if (most >= twelve && blue.total !== red.total) return writeEnd(page, null, "twelve");
  if (state.round >= (editionOf(state).rounds ?? state.rounds))
    return writeEnd(page, null, "fifth-round");
  page.write(ruleFor(state, "round-counter"), { type: "round-begun", round: state.round + 1 });
}
