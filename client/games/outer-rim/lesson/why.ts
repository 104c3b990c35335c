/** Why the clerk means this one, from what the learner can see. */
import {
  contactCard,
  deliveryOf,
  distance,
  marketCard,
  type Command,
  type PlayerView,
  type Question,
  type SpaceId,
} from "#rules/outer-rim/index.ts";
import { rewardText } from "../answer-text.ts";
import { playerAt } from "../desk.ts";
import { errandsOf } from "../map/errands.ts";
import { rewardOf } from "../map/rewards.ts";
import { lineAt } from "../story/line.ts";
import { chipsOf, chipsOfEffects, percent, percentOf, type Chip } from "../story/odds.ts";
import type { Explained } from "./remark.ts";
import { capital, type Table } from "./taps.ts";
import type { LearnWords } from "./words/en.ts";

/** What kind of move it is, and why this one. */
export interface Reason {
  readonly topic: Explained;
  readonly why: string;
}

export interface Asking extends Table {
  readonly question: Question;
  readonly learn: LearnWords;
}

export function reasonFor(command: Command, asking: Asking): Reason {
  const { why } = asking.learn;
  const me = playerAt(asking.view, asking.question.seat);
  switch (command.type) {
    case "move":
      return { topic: "fly", why: flightReason(command.to, me, asking) };
    case "earn":
      return { topic: "earn", why: why.earn };
    case "recover":
      return { topic: "recover", why: why.recover(me.damage + me.shipDamage) };
    case "deliver":
      return deliveryReason(command.card, me, asking);
    case "market":
      return { topic: "market", why: why.market };
    case "buy":
      return purchaseReason(asking.view.market[command.deck].top, asking);
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
      return { topic: "ability", why: why.ability };
    case "roll":
      return { topic: inFight(asking) ? "fight" : "roll", why: why.roll };
    case "stand":
      return { topic: inFight(asking) ? "fight" : "keep", why: why.keep };
    case "reroll":
      return { topic: inFight(asking) ? "fight" : "keep", why: why.again };
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
      return { topic: "job", why: why.job(jobChances(command.card, chips, asking)) };
    case "pick-skill":
      return { topic: "skill", why: why.skill(chips.map(percentOf).join(", ")) };
    case "choose":
      return { topic: "line", why: lineReason(command.option, asking) };
    default:
      return other(asking);
  }
}

/** Each printed skill with its chance, as far as the button says it. */
function jobChances(id: string, chips: readonly Chip[], { say }: Asking): string {
  const card = marketCard(id);
  const skills = card.kind === "job" ? card.skills : [];
  return chips
    .map((chip, i) => `${say.word(`skill.${skills[i] ?? ""}`)} ${percentOf(chip)}`)
    .join(", ");
}

function inFight({ view }: Asking): boolean {
  return view.agenda.at(-1)?.type === "combat";
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

/** Where a card of mine is wanted, or the way there; else simply somewhere with people. */
function flightReason(to: SpaceId, me: PlayerView, asking: Asking): string {
  const { view, learn, say } = asking;
  const errands = errandsOf(view, me).flatMap(({ card, kind, space }) =>
    space === null ? [] : [{ card, kind, space }],
  );
  const here = errands.find(({ space }) => space === to);
  if (here !== undefined) {
    const reward = rewardText(rewardOf(here, view, asking.question.seat), asking);
    return learn.why.errand(say.card(here.card), say.space(to), reward);
  }
  const nearer = errands
    .filter(({ space }) => distance(to, space) < distance(me.space, space))
    .toSorted((a, b) => distance(to, a.space) - distance(to, b.space))[0];
  const sought = soughtAt(to, me, asking);
  if (sought !== null) {
    const rank = say.word(`class.${contactCard(sought).class}`);
    return learn.why.search(say.card(sought), rank, say.space(to));
  }
  if (nearer !== undefined) return learn.why.toward(say.card(nearer.card), say.space(nearer.space));
  return learn.why.people(capital(say.space(to)));
}

/** A target of mine who may be lying face down there: one of its class does. */
function soughtAt(to: SpaceId, me: PlayerView, { view }: Asking): string | null {
  const hidden = view.tokens.filter(({ at, contact }) => at === to && contact === null);
  return targetsOf(me).find((target) => hidden.some((token) => isOf(token.class, target))) ?? null;
}

function targetsOf(me: PlayerView): readonly string[] {
  return me.cards.flatMap((held) => {
    const card = marketCard(held.id);
    return card.kind === "bounty" && held.token === null ? [card.target] : [];
  });
}

function isOf(rank: string, contact: string): boolean {
  return contactCard(contact).class === rank;
}

function deliveryReason(card: string, me: PlayerView, asking: Asking): Reason {
  const { learn, view, question } = asking;
  const held = me.cards.find(({ id }) => id === card);
  const delivery = held === undefined ? null : deliveryOf(held);
  if (delivery?.illegal === true) {
    const [chip] = chipsOf({ type: "deliver", card }, question, view);
    return {
      topic: "smuggle",
      why: learn.why.smuggle(chip === undefined ? "" : percentOf(chip)),
    };
  }
  const bounty = marketCard(card);
  const captive = bounty.kind === "bounty" ? bounty.capture : null;
  const reward = rewardText(captive ?? delivery ?? { credits: 0 }, asking);
  return { topic: "deliver", why: reward === "" ? learn.why.other : learn.why.deliver(reward) };
}

function purchaseReason(top: string | null, asking: Asking): Reason {
  const { learn, say } = asking;
  const { why } = learn;
  if (top === null) return other(asking);
  const card = marketCard(top);
  const name = say.card(top);
  switch (card.kind) {
    case "cargo": {
      const { delivery } = card;
      if (delivery === null) return { topic: "buyCargo", why: why.buyOther(name) };
      const place =
        typeof delivery.to === "string"
          ? say.space(delivery.to)
          : say.word(`patrol.${delivery.to.patrol}`);
      return { topic: "buyCargo", why: why.buyCargo(name, place, rewardText(delivery, asking)) };
    }
    case "job":
      return {
        topic: "buyJob",
        why:
          card.at === "none" || card.at === "player"
            ? why.buyOther(name)
            : why.buyJob(name, say.space(card.at)),
      };
    case "bounty":
      return {
        topic: "buyBounty",
        why: why.buyBounty(name, say.word(`class.${contactCard(card.target).class}`)),
      };
    case "ship":
      return { topic: "buyShip", why: why.buyOther(name) };
    case "gear":
    case "mod":
      return { topic: "buyGear", why: why.buyOther(name) };
    default:
      return { topic: "buyLuxury", why: why.buyOther(name) };
  }
}

function lineReason(option: number, asking: Asking): string {
  const { learn, view, question } = asking;
  const line = lineAt(option, asking);
  const chips = line === null ? [] : chipsOfEffects(line.effects, view, question.seat);
  if (chips.some(({ kind }) => kind === "win")) return fightReason(chips, learn);
  const [first] = chips;
  return first === undefined ? learn.why.safe : learn.why.line(percentOf(first));
}

function fightReason(chips: readonly Chip[], learn: LearnWords): string {
  const of = (kind: Chip["kind"]): string => {
    const chip = chips.find((one) => one.kind === kind);
    if (chip === undefined) return "–";
    return chip.atLeast ? learn.why.atLeast(percent(chip.chance)) : percent(chip.chance);
  };
  return learn.why.fight(of("win"), of("down"));
}
