/** Meeting people: whom to fight, whom to hire, whom to bring in alive. */
import {
  combatBetweenPlayers,
  combatValue,
  contactCard,
  contactIds,
  marketCard,
} from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import { abilities } from "../odds/facts.ts";
import { bountyWorth, preyWorth } from "../errands/rewards.ts";
import { isKnown, sitsHere, placesToHunt } from "../errands/whereabouts.ts";
import { combatBonus, goalBonus } from "../errands/goals.ts";
import { turnsBetween } from "../appraisal/charts.ts";
import { chanceToWin, fightCost } from "../odds/odds.ts";
import { fameWorth, worthOfCredits, worthOfFame } from "../appraisal/points.ts";
import { crewWorth } from "../market/shopping.ts";
import { mine } from "../appraisal/self.ts";
import { wins } from "./victory.ts";
import { worthOf } from "../appraisal/worth.ts";

export function worthOfContact(view: Sight, index: number): number {
  const token = view.tokens[index];
  const me = mine(view);
  if (token === undefined || token.at === "crew" || token.at === "captured" || token.at === "gone")
    return 0;
  const turns = turnsBetween(view);
  let best =
    token.contact === null
      ? strangerWorth(view, token.class, index)
      : talkWorth(view, token.contact, index);
  // Nothing to be had from somebody known is an encounter lost.
  if (token.contact !== null && best <= 0) best = -1.5;
  for (const held of me.cards) {
    const card = marketCard(held.id);
    // [UB-PB-01] A bounty on somebody at the table is not won through a token.
    if (card.kind !== "bounty" || held.token !== null || sitsHere(view, card.target)) continue;
    const worth = bountyWorth(view, held.id, token.at, turns);
    if (card.target === token.contact) best = Math.max(best, worth);
    else if (token.contact === null && contactCard(card.target).class === token.class)
      best = Math.max(best, 0.9 + worth * (placesToHunt(view, card.target)[0]?.chance ?? 0));
  }
  return best;
}

/** Who may be under a token of a class is known: everybody of it who is nowhere to be seen. */
function strangerWorth(view: Sight, rank: string, token: number): number {
  if (view.mind.searching < 2) return 0.9;
  let [sum, count] = [0, 0];
  for (const id of contactIds) {
    if (contactCard(id).class !== rank || isKnown(view, id)) continue;
    sum += Math.max(0.1, talkWorth(view, id, token));
    count++;
  }
  return 0.2 + sum / Math.max(1, count);
}

/** What the databank card of a known person brings. */
function talkWorth(view: Sight, contact: string, token: number): number {
  const card = contactCard(contact);
  const plain = worthOf(view, card.effects);
  return card.crew === null ? plain : Math.min(plain, crewWorth(view, contact, token));
}

/** Another player shoots back; somebody's crew may be protected by the owner. */
export function worthOfHunt(view: Sight, card: string, player: number, whom: Prey): number {
  const { space } = mine(view);
  const other = view.players[player];
  if (whom === "hunt-crew") return 0.7 * bountyWorth(view, card, space, turnsBetween(view));
  return other === undefined ? 0 : preyWorth(view, other, space);
}

type Prey = "hunt-player" | "hunt-crew";

/** [OR-LUX-03] Some cards make their owner worth a fight, if only to take a fame away. */
export function worthOfFight(view: Sight, player: number): number {
  const [me, other] = [mine(view), view.players[player]];
  if (other === undefined) return 0;
  const kind = combatBetweenPlayers(me.space);
  let prize = 0;
  for (const ability of abilities(other))
    if (ability.type === "may-be-fought")
      prize = Math.max(
        prize,
        ability.win.length === 0 ? fameWorth / 3 : worthOf(view, ability.win),
      );
  const dice = combatValue(other, kind);
  return (
    chanceToWin(combatValue(me, kind), dice) * (prize + combatBonus(view, kind, dice)) -
    fightCost(me, kind, dice, view.mind.down)
  );
}

/** Capture when the planet is near or the fame is higher; never when the fame at hand wins the game. */
export function worthOfCatch(view: Sight, how: "eliminate" | "capture"): number {
  const id = view.questions[0]?.params["card"];
  const card = typeof id === "string" ? marketCard(id) : undefined;
  if (card?.kind !== "bounty") return 0;
  const me = mine(view);
  const { credits, fame } = card[how];
  const worth = worthOfFame(view, fame) + worthOfCredits(view, credits);
  if (how === "eliminate") return worth + (wins(view, { type: how }) ? 100 : 0);
  return (
    (worth + goalBonus(view, "bounty-delivered")) *
    view.mind.patience ** turnsBetween(view)(me.space, card.capture.to)
  );
}
