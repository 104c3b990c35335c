/** What the clerk says about what just happened: each new thing once. */
import type { News, View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { cardName, faceOf } from "../say/naming.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import type { Remark } from "./remark.ts";

export interface ClerkNews {
  readonly view: View;
  readonly news: readonly News[];
  readonly seat: Seat;
  readonly nameOf: (seat: Seat) => string;
  readonly words: Words;
}

/** The most telling first: a capture before everything else. */
export function answersTo(heard: ClerkNews): readonly Remark[] {
  const answers = heard.news.flatMap((one) => answerTo(one, heard) ?? []);
  const captures = answers.filter(({ topic }) => topic === "captured");
  return [
    ...captures,
    ...answers.filter(({ topic }) => topic !== "captured"),
    ...nearTheEnd(heard),
  ];
}

function answerTo(one: News, heard: ClerkNews): Remark | null {
  const { topics } = heard.words.learn;
  if (one.type === "end-triggered")
    return {
      topic: "theEnd",
      text: topics.theEnd(heard.words.list(one.seats.map(heard.nameOf))),
    };
  if (one.type === "hands-passed") return passed(heard);
  return "seat" in one && one.seat === heard.seat ? answerToMine(one, heard) : null;
}

function passed({ view, seat, nameOf, words }: ClerkNews): Remark {
  const left = nameOf((seat + 1) % view.seats);
  const right = nameOf((seat - 1 + view.seats) % view.seats);
  return { topic: "passed", text: words.learn.topics.passed(left, right) };
}

function answerToMine(one: News, { view, words }: ClerkNews): Remark | null {
  const { topics } = words.learn;
  switch (one.type) {
    case "target-captured":
      return { topic: "captured", text: topics.captured(cardName(view.set, one.card, words)) };
    case "card-sold":
      return { topic: "sold", text: topics.sold(cardName(view.set, one.card, words)) };
    case "card-reserved":
      return { topic: "reserved", text: topics.reserved(cardName(view.set, one.card, words)) };
    case "crate-activated":
      return { topic: "stored", text: topics.stored };
    case "contract-activated":
      return { topic: "signed", text: topics.signed };
    case "attacker-placed": {
      const name = cardName(view.set, one.card, words);
      if (one.rule === "BH-CONF-07")
        return { topic: "waitingPile", text: topics.waitingPile(name) };
      return faceOf(view.set, one.card).type === "droid"
        ? { topic: "droidSent", text: topics.droidSent }
        : null;
    }
    default:
      return null;
  }
}

function nearTheEnd({ view, seat, nameOf, words }: ClerkNews): readonly Remark[] {
  const { topics } = words.learn;
  const near = view.boards.findIndex((board) => board.captures === 3);
  if (near === -1) return [];
  return [{ topic: "three", text: near === seat ? topics.threeMine : topics.three(nameOf(near)) }];
}
