/** What stands on the button of an answer. */
import {
  abilitiesOf,
  barterValue,
  isMarketCard,
  marketCard,
  playerBounty,
  type BountyCard,
  type Command,
  type Question,
} from "#rules/outer-rim/index.ts";
import { unreachable } from "#rules/game.ts";
import type { Tabletop, Reader } from "../tabletop.ts";
import { bundleText, favorText } from "../words/bundle.ts";
import { suspects } from "../map/suspects.ts";
import { cardText } from "../market/taken-card.ts";
import { priceText } from "../market/price-text.ts";
import { endText, foeText } from "../patrol/ahead.ts";
import { lineAt } from "../story/line.ts";
import { goalUsed, rivalsFor } from "../story/odds.ts";
import { foundShip } from "../market/found-ship.ts";
import { freesSlot } from "../market/handed-in.ts";
import { capital } from "../tell/line.ts";

export function answerText(command: Command, question: Question, tabletop: Reader): string {
  const { say, view } = tabletop;
  const { answers } = tabletop.words.labels;
  switch (command.type) {
    case "choose-character":
      return (question.ask === "choose-opponent" ? answers.against : answers.play)(
        say.named(command.character),
      );
    case "choose-ship":
      return answers.take(say.word(`ship.${command.ship}.name`));
    case "choose-ambition":
      return answers.take(say.word(`ambition.${command.ambition}.name`));
    case "choose-start":
      return answers.startAt(say.space(command.planet));
    case "move":
      return answers.fly(say.space(command.to));
    case "stay":
      return question.ask === "slip-past" ? answers.stop : answers.stay;
    case "earn":
      return answers.earn(say.amount(2000));
    case "recover":
      return answers.recover;
    case "use":
      return abilityText(command.ability, question, tabletop);
    case "deliver":
      return answers.deliver(say.card(command.card));
    case "market":
      return answers.market;
    case "discard-top":
      return answers.clear;
    case "buy":
      return buyText(command.deck, tabletop);
    case "leave-market":
      return answers.leaveMarket;
    case "barter":
      return barterText(command.card, tabletop);
    case "pay": {
      const amount = question.params["price"] ?? question.params["pay"] ?? 4000;
      return answers.pay(say.amount(Number(amount)));
    }
    case "cancel":
      return answers.cancel;
    case "offer":
      return answers.offer;
    case "accept":
      return acceptText(question, tabletop);
    case "decline":
      return declineText(question, tabletop);
    case "end-actions":
      return endText(question.seat, tabletop);
    case "fight-patrol":
      return answers.fightPatrol(foeText(command.faction, tabletop));
    case "encounter-space":
      return answers.encounterSpace(say.space(view.players[question.seat]?.space ?? "maelstrom"));
    case "cross-the-core":
      return answers.cross;
    case "encounter-contact":
      return meetText(command.token, question.seat, tabletop);
    case "attempt-job":
      return command.with === null
        ? answers.job(say.card(command.card))
        : answers.jobWith(say.card(command.card), say.player(command.with));
    case "hunt-player":
      return answers.huntPlayer(say.player(command.player), rewardText(playerBounty, tabletop));
    case "hunt-crew":
      return answers.huntCrew(say.named(command.card), say.player(command.player));
    case "fight-player":
      return answers.fightPlayer(
        say.player(command.player),
        command.card === "character" ? say.player(command.player) : say.card(command.card),
      );
    case "use-secret":
      return secretText(command.secret, question, tabletop);
    case "eliminate":
      return bountyText(question, tabletop, "eliminate");
    case "capture":
      return bountyText(question, tabletop, "capture");
    case "protect":
      return answers.protect;
    case "choose":
      return lineAt(command.option, tabletop)?.label ?? String(command.option + 1);
    case "pick-faction":
      return question.ask === "move-patrol" || question.ask === "fight-patrol"
        ? answers.movePatrol(say.word(`patrol.${command.faction}`))
        : say.word(`faction.${command.faction}`);
    case "pick-skill":
      return say.word(`skill.${command.skill}`);
    case "pick-card":
      return cardText(command.card, question, tabletop);
    case "pick-token":
      return tokenText(command.token, tabletop, "pick");
    case "pick-space":
      return question.ask === "patrol-way" || question.ask === "move-patrol-away"
        ? answers.sendTo(say.space(command.space))
        : answers.choosePlace(say.space(command.space));
    case "pick-player":
      return question.ask === "send-patrol"
        ? answers.sendTo(say.player(command.player))
        : answers.fightHim(say.player(command.player));
    case "pick-number":
      return numberText(command.number, question, tabletop);
    case "roll":
      return answers.roll;
    case "stand":
      return answers.stand;
    case "reroll":
      return answers.by(
        answers.reroll[command.dice],
        sourceName(command.ability, question, tabletop),
      );
    case "take-fame":
      return answers.fame;
    case "take-credits":
      return answers.credits;
    case "call-debt":
      return answers.callDebt(say.player(command.from), favorText(command.favor, say));
    case "take-offer":
      return answers.takeOffer(say.title(command.from), offeredTerms(command.from, tabletop));
    default:
      return unreachable(command);
  }
}

