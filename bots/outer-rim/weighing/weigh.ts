/** What each thing a trader may say is worth to it. Only the commands of one question are ever compared. */
import {
  characterCard,
  healthOf,
  hullOf,
  isMarketCard,
  shipIds,
  shipSheet,
  type Command,
  type PlayerView,
  type SpaceId,
  roomFor,
} from "#rules/outer-rim/index.ts";
import { unreachable } from "#rules/game.ts";
import type { Sight } from "../players/mind.ts";
import { offersOf, worthOfBarter, worthOfLooking, type Offers } from "../market/bargains.ts";
import { worthOfCatch, worthOfContact, worthOfFight, worthOfHunt } from "./hunting.ts";
import { encounterWorth, jobWorth, patrolWorth } from "../errands/rewards.ts";
import { ambitionAt, ambitionWeight, sheetEase, wantedWith } from "../errands/ambition.ts";
import { goalBonus, navpointBonus } from "../errands/goals.ts";
import { isVainBounty } from "../errands/whereabouts.ts";
import { nextChance } from "../odds/test-odds.ts";
import { errandsOf } from "../errands/errands.ts";
import { nextRound, roundsOf } from "../appraisal/journeys.ts";
import { turnsBetween } from "../appraisal/charts.ts";
import { placesOf } from "../appraisal/places.ts";
import { later, worthOfCredits, worthOfFame } from "../appraisal/points.ts";
import { heldWorth } from "../market/purchase.ts";
import { cardWorth } from "../market/shopping.ts";
import { worthOfAnswer, worthOfTaking } from "./deals.ts";
import { asIf } from "../appraisal/standing.ts";
import { mine, tested } from "../appraisal/self.ts";
import { standing, worthOfReroll } from "./rerolls.ts";
import { worthOfAbility, worthOfChoice } from "./weigh-choice.ts";

/** However unsure somebody is. */
const never = -50;

interface Frame {
  readonly view: Sight;
  readonly me: PlayerView;
  readonly placed: (place: SpaceId) => number;
  /** What may be bought here. */
  readonly offers: Offers;
}

export function weighCommands(
  view: Sight,
  options: readonly Command[],
): { readonly command: Command; readonly total: number }[] {
  if (options.length === 1) return options.map((command) => ({ command, total: 0 }));
  // [OR-MKT-10] What is bought at once is weighed at the market, beside all that may be done there.
  if (options.some(({ type }) => type === "market") && options.some(({ type }) => type === "buy"))
    return weighCommands(
      view,
      options.filter(({ type }) => type !== "buy"),
    );
  const asks = (...types: readonly Command["type"][]): boolean =>
    options.some(({ type }) => types.includes(type));
  const placed = asks("move", "stay", "choose-start") ? placesOf(view) : () => 0;
  const frame: Frame = {
    view,
    me: mine(view),
    placed,
    offers: asks("discard-top", "buy") ? offersOf(view, options) : new Map(),
  };
  return options.map((command) => ({ command, total: worthOfCommand(frame, command) }));
}

function worthOfCommand(frame: Frame, command: Command): number {
  const { view, me, placed } = frame;
  switch (command.type) {
    case "choose-ship":
      return shipWorth(me, command.ship);
    case "choose-ambition":
      return sheetEase(view, command.ambition);
    case "choose-start":
      return placed(command.planet);
    case "move":
      return placed(command.to);
    case "stay":
      return placed(me.space);
    case "earn":
      return placed(me.space) + worthOfCredits(view, 2000);
    case "recover":
      return view.mind.par > 0 ? recovered(view, me) : placed(me.space) + recovery(view, me);
    case "deliver":
      return 20;
    case "market":
      return 10;
    case "buy":
      return isVain(view, command.deck) ? never : (frame.offers.get(command.deck) ?? 0);
    case "discard-top":
      return worthOfLooking(view, frame.offers, command.deck);
    case "leave-market":
      return 0.2;
    case "barter":
      return worthOfBarter(view, me, command.card);
    case "pay":
      return 1;
    case "accept":
      return worthOfAnswer(view);
    case "take-offer":
      return worthOfTaking(view, command.from);
    case "use":
      // [UB-TURN-01] In the planning step it is used instead of flying.
      return placed(me.space) + worthOfAbility(view, me, command.ability);
    case "use-secret":
      return 9;
    case "end-actions":
      return 0;
    case "fight-patrol":
      return patrolWorth(view, me, command.faction);
    case "encounter-space":
      return ambitionAt(view, me.space)?.encounter !== undefined
        ? ambitionWeight(view) + 4
        : encounterWorth(view, me.space) +
            navpointBonus(view, me.space) +
            (me.space === "takodana" ? goalBonus(view, "takodana-encountered") : 0);
    case "encounter-contact":
      return worthOfContact(view, command.token);
    case "attempt-job":
      return jobWorth(view, command.card);
    case "hunt-player":
    case "hunt-crew":
      return worthOfHunt(view, command.card, command.player, command.type);
    case "eliminate":
    case "capture":
      return worthOfCatch(view, command.type);
    case "choose":
      return worthOfChoice(view, command.option);
    case "pick-number":
      return worthOfNumber(view, me, command.number);
    case "pick-card":
      return pickWorth(view, me, command.card);
    case "take-fame":
      return worthOfFame(view, 1);
    case "take-credits":
      return worthOfCredits(view, Number(view.questions[0]?.params["credits"] ?? 0));
    case "pick-skill":
      return nextChance(tested(view), command.skill);
    case "roll":
    case "stand":
      return standing;
    case "reroll":
      return worthOfReroll(view, command);
    case "protect":
      return me.damage * 2 < healthOf(me) ? 1 : -1;
    case "pick-faction":
      return worthOfFaction(view, me, command.faction);
    // Offers are drawn at random: not even a lost fight is a reason to give things away.
    case "offer":
    case "call-debt":
      return never;
    case "fight-player":
      return worthOfFight(view, command.player);
    case "cross-the-core":
      return crossing(view, me);
    // As good as any other answer to the same question: what speaks for one of them says so here.
    case "choose-character":
    case "cancel":
    case "decline":
    case "pick-token":
    case "pick-space":
    case "pick-player":
      return 0;
    default:
      return unreachable(command);
  }
}

