/** What each thing a trader may say is worth to it. Only the commands of one question are ever compared. */
import {
  healthOf,
  hullOf,
  marketCard,
  type Command,
  type PlayerView,
  type SpaceId,
  type View,
} from "#rules/outer-rim/index.ts";
import { offersOf, worthOfBarter, worthOfLooking, type Offers } from "./bargains.ts";
import { worthOfCatch, worthOfContact, worthOfHunt } from "./hunting.ts";
import { encounterWorth, jobWorth, patrolWorth } from "./errands/rewards.ts";
import { ambitionAt, ambitionWeight, sheetEase, wantedWith } from "./errands/ambition.ts";
import { goalBonus } from "./errands/goals.ts";
import { chanceToPass } from "./odds.ts";
import { placesOf } from "./places.ts";
import { fameWorth, worthOfCredits } from "./points.ts";
import { heldWorth } from "./shopping.ts";
import { mine } from "./self.ts";
import { worthOfAnswer, worthOfTaking } from "./deals.ts";
import { worthOfAbility, worthOfChoice } from "./weigh-choice.ts";

interface Frame {
  readonly view: View;
  readonly me: PlayerView;
  readonly placed: (place: SpaceId) => number;
  /** What may be bought here. */
  readonly offers: Offers;
}

export function weighCommands(
  view: View,
  options: readonly Command[],
): { readonly command: Command; readonly total: number }[] {
  if (options.length === 1) return options.map((command) => ({ command, total: 0 }));
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
      return command.ship ===
        (me.cards.some((held) => marketCard(held.id).kind === "bounty")
          ? "g-1a-starfighter"
          : "g9-rigger")
        ? 1
        : 0;
    case "choose-ambition":
      return sheetEase(view, command.ambition);
    case "choose-start":
      return placed(command.planet);
    case "move":
      return placed(command.to);
    case "stay":
      return placed(me.space);
    case "earn":
      return placed(me.space) + worthOfCredits(2000, me.credits);
    case "recover":
      return placed(me.space) + recovery(view, me);
    case "deliver":
      return 20;
    case "market":
      return 10;
    case "buy":
      return frame.offers.get(command.deck) ?? 0;
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
      return worthOfAbility(view, me, command.ability);
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
            (me.space === "takodana" ? goalBonus(view, "takodana-encountered") : 0);
    case "encounter-contact":
      return worthOfContact(view, command.token);
    case "attempt-job":
      return jobWorth(view, command.card);
    case "hunt-player":
    case "hunt-crew":
      return worthOfHunt(view, command.card, command.player);
    case "eliminate":
    case "capture":
      return worthOfCatch(view, command.type);
    case "choose":
      return worthOfChoice(view, command.option);
    case "pick-card":
      return -heldWorth(view, command.card) - 0.1;
    case "take-fame":
      return fameWorth;
    case "take-credits":
      return 4;
    case "pick-skill":
      return chanceToPass(me, command.skill);
    case "roll":
    case "stand":
      return 0.2;
    case "reroll":
      return command.dice === "not-crits" ? -1 : 1;
    case "protect":
      return me.damage * 2 < healthOf(me) ? 1 : -1;
    case "pick-faction":
      return worthOfFaction(view, me, command.faction);
    case "offer":
    case "call-debt":
    case "fight-player":
    case "cross-the-core":
      return -1;
    default:
      return 0;
  }
}

/** Damage is a step toward defeat; some goals ask for it to be recovered. */
function recovery(view: View, me: PlayerView): number {
  const worst = Math.max(me.damage / healthOf(me), me.shipDamage / hullOf(me));
  const goal =
    (me.damage + me.shipDamage >= 4 ? goalBonus(view, "planning-recovered-4") : 0) +
    (me.shipDamage >= 3 ? goalBonus(view, "ship-recovered-3") : 0);
  return goal + (worst >= 0.75 ? 2.5 : worst >= 0.5 ? 1.4 : worst);
}

/** Gain where it is worst, lose where nothing is left to lose. */
function worthOfFaction(
  view: View,
  me: PlayerView,
  faction: keyof PlayerView["reputation"],
): number {
  const losing = view.questions[0]?.ask.startsWith("lose") === true;
  const wanted = wantedWith(view, faction);
  if (wanted !== 0 && me.reputation[faction] !== wanted) return (wanted === -1) === losing ? 5 : -5;
  const value = me.reputation[faction];
  return losing ? -value : value === 1 ? -1 : 1 - value;
}