/** A number may stand for a card, a kind, a way or a price. */
function numberText(number: number, { ask }: Question, { say, words }: Reader): string {
  if (ask === "starting-card") return words.labels.gallery.starting[number] ?? String(number);
  if (ask === "special-order") return capital(say.word(number === 0 ? "thing.gear" : "thing.mod"));
  if (ask === "patrol-distance") return words.labels.answers.comesBy(number);
  return say.amount(number);
}

/** Only cargo, gear and mods pay a part of the price; others merely make room [OR-MKT-05]. */
function barterText(id: string, { view, say, words }: Reader): string {
  const worth = isMarketCard(id) ? barterValue(id) : 0;
  const { barter, giveUp, makesRoom } = words.labels.answers;
  // What pays nothing is offered for its slot alone.
  if (worth === 0) return giveUp(say.card(id));
  const text = barter(say.card(id), say.amount(worth));
  return freesSlot(id, view) ? `${text} · ${makesRoom}` : text;
}

function buyText(deck: keyof Reader["view"]["market"], tabletop: Reader): string {
  const { answers } = tabletop.words.labels;
  const price = priceText(deck, tabletop);
  return price === tabletop.say.amount(0) ? answers.takeFree : answers.buy(price);
}

/** A card, a crew, my character or my ship as the source of an ability. */
function sourceName(from: string, question: Question, { say, view }: Reader): string {
  const mine = view.players[Number(question.params["for"] ?? question.seat)];
  if (from === "character" && mine?.character) return say.word(`character.${mine.character}.name`);
  if (from === "ship" && mine) return say.word(`ship.${mine.ship}.name`);
  if (from === "ambition" && mine?.ambition) return say.word(`ambition.${mine.ambition.id}.name`);
  return say.card(from);
}

/** What the die of whoever bleeds for it turns to. */
function hurtFor({ seat }: Question, { view }: Reader): string {
  const mine = view.players[seat];
  const crit =
    mine !== undefined &&
    abilitiesOf(mine).some(({ ability }) => ability.type === "hurt-for" && ability.face === "crit");
  return crit ? "hurt-for-crit" : "hurt-for";
}

function abilityText(ability: string, question: Question, tabletop: Reader): string {
  const goal = goalUsed(ability);
  if (goal !== null) return tabletop.say.ambition(question.seat, goal);
  const rivals = rivalsFor(tabletop.view, question.seat, ability).map((one) =>
    tabletop.say.player(one),
  );
  if (rivals.length > 0)
    return tabletop.words.labels.colon(
      tabletop.say.word(`ability.${ability}`),
      tabletop.words.labels.list(rivals),
    );
  const key = `ability.${ability === "hurt-for" ? hurtFor(question, tabletop) : ability}`;
  const written = tabletop.say.word(key);
  if (written !== key) return written;
  return tabletop.words.labels.answers.use(sourceName(ability, question, tabletop));
}

