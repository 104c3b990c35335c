/** Which part of the table a question is asked on. */
import type { Question } from "#rules/outer-rim/index.ts";
import type { TextKey } from "./words/texts.ts";

export type BoardFace = "map" | "market" | "ship" | "story" | "offer" | "gallery";

type Ask = Extract<TextKey, `ask.${string}`> extends `ask.${infer Name}` ? Name : never;

/** The face a question opens. A new question shows its missing face at compile time. */
const faces: Readonly<Record<Ask, BoardFace>> = {
  "choose-character": "gallery",
  "choose-opponent": "gallery",
  "choose-ship": "gallery",
  "choose-ambition": "gallery",
  "choose-start": "map",
  "starting-card": "gallery",
  "starting-reputation": "ship",
  planning: "map",
  move: "map",
  "slip-past": "story",
  action: "map",
  market: "market",
  barter: "market",
  "make-room": "ship",
  "make-berth": "ship",
  "fit-cards": "ship",
  offer: "offer",
  offers: "offer",
  encounter: "map",
  "hunt-or-talk": "story",
  "eliminate-or-capture": "story",
  "protect-crew": "story",
  "fame-or-credits": "story",
  "pick-skill": "story",
  advice: "story",
  "before-test": "story",
  "after-test": "story",
  "before-combat": "story",
  "after-roll": "story",
  "after-smuggling": "story",
  "after-one-die": "story",
  "after-purchase": "story",
  "hold-ship": "map",
  "patrol-distance": "story",
  "patrol-secret": "story",
  "avoid-defeat": "ship",
  "pay-for-goal": "story",
  choose: "story",
  discard: "ship",
  "take-asset": "gallery",
  "fight-player": "map",
  "fight-patrol": "map",
  "move-patrol": "map",
  "patrol-way": "map",
  "move-patrol-away": "map",
  "send-patrol": "map",
  "look-at-contact": "map",
  "reveal-contact": "map",
  "reveal-planet": "map",
  "gain-reputation": "ship",
  "lose-reputation": "ship",
  "opponent-gains": "ship",
  "opponent-loses": "ship",
  "used-ship-for-sale": "gallery",
  "special-order": "story",
  "special-order-gear": "gallery",
  "special-order-mod": "gallery",
  "name-a-ship-price": "story",
  "buy-found-ship": "story",
  "mark-a-planet": "map",
  "take-droid-crew": "gallery",
  "hera-gift": "map",
  "hera-gives": "ship",
  "hondo-persuades": "map",
  "take-marked": "gallery",
  expose: "map",
  "expose-faction": "ship",
  "share-jewels": "map",
};

function isAsk(ask: string): ask is Ask {
  return Object.hasOwn(faces, ask);
}

export function faceOf(question: Question): BoardFace {
  const { ask } = question;
  if (!isAsk(ask)) return "offer"; // A talk of earlier rules, left in the middle.
  return faces[ask];
}
