/** What is asked, in one sentence that names what it is about. */
import {
  contactCard,
  goalPrize,
  isPlanet,
  type Command,
  type Question,
  type View,
} from "#rules/outer-rim/index.ts";
import { rewardText } from "./answer.ts";
import type { OpenQuestion } from "../asked.ts";
import { playerAt, type Reader } from "../tabletop.ts";
import { capital } from "../tell/line.ts";

export function sentence(tabletop: Reader, asked: Pick<OpenQuestion, "question">): string {
  return particular(tabletop, asked.question) ?? tabletop.say.word(`ask.${asked.question.ask}`);
}

function particular(tabletop: Reader, question: Question): string | null {
  const { say, words } = tabletop;
  const { asks } = words.labels.board;
  switch (question.ask) {
    case "action":
      return actionText(tabletop, question);
    case "market":
      return marketText(tabletop, question);
    case "barter":
      return barterText(tabletop, question);
    case "make-room":
      return asks.room(say.card(String(question.params["card"] ?? "")));
    case "make-berth":
      return berthText(tabletop);
    case "encounter":
      return isAll(question, "fight-patrol") ? asks.hostile : null;
    case "before-combat":
      // No card to use: what is asked is whether others shall help.
      return isAll(question, "roll") ? say.word("ask.before-test") : null;
    case "choose":
      return question.choices.every(({ type }) => type === "decline") ? asks.shut : null;
    case "choose-opponent":
      return question.params["deck"] === "bounty-hunter" ? asks.hunter : asks.trader;
    case "move":
      return asks.flyOn(Number(question.params["left"] ?? 0));
    case "patrol-way":
      return asks.patrolWay(say.word(`patrol.${question.params["faction"] ?? ""}`));
    case "pay-for-goal":
      return goalText(tabletop, question);
    case "protect-crew":
      return asks.protect(
        capital(say.player(Number(question.params["hunter"]))),
        say.named(String(question.params["crew"])),
      );
    default:
      return null;
  }
}

/** [OR-GOAL-04] Which goal, its price and its prize. */
function goalText(tabletop: Reader, { seat, params }: Question): string | null {
  const task = tabletop.view.agenda.at(-1);
  if (task?.type !== "goal-paid") return null;
  const { board, card } = tabletop.words.labels;
  const prize = rewardText(goalPrize(playerAt(tabletop.view, seat), task.of), tabletop);
  return board.asks.goal(task.of, card.pays(tabletop.say.amount(Number(params["pay"]))), prize);
}

function isAll({ choices }: Question, type: Command["type"]): boolean {
  return choices.every((one) => one.type === type);
}

/** Between the worlds nothing is sold, and nobody should look for it; nor where nothing is left to do. */
function actionText({ view, words }: Reader, question: Question): string | null {
  const { asks, inSpace } = words.labels.board;
  if (question.deal === undefined && isAll(question, "end-actions")) return asks.idle;
  return isPlanet(playerAt(view, question.seat).space) ? null : inSpace;
}

/** [UB-DISC-01] Two cards of one deck: what may still be cleared away is said. */
function marketText({ view, say, words }: Reader, { choices }: Question): string | null {
  const { asks } = words.labels.board;
  const decks = choices.flatMap((one) => (one.type === "discard-top" ? [one.deck] : []));
  const [only] = decks;
  if (only === undefined) return asks.cleared;
  return hasCleared(view) ? asks.clearsOn(say.word(`deck.${only}`)) : null;
}

function hasCleared({ agenda }: View): boolean {
  const task = agenda.at(-1);
  return task?.type === "market" && task.discards > 0;
}

/** [OR-MKT-05] What is bought, for how much; where only a slot is missing, that. */
function barterText({ view, say, words }: Reader, question: Question): string {
  const { asks } = words.labels.board;
  const card = say.card(String(question.params["card"] ?? ""));
  const price = Number(question.params["price"] ?? 0);
  const canPay = question.choices.some(({ type }) => type === "pay");
  if (!canPay && price <= playerAt(view, question.seat).credits)
    return price === 0 ? asks.room(card) : asks.roomAndPay(card, say.amount(price));
  return (canPay ? asks.pay : asks.handIn)(card, say.amount(price));
}

/** [OR-CREW-02] Who would come, and what they know. */
function berthText({ view, say, words }: Reader): string | null {
  const task = view.agenda.at(-1);
  const contact = task?.type === "make-berth" ? (view.tokens[task.token]?.contact ?? null) : null;
  if (contact === null) return null;
  const skills = contactCard(contact).crew?.skills ?? [];
  const known = words.labels.list(skills.map((skill) => say.word(`skill.${skill}`)));
  return words.labels.board.asks.berth(say.named(contact), known);
}
