/** Why the clerk means this one, from what the learner can see. */
import {
  contactCard,
  totalsOf,
  type Command,
  type PlayerView,
  type Question,
} from "#rules/outer-rim/index.ts";
import { playerAt } from "../../desk.ts";
import { lineAt } from "../../story/line.ts";
import { chipsOf, chipsOfEffects, percentOf, type Chip } from "../../story/odds.ts";
import type { Asking, Reason } from "./asking.ts";
import { capital } from "../taps.ts";
import { fightReason } from "./fight.ts";
import { flightReason, isOf, soughtAt, targetsOf } from "./fly.ts";
import { deliveryReason, purchaseReason } from "./trade.ts";

export function reasonFor(command: Command, asking: Asking): Reason {
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
      return { topic: "price", why: why.barter };
    case "leave-market":
      return { topic: "leaveMarket", why: why.leave };
    case "end-actions":
      return { topic: "endActions", why: why.end };
    case "use":
    case "use-secret":
      return inFight(asking)
        ? { topic: "fight", why: why.turn }
        : { topic: "ability", why: why.ability };
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
      return { topic: "reveal", why: why.reveal };
    case "pick-faction":
    case "pick-space":
      return pickReason(asking);
    case "pick-card":
      return gives(asking.question) ? { topic: "room", why: why.room } : other(asking);
    default:
      return encounterReason(command, asking);
  }
}

function encounterReason(command: Command, asking: Asking): Reason {
  const { learn, view, question, say } = asking;
  const { why } = learn;
  const chips = chipsOf(command, question, view);
  switch (command.type) {
    case "encounter-space": {
      const { space } = playerAt(view, question.seat);
      return { topic: "encounter", why: why.encounter(capital(say.space(space))) };
    }
    case "encounter-contact": {
      if (chips.length > 0) return { topic: "hunt", why: fightReason(chips, learn) };
      const token = view.tokens[command.token];
      const contact = token?.contact ?? null;
      const me = playerAt(view, question.seat);
      const sought = targetsOf(me).find((target) => isOf(token?.class ?? "", target));
      if (contact === null && sought !== undefined)
        return { topic: "contact", why: why.maybe(say.card(sought)) };
      return {
        topic: "contact",
        why: contact === null ? why.faceDown : why.faceUp(say.card(contact)),
      };
    }
    case "fight-patrol":
      return { topic: "patrol", why: fightReason(chips, learn) };
    case "accept":
    case "hunt-player":
    case "hunt-crew":
      return chips.length > 0 ? { topic: "hunt", why: fightReason(chips, learn) } : other(asking);
    case "attempt-job":
      return { topic: "job", why: why.job(jobChances(chips, asking)) };
    case "pick-skill":
      return { topic: "skill", why: why.skill(chips.map(percentOf).join(", ")) };
    case "choose":
      return lineReason(command.option, asking);
    case "decline":
      return { topic: "line", why: why.decline };
    default:
      return other(asking);
  }
}

/** Each printed skill with its chance, as the button says it. */
function jobChances(chips: readonly Chip[], { say, learn }: Asking): string {
  return chips
    .map((chip) =>
      chip.skill === undefined
        ? learn.why.alone(percentOf(chip))
        : `${say.word(`skill.${chip.skill}`)} ${percentOf(chip)}`,
    )
    .join(", ");
}

function inFight({ view }: Asking): boolean {
  return view.agenda.at(-1)?.type === "combat";
}

/** Whoever seeks somebody may have them before their eyes. */
function earnReason(me: PlayerView, { view, say, learn: { why } }: Asking): string {
  const sought = soughtAt(me.space, me, view);
  return sought === null
    ? why.earn
    : why.stay(say.card(sought), say.word(`class.${contactCard(sought).class}`));
}

/** Dice are kept because they do, or because nothing would help any more. */
function keepReason({ view, learn: { why } }: Asking): string {
  const task = view.agenda.at(-1);
  if (task?.type === "test") return why.lost;
  if (task?.type !== "combat") return why.keep;
  const [attack, defence] = totalsOf(view.players, task);
  return attack >= defence === (task.side === 0) ? why.keep : why.lost;
}

/** A card's own die may also show something worse; in fights and tests only what counts nothing is thrown again. */
function againReason({ view, learn }: Asking): string {
  return view.agenda.at(-1)?.type === "roll-one" ? learn.why.gamble : learn.why.again;
}

function other({ learn }: Asking): Reason {
  return { topic: "other", why: learn.why.other };
}

function pickReason(asking: Asking): Reason {
  const { ask } = asking.question;
  const { why } = asking.learn;
  if (ask === "move-patrol" || ask === "patrol-way")
    return { topic: "patrolMoves", why: why.patrolMoves };
  return ask.endsWith("reputation") ? { topic: "faction", why: why.faction } : other(asking);
}

function gives({ ask }: Question): boolean {
  return ["make-room", "make-berth", "fit-cards", "discard"].includes(ask);
}

function lineReason(option: number, asking: Asking): Reason {
  const { learn, view, question } = asking;
  const line = lineAt(option, asking);
  const chips = line === null ? [] : chipsOfEffects(line.effects, view, question.seat);
  // What dice count is said before they are chosen.
  if (chips.some(({ kind }) => kind === "win"))
    return { topic: "fight", why: fightReason(chips, learn) };
  const [first] = chips;
  if (first !== undefined) return { topic: "line", why: learn.why.line(percentOf(first)) };
  const rolls = line?.effects.some((effect) => effect.do === "roll") === true;
  return { topic: "line", why: rolls ? learn.why.oneDie : learn.why.safe };
}
