/** A strong player's move, told as a lesson: why this one, and what it is called the first time. */
import type { Card, Trio } from "#rules/bounty-hunters/cards/face.ts";
import type { View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { inAll, needOf, needText } from "../say/foretold.ts";
import type { AdvisedMove } from "../moves/meant.ts";
import { cardName, faceOf, namedIn } from "../say/naming.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { capturesOf, dearerThan } from "./captures.ts";
import type { Topic } from "./remark.ts";

/** `first` explains the kind of move, `again` only names it: said when the kind is known. */
export interface Advice {
  readonly topic: Topic;
  readonly first: string;
  readonly again: string;
}

export function adviceFor(view: View, seat: Seat, meant: AdvisedMove, words: Words): Advice {
  const { command } = meant;
  const { advice, topics } = words.learn;
  switch (command.type) {
    case "draw":
      return drawing(view, seat, command.deck, words);
    case "choose":
      return choosing(view, seat, command.card, command.fate ?? "play", meant.onto, words);
    case "decide-fate":
      return { topic: "sell", first: advice.done, again: advice.done };
    case "activate": {
      const name = cardName(view.set, command.card, words);
      return { topic: "activate", first: topics.activate(name), again: advice.activate(name) };
    }
    case "place": {
      const target = targetName(view, seat, command.onto, words) ?? words.board.pile;
      return { topic: "place", first: topics.place(target), again: advice.place(target) };
    }
    case "done":
      return { topic: "finish", first: topics.finish, again: advice.done };
  }
}

const deckTopics = ["drawTargets", "drawHunters", "drawContracts", "drawMarket"] as const;
const deckNames = ["target", "hunter", "contract", "jawa-market"] as const;

function drawing(view: View, seat: Seat, deck: number, words: Words): Advice {
  const { advice, topics, reasons } = words.learn;
  const again = advice.draw(words.decks[deckNames[deck] ?? "target"]);
  if (view.turn === 1) return { topic: "welcome", first: `${topics.welcome} ${again}`, again };
  const topic = deckTopics[deck] ?? "drawTargets";
  const open = view.boards[seat]?.confrontations.find(({ captured }) => !captured);
  const why =
    topic === "drawHunters" && open !== undefined && open.target !== null
      ? needsText(cardName(view.set, open.target, words), needOf(view, open), words)
      : reasons.decks[topic];
  return { topic, first: `${topics[topic]} ${again}`, again: `${again} ${why}` };
}

function choosing(
  view: View,
  seat: Seat,
  card: Card,
  fate: "sell" | "play" | "reserve",
  onto: number | null,
  words: Words,
): Advice {
  const { advice, topics, reasons } = words.learn;
  const name = cardName(view.set, card, words);
  if (fate === "sell")
    return {
      topic: "sell",
      first: topics.sell(name),
      again: `${advice.sell(name)} ${reasons.sell}`,
    };
  if (fate === "reserve")
    return {
      topic: "reserve",
      first: topics.reserve(name),
      again: `${advice.reserve(name)} ${reasons.reserve}`,
    };
  return playing(view, seat, card, onto, words);
}

function playing(view: View, seat: Seat, card: Card, onto: number | null, words: Words): Advice {
  const { advice, topics, reasons } = words.learn;
  const face = faceOf(view.set, card);
  const name = cardName(view.set, card, words);
  switch (face.type) {
    case "target":
      return {
        topic: "openTarget",
        first: topics.openTarget(name, face.points, needText(face.shields)),
        again: `${advice.open(name)} ${reasons.openTarget}`,
      };
    case "crate":
      return {
        topic: "crate",
        first: topics.crate(name, face.points, words.credits(face.cost)),
        again: `${advice.pay(name)} ${reasons.crate}`,
      };
    case "contract": {
      const named = namedIn(face, words);
      return {
        topic: "contract",
        first: topics.contract(named),
        again: `${advice.sign(named)} ${reasons.contract}`,
      };
    }
    case "hunter":
    case "droid":
      return attacking(view, seat, card, onto, words);
  }
}

/** Always with its target's name: a hunter is for somebody. */
function attacking(view: View, seat: Seat, card: Card, onto: number | null, words: Words): Advice {
  const { advice, topics, reasons } = words.learn;
  const name = cardName(view.set, card, words);
  const target = targetName(view, seat, onto, words);
  const faced = onto === null ? undefined : view.boards[seat]?.confrontations[onto];
  if (target === null || faced === undefined)
    return { topic: "waiting", first: topics.waiting(name), again: advice.wait(name) };
  const captures = capturesOf(view, seat, card, words);
  if (onto !== null && captures.includes(onto)) {
    const dearer = dearerThan(view, seat, onto, captures);
    const other = dearer === undefined ? null : targetName(view, seat, dearer, words);
    const why = other === null ? reasons.capture : reasons.ratherThan(other);
    return {
      topic: "capture",
      first: `${topics.capture(name, target)}${other === null ? "" : ` ${why}`}`,
      again: `${advice.capture(name, target)} ${why}`,
    };
  }
  const need = needOf(view, faced);
  const first =
    faceOf(view.set, card).type === "droid"
      ? topics.droid(name, target)
      : topics.attack(target, needText(need), name, inAll(need));
  return {
    topic: faceOf(view.set, card).type === "droid" ? "droid" : "attack",
    first,
    again: `${advice.attack(name, target)} ${needsText(target, need, words)}`,
  };
}

function needsText(target: string, need: Trio, words: Words): string {
  return words.learn.reasons.needs(target, needText(need), inAll(need));
}

function targetName(view: View, seat: Seat, onto: number | null, words: Words): string | null {
  const target = onto === null ? null : view.boards[seat]?.confrontations[onto]?.target;
  return target === null || target === undefined ? null : cardName(view.set, target, words);
}
