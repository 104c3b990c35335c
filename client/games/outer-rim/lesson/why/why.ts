/** Why the clerk means this one, from what the learner can see. */
import {
  patrolsAhead,
  type Command,
  type PlayerView,
  type Question,
  contactCard,
} from "#rules/outer-rim/index.ts";
import { playerAt } from "../../tabletop.ts";
import { chipsAhead } from "../../patrol/ahead.ts";
import type { WhyContext, Reason } from "./asking.ts";
import { againReason, keepReason } from "./dice.ts";
import { encounterReason, otherReason } from "./encounter.ts";
import { fightReason } from "./fight.ts";
import { flightReason, soughtAt } from "./fly.ts";
import { againstBuying } from "./market.ts";
import { barterReason, cancelReason } from "./purchase.ts";
import { deliveryReason, purchaseReason } from "./trade.ts";
import { errandsOf } from "../../map/errands.ts";

export function reasonFor(command: Command, asking: WhyContext): Reason {
  const { why } = asking.learn;
  const me = playerAt(asking.view, asking.question.seat);
  switch (command.type) {
    case "move":
      return { topic: "fly", why: flightReason(command.to, me, asking) };
    case "earn":
      return { topic: "earn", why: earnReason(me, asking) };
    case "recover":
      return { topic: "recover", why: why.recover(me.damage + me.shipDamage) };
    case "deliver":
      return deliveryReason(command.card, me, asking);
    case "market":
      return { topic: "market", why: why.market };
    case "buy":
      return purchaseReason(command, asking);
    case "pay":
      return { topic: "price", why: why.pay };
    case "barter":
      return barterReason(asking);
    case "cancel":
      return cancelReason(asking);
    case "leave-market": {
      const against = againstBuying(asking);
      return { topic: "leaveMarket", why: against === "" ? why.leave : why.leaveBut(against) };
    }
    case "end-actions":
      return { topic: "endActions", why: endReason(me, asking) };
    case "use":
    case "use-secret":
      return inFight(asking)
        ? { topic: "fight", why: why.turn }
        : { topic: "ability", why: isLook(command) ? why.look : why.ability };
    case "roll":
      return { topic: inFight(asking) ? "fight" : "roll", why: why.roll };
    case "stand":
      return { topic: inFight(asking) ? "fight" : "keep", why: keepReason(asking) };
    case "reroll":
      return { topic: inFight(asking) ? "fight" : "keep", why: againReason(asking) };
    case "eliminate":
      return { topic: "catch", why: why.eliminate };
    case "capture":
      return { topic: "catch", why: why.capture };
    case "take-fame":
      return { topic: "fame", why: why.takeFame };
    case "take-credits":
      return { topic: "fame", why: why.takeCredits };
    case "pick-token":
      return { topic: looks(asking.question) ? "look" : "reveal", why: why.reveal };
    case "pick-faction":
    case "pick-space":
      return pickReason(asking);
    case "pick-card":
      return gives(asking.question) ? { topic: "room", why: why.room } : otherReason(asking);
    default:
      return encounterReason(command, asking);
  }
}

/** [OR-TURN-05] Where a hostile patrol waits, that is what ending means. */
function endReason({ used }: PlayerView, asking: WhyContext): string {
  const { view, question, learn, say, words } = asking;
  const { why } = learn;
  if (used.includes("skip-encounter")) return why.endsTurn;
  const foes = patrolsAhead(view, question.seat).map((faction) => say.word(`patrol.${faction}`));
  if (foes.length === 0) return why.end;
  const chips = chipsAhead(view, question.seat);
  const odds = chips.length === 0 ? [] : [fightReason(chips, asking)];
  return [why.end, why.endAndFight(words.labels.either(foes)), ...odds].join(" ");
}

function inFight({ view }: WhyContext): boolean {
  return view.agenda.at(-1)?.type === "combat";
}

function pickReason(asking: WhyContext): Reason {
  const { ask } = asking.question;
  const { why } = asking.learn;
  if (ask === "patrol-way") return { topic: "patrolMoves", why: why.patrolWay };
  if (ask === "move-patrol") return { topic: "patrolMoves", why: why.patrolMoves };
  if (ask === "reveal-planet") return { topic: "other", why: why.revealPlanet };
  return ask.endsWith("reputation") ? { topic: "faction", why: why.faction } : otherReason(asking);
}

function isLook(command: Command): boolean {
  return command.type === "use" && command.ability.endsWith("-look");
}

/** [OR-CONT-01] Nobody else sees it. */
function looks({ ask }: Question): boolean {
  return ask === "look-at-contact";
}

function gives({ ask }: Question): boolean {
  return ["make-room", "make-berth", "fit-cards", "discard"].includes(ask);
}

/** Whoever seeks somebody may have them before their eyes; else by what is in hand. */
function earnReason(me: PlayerView, { view, say, learn: { why } }: WhyContext): string {
  const sought = soughtAt(me.space, view);
  if (sought !== null)
    return why.stay(say.named(sought), say.word(`class.${contactCard(sought).class}`));
  const errands = errandsOf(view, me);
  const here = errands.find(({ space }) => space === me.space);
  if (here !== undefined) return why.earn(say.card(here.card));
  return errands.length === 0 ? why.earnEmpty : why.earnFirst;
}
