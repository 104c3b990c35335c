/** What the clerk says: one thing at a time, each new thing once, about what is on the table now. */
import type { Card } from "#rules/bounty-hunters/cards/face.ts";
import {
  bountyHunters,
  isOpen,
  lonePile,
  type Command,
  type Confrontation,
  type News,
  type View,
} from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { needOf, needText } from "../foretold.ts";
import { movesFor } from "../moves.ts";
import { cardName, faceOf } from "../naming.ts";
import type { Words } from "../words/en.ts";

/** `nudge` may be said again; after `alone` the clerk speaks only when asked. */
export type Topic = keyof Words["learn"]["topics"] | "nudge" | "alone";

export interface Remark {
  readonly topic: Topic;
  readonly text: string;
  /** The move the text asks for, and why: the clerk never advises another one in the same breath. */
  readonly move?: { readonly command: Command; readonly why: string };
}

/** The answer to what just happened, if it teaches something new; then what to do next. */
export function remarks(
  view: View,
  news: readonly News[],
  told: ReadonlySet<Topic>,
  seat: Seat,
  nameOf: (seat: Seat) => string,
  words: Words,
): readonly Remark[] {
  const isNew = ({ topic }: Remark): boolean => !told.has(topic);
  const said = [
    answerTo(view, news, seat, nameOf, words).find(isNew),
    situation(view, seat, told, words).find(isNew) ?? nudge(view, seat, words),
  ].flatMap((one) => one ?? []);
  const knows = new Set([...told, ...said.map(({ topic }) => topic)]);
  const isEnough =
    view.step.type !== "over" &&
    !told.has("enough") &&
    (essentials.every((topic) => knows.has(topic)) || view.turn > longEnough);
  return isEnough
    ? [...said.slice(0, 1), { topic: "enough", text: words.learn.topics.enough }]
    : said;
}

/** Whoever has captured, sold and passed on a hand can play; the rest is practice. */
const essentials: readonly Topic[] = ["captured", "sold", "passed"];
const longEnough = 7;

function answerTo(
  view: View,
  news: readonly News[],
  seat: Seat,
  nameOf: (seat: Seat) => string,
  words: Words,
): readonly Remark[] {
  const { topics } = words.learn;
  const answers: Remark[] = [];
  for (const one of news) {
    if (one.type === "end-triggered")
      answers.push({ topic: "theEnd", text: topics.theEnd(words.list(one.seats.map(nameOf))) });
    if (one.type === "hands-passed")
      answers.push({
        topic: "passed",
        text: topics.passed(
          nameOf((seat + 1) % view.seats),
          nameOf((seat - 1 + view.seats) % view.seats),
        ),
      });
    if (!("seat" in one) || one.seat !== seat) continue;
    if (one.type === "target-captured")
      answers.unshift({
        topic: "captured",
        text: topics.captured(cardName(view.set, one.card, words)),
      });
    if (one.type === "card-sold")
      answers.push({ topic: "sold", text: topics.sold(cardName(view.set, one.card, words)) });
    if (one.type === "card-reserved")
      answers.push({
        topic: "reserved",
        text: topics.reserved(cardName(view.set, one.card, words)),
      });
    if (one.type === "attacker-placed" && one.rule === "BH-CONF-07")
      answers.push({
        topic: "waitingPile",
        text: topics.waitingPile(cardName(view.set, one.card, words)),
      });
    if (one.type === "crate-activated") answers.push({ topic: "crate", text: topics.crate });
  }
  const near = view.boards.findIndex((board) => board.captures === 3);
  if (near !== -1)
    answers.push({
      topic: "three",
      text: near === seat ? topics.threeMine : topics.three(nameOf(near)),
    });
  return answers;
}

function situation(
  view: View,
  seat: Seat,
  told: ReadonlySet<Topic>,
  words: Words,
): readonly Remark[] {
  const { topics, reasons } = words.learn;
  const { step } = view;
  if (step.type === "over") return [{ topic: "over", text: topics.over }];
  if (step.type === "draw")
    return [
      { topic: "welcome", text: topics.welcome, move: drawing(hunterDeck, reasons.hunters) },
      { topic: "drawAgain", text: topics.drawAgain },
    ];
  if (step.type === "resolve") {
    if (step.windows[seat]?.type === "activate")
      return [{ topic: "activate", text: topics.activate }];
    return step.windows[seat]?.type === "place" ? [{ topic: "place", text: topics.place }] : [];
  }
  return choosing(view, seat, told, words);
}

