/** Credits, fame and reputation: an event changes exactly what it says, and its rule says how much that may be. */
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import { marketCard } from "../cards/market/index.ts";
import { factions } from "../names.ts";
import type { MarketCard } from "../cards/market-cards.ts";
import type { Event } from "../events.ts";
import type { Player, State } from "../state.ts";

/** What an event adds to a player's purse. */
function creditsBy(event: Event, player: number): number {
  switch (event.type) {
    case "credits-gained":
      return event.player === player ? event.amount : 0;
    case "credits-spent":
    case "credits-lost":
      return event.player === player ? -event.amount : 0;
    case "credits-given":
      return (event.to === player ? event.amount : 0) - (event.from === player ? event.amount : 0);
    default:
      return 0;
  }
}

function fameBy(event: Event, player: number): number {
  if (event.type === "fame-gained" && event.player === player) return event.amount;
  return event.type === "fame-lost" && event.player === player ? -event.amount : 0;
}

/** Throws where a purse, fame or a reputation changed otherwise than the event says. */
export function sameSums(before: State, event: Event, after: State): void {
  for (const [i, one] of before.players.entries()) {
    const then = after.players[i];
    if (then === undefined) throw new Error(`player ${i} is gone`);
    const due = one.credits + creditsBy(event, i);
    if (then.credits !== due || due < 0)
      throw new Error(`${event.type}: ${then.credits} credits, not ${due}`);
    if (then.fame !== one.fame + fameBy(event, i) || then.fame < 0)
      throw new Error(`${event.type}: fame ${one.fame} to ${then.fame}`);
    for (const faction of factions) {
      const steps = Math.abs(then.reputation[faction] - one.reputation[faction]);
      const said =
        event.type === "reputation-changed" && event.player === i && event.faction === faction;
      if (steps > (said ? 1 : 0)) throw new Error(`${event.type}: ${steps} steps with ${faction}`);
    }
  }
}

/** Rules that always pay or cost the same. */
const fixed: Readonly<Record<string, number>> = {
  "OR-TURN-02": 2000,
  "UB-PB-06": 5000,
  "UB-BHAI-16": 5000,
  "UB-BHAI-24": 4000,
  "UB-CLAR-02": 5000,
};

/** Throws where the sum of an event does not follow from its rule; `earlier` is what its page told before it. */
export function dueSum(before: State, event: Event, earlier: readonly Event[]): void {
  const wrong = (due: number | string): never => {
    throw new Error(`${JSON.stringify(event)} where ${due} was due`);
  };
  if (event.type === "credits-gained") {
    const due = fixed[event.rule];
    if (due !== undefined && event.amount !== due) wrong(due);
    const one = before.players[event.player];
    const most = one === undefined ? Infinity : mostFor(event.rule, event.card, one);
    if (event.amount > most) wrong(`at most ${most}`);
  }
  if (event.type === "credits-lost" && event.rule === "OR-DMG-02") {
    const due = Math.min(3000, before.players[event.player]?.credits ?? 0);
    if (event.amount !== due) wrong(due);
  }
  if (event.type === "fame-gained") {
    if (event.source === "personal-goal" || event.source === "ship-goal") {
      const reached = earlier.at(-1);
      if (event.amount !== 1 || reached?.type !== "goal-completed") wrong("1 for a goal");
    }
    if (event.rule === "OR-BNTY-04" || event.rule === "OR-CARGO-02") {
      const most = Math.max(...famesOn(marketCard(event.card)));
      if (event.amount > most) wrong(`at most ${most}`);
    }
  }
}

/** What a delivery or a bounty pays at most: the better side as printed, and what cards add. */
function mostFor(rule: string, cause: string | undefined, one: Player): number {
  if (rule !== "OR-CARGO-02" && rule !== "OR-BNTY-04") return Infinity;
  const id = (cause ?? "").replace(/^card\./, "");
  const bonus = [
    ...abilitiesOfType(one, "reward").map(({ ability }) => ability.amount),
    ...abilitiesOfType(one, "elimination-reward").map(({ ability }) => ability.amount),
  ].reduce((sum, amount) => sum + amount, 0);
  return Math.max(...creditsOn(marketCard(id))) + bonus;
}

function creditsOn(card: MarketCard): number[] {
  if (card.kind === "bounty") return [card.eliminate.credits, card.capture.credits];
  if (card.kind !== "cargo") return [];
  return [card.delivery?.credits ?? 0, card.other?.delivery?.credits ?? 0];
}

function famesOn(card: MarketCard): number[] {
  if (card.kind === "bounty") return [card.eliminate.fame, card.capture.fame];
  if (card.kind !== "cargo") return [];
  return [card.delivery?.fame ?? 0, card.other?.delivery?.fame ?? 0];
}