function isVain(view: Sight, deck: keyof Sight["market"]): boolean {
  const { top } = view.market[deck];
  return top !== null && isVainBounty(view, top);
}

/** What this place is worth to somebody in good health. */
function recovered(view: Sight, me: PlayerView): number {
  const goal =
    (me.damage + me.shipDamage >= 4 ? goalBonus(view, "planning-recovered-4") : 0) +
    (me.shipDamage >= 3 ? goalBonus(view, "ship-recovered-3") : 0);
  const hurt = (me.damage / healthOf(me)) ** 2 + (me.shipDamage / hullOf(me)) ** 2;
  return goal + hurt + placesOf(asIf(view, { damage: 0, shipDamage: 0 }))(me.space);
}

/** One's own card is given up, the least missed first; another's, or a ship's, is to be had. */
function pickWorth(view: Sight, me: PlayerView, card: string): number {
  const own = [...me.cards, ...me.crew].some(({ id }) => id === card);
  const ship = shipIds.find((id) => id === card);
  if (ship !== undefined) return cardWorth(view, `ship-${ship}`) - 0.5;
  return own || !isMarketCard(card) ? -heldWorth(view, card) - 0.1 : cardWorth(view, card);
}

/** Before any card is dealt a character says what it is made for: hunters want guns, the others want to get about. */
function shipWorth(me: PlayerView, ship: PlayerView["ship"]): number {
  const { combat, hull, hyperdrive } = shipSheet(ship);
  const hunts = me.character !== null && characterCard(me.character).startingCard.includes(90);
  return hunts ? 2 * combat + hull + hyperdrive : combat + hull + 3 * hyperdrive;
}

/** [UB-CORE-05] The other end of the rim now, against this end, or the other one a turn later. */
function crossing(view: Sight, me: PlayerView): number {
  const other = me.space === "spinward-core" ? "trailing-core" : "spinward-core";
  const there = roundFrom(view, other);
  return there - Math.max(roundFrom(view, me.space), later(view.mind, 1) * there);
}

/** The turn is over here: nobody crosses any more. */
function roundFrom(view: Sight, place: SpaceId): number {
  const turns = turnsBetween({ ...view, mind: { ...view.mind, crosses: false } });
  return nextRound(roundsOf(view.mind, errandsOf(view, turns), turns), place, 0);
}

/** Damage is a step toward defeat; some goals ask for it to be recovered. */
function recovery(view: Sight, me: PlayerView): number {
  const worst = Math.max(me.damage / healthOf(me), me.shipDamage / hullOf(me));
  const goal =
    (me.damage + me.shipDamage >= 4 ? goalBonus(view, "planning-recovered-4") : 0) +
    (me.shipDamage >= 3 ? goalBonus(view, "ship-recovered-3") : 0);
  return goal + (worst >= 0.75 ? 2.5 : worst >= 0.5 ? 1.4 : worst);
}

/** Gain where it is worst, lose where nothing is left to lose. */
function worthOfFaction(
  view: Sight,
  me: PlayerView,
  faction: keyof PlayerView["reputation"],
): number {
  const losing = view.questions[0]?.ask.startsWith("lose") === true;
  // [UB-CLAR-10] Nothing is gained or lost with a faction that counts as a friend this turn.
  if (me.treated.includes(faction)) return losing ? 6 : -6;
  const wanted = wantedWith(view, faction);
  if (wanted !== 0 && me.reputation[faction] !== wanted) return (wanted === -1) === losing ? 5 : -5;
  const value = me.reputation[faction];
  return losing ? -value : value === 1 ? -1 : 1 - value;
}

/** Questions answered by a number: what kind to order, which price of a ship to name. */
function worthOfNumber(view: Sight, me: PlayerView, number: number): number {
  switch (view.questions[0]?.ask) {
    case "special-order":
      return roomFor(me, number === 0 ? "gear" : "mod") ? 1 : 0;
    case "name-a-ship-price":
      return worthOfPrice(me, number);
    default:
      return 0;
  }
}

/** [UB-CARD-08] The dearest ship that can be paid; one that cannot is turned up for nothing. */
function worthOfPrice(me: PlayerView, price: number): number {
  return price - shipSheet(me.ship).cost <= me.credits ? price / 5000 : -1;
}