function choosing(
  view: View,
  seat: Seat,
  told: ReadonlySet<Topic>,
  words: Words,
): readonly Remark[] {
  const { topics, reasons } = words.learn;
  const board = view.boards[seat];
  if (board === undefined) return [];
  const found: Remark[] = [];
  const capturing = capturingCard(view, seat, words);
  if (capturing !== undefined)
    found.push({
      topic: "capture",
      text: topics.capture(cardName(view.set, capturing, words)),
      move: playing(capturing, reasons.capture),
    });
  const spare = leastUseful(view);
  if (told.has("captured") && !told.has("sold") && spare !== undefined)
    found.push({
      topic: "sell",
      text: topics.sell(cardName(view.set, spare, words)),
      move: selling(spare, reasons.sell),
    });
  const open = board.confrontations.find(isOpen);
  const target = firstOf(view, "target");
  if (open !== undefined && open.target !== null) {
    const hunter = helpfulHunter(view, open);
    if (hunter !== undefined)
      found.push({
        topic: "attack",
        text: topics.attack(
          cardName(view.set, open.target, words),
          needText(needOf(view, open)),
          cardName(view.set, hunter, words),
        ),
        move: playing(hunter, reasons.attack(cardName(view.set, open.target, words))),
      });
  } else if (target !== undefined && lonePile(board) === -1) {
    const face = faceOf(view.set, target);
    if (face.type === "target")
      found.push({
        topic: "openTarget",
        text: topics.openTarget(
          cardName(view.set, target, words),
          face.points,
          needText(face.shields),
        ),
        move: playing(target, reasons.openTarget),
      });
  }
  if (firstOf(view, "droid") !== undefined || firstOf(view, "crate") !== undefined)
    found.push({ topic: "market", text: topics.market });
  if (view.turn > 3) found.push({ topic: "secondTarget", text: topics.secondTarget });
  return found;
}

const [targetDeck, hunterDeck] = [0, 1];

function drawing(deck: number, why: string): Remark["move"] & object {
  return { command: { type: "draw", deck }, why };
}

function playing(card: Card, why: string): Remark["move"] & object {
  return { command: { type: "choose", card, fate: "play" }, why };
}

function selling(card: Card, why: string): Remark["move"] & object {
  return { command: { type: "choose", card, fate: "sell" }, why };
}

/** Worth a credit more than a place on the board: the dearest market card, else the hunter who costs most. */
function leastUseful(view: View): Card | undefined {
  const burden = (card: Card): number => {
    const face = faceOf(view.set, card);
    return face.type === "crate" || face.type === "droid"
      ? 10 + face.cost
      : face.type === "hunter"
        ? face.loss
        : 0;
  };
  return view.hand.toSorted((a, b) => burden(b) - burden(a))[0];
}

/** The move the clerk asks for, while it can still be made. */
export function meantMove(view: View, said: readonly Remark[]): Remark["move"] {
  const isPossible = (command: Command): boolean => bountyHunters.whyNot(view, command) === null;
  return said.findLast(({ move }) => move !== undefined && isPossible(move.command))?.move;
}

/** When everything was said once: what the board asks for now. */
function nudge(view: View, seat: Seat, words: Words): Remark | undefined {
  const { nudges, reasons } = words.learn;
  const open = view.boards[seat]?.confrontations.find(isOpen);
  const say = (text: string, move?: Remark["move"]): Remark => ({
    topic: "nudge",
    text,
    ...(move && { move }),
  });
  if (view.step.type === "draw") {
    if (open !== undefined && open.target !== null)
      return say(
        nudges.drawFor(cardName(view.set, open.target, words), needText(needOf(view, open))),
        drawing(hunterDeck, reasons.hunters),
      );
    return firstOf(view, "target") === undefined
      ? say(nudges.drawTarget, drawing(targetDeck, reasons.openTarget))
      : say(nudges.drawAny);
  }
  if (view.step.type !== "choose") return undefined;
  const capturing = capturingCard(view, seat, words);
  if (capturing !== undefined)
    return say(
      nudges.capture(cardName(view.set, capturing, words)),
      playing(capturing, reasons.capture),
    );
  const target = firstOf(view, "target");
  if (open === undefined)
    return say(
      nudges.openOne,
      target === undefined ? undefined : playing(target, reasons.openTarget),
    );
  return say(nudges.choose);
}

function capturingCard(view: View, seat: Seat, words: Words): Card | undefined {
  return view.hand.find((card) =>
    movesFor(view, seat, card, words).some((move) => move.captures && move.refusal === null),
  );
}

/** The hunter who takes most of what is missing. */
function helpfulHunter(view: View, open: Confrontation): Card | undefined {
  const need = needOf(view, open);
  const helps = view.hand.flatMap((card) => {
    const face = faceOf(view.set, card);
    return face.type === "hunter"
      ? [{ card, help: need.reduce((sum, n, at) => sum + Math.min(n, face.attack[at] ?? 0), 0) }]
      : [];
  });
  return helps.filter(({ help }) => help > 0).toSorted((a, b) => b.help - a.help)[0]?.card;
}

function firstOf(view: View, type: string): Card | undefined {
  return view.hand.find((card) => faceOf(view.set, card).type === type);
}

/** The clerk's advice in words. */
export function adviceText(view: View, command: Command, words: Words): string {
  const { advice } = words.learn;
  switch (command.type) {
    case "draw":
      return advice.draw(
        words.decks[
          (["target", "hunter", "contract", "jawa-market"] as const)[command.deck] ?? "target"
        ],
      );
    case "choose":
      return advice.choose(
        words.choice(cardName(view.set, command.card, words), command.fate, null),
      );
    case "activate":
      return advice.choose(cardName(view.set, command.card, words));
    case "place":
      return advice.place(placeName(view, command.onto, words));
    case "done":
      return advice.done;
    case "decide-fate":
      return advice.choose(words.myFates[command.fate]);
  }
}

function placeName(view: View, onto: number, words: Words): string {
  const seat = view.viewer === "spectator" ? 0 : view.viewer;
  const target = view.boards[seat]?.confrontations[onto]?.target;
  return target === undefined || target === null
    ? words.board.pile
    : cardName(view.set, target, words);
}