function acceptText(question: Question, { words, view, say }: Reader): string {
  const { answers } = words.labels;
  const found = foundShip(view, question);
  if (found !== null)
    return found.price === 0 ? answers.takeFree : answers.buy(say.amount(found.price));
  return question.ask === "hunt-or-talk" ? answers.hunt : answers.accept;
}

function declineText({ ask, params }: Question, { words, say }: Reader): string {
  const { answers } = words.labels;
  if (ask === "protect-crew") return answers.letGo(say.named(String(params["crew"])));
  if (ask === "advice") return answers.withoutAdvice;
  return ask === "hunt-or-talk" ? answers.talk : answers.decline;
}

/** A secret of mine by the beginning of its story. */
function secretText(index: number, question: Question, { view, say, words }: Reader): string {
  const { answers, colon } = words.labels;
  // [OR-ENC-05] [OR-TURN-06] It is the one thing of that step.
  const use = question.ask === "encounter" ? answers.secretInstead : answers.secret;
  const secret = view.players[question.seat]?.secrets[index];
  if (secret === undefined || secret.card === null) return use;
  const story = say.word(`encounter.${secret.card}.${secret.section}`);
  const begun = story.slice(0, story.lastIndexOf(" ", 47)).replace(/[.,;:]$/, "");
  return colon(use, story.length > 48 ? `${begun}…` : story);
}

function tokenText(token: number, { view, say, words }: Reader, how: "meet" | "pick"): string {
  const { answers } = words.labels;
  const one = view.tokens[token];
  if (one === undefined) return String(token);
  const rank = say.word(`class.${one.class}`);
  if (how === "pick") return answers.lookAt(one.contact === null ? rank : say.card(one.contact));
  return one.contact === null ? answers.meetUnknown(rank) : answers.meet(say.named(one.contact));
}

/** Whoever hunts somebody of this class reads whose face it may be. */
function meetText(token: number, seat: number, tabletop: Reader): string {
  const { labels } = tabletop.words;
  const names = suspects(tabletop.view, seat, token).map((one) => tabletop.say.named(one));
  const text = tokenText(token, tabletop, "meet");
  return names.length === 0 ? text : `${text} · ${labels.board.maybe(labels.either(names))}`;
}

function bountyText(question: Question, tabletop: Reader, how: "eliminate" | "capture"): string {
  const { answers } = tabletop.words.labels;
  const bounty = bountyOf(question);
  if (bounty === null) return how === "eliminate" ? answers.eliminate("") : answers.capture("", "");
  const reward = rewardText(bounty[how], tabletop);
  return how === "eliminate"
    ? answers.eliminate(reward)
    : answers.capture(tabletop.say.space(bounty.capture.to), reward);
}

function bountyOf(question: Question): BountyCard | null {
  const id = String(question.params["card"] ?? "");
  if (!isMarketCard(id)) return null;
  const card = marketCard(id);
  return card.kind === "bounty" ? card : null;
}

/** `8,000 credits, 1 fame`. */
export function rewardText(
  reward: { readonly credits: number; readonly fame?: number },
  tabletop: Pick<Tabletop, "say" | "words">,
): string {
  return rewardParts(reward, tabletop).join(", ");
}

export function rewardParts(
  reward: { readonly credits: number; readonly fame?: number },
  { say, words }: Pick<Tabletop, "say" | "words">,
): readonly string[] {
  const { card } = words.labels;
  const parts: string[] = [];
  if (reward.credits > 0) parts.push(card.pays(say.amount(reward.credits)));
  if ((reward.fame ?? 0) > 0) parts.push(card.fame(reward.fame ?? 0));
  return parts;
}

/** What they want for the favor. */
function offeredTerms(from: number, { view, say }: Reader): string {
  const task = view.agenda.at(-1);
  const offer = task?.type === "talk" ? task.offers?.find(({ by }) => by === from) : undefined;
  return offer === undefined ? "" : bundleText(offer.get, say);
}
