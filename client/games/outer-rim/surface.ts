/**
 * Where a question is answered. Every answer belongs to a thing on the table: a place, a plate of the market, a card of
 * mine, a line of a story; only what is about nothing in particular stands in the dock.
 */
import type {
  Command,
  Faction,
  MarketDeck,
  Question,
  SpaceId,
  View,
} from "#rules/outer-rim/index.ts";
import { unreachable } from "#rules/game.ts";
import type { TextKey } from "./words/en.ts";

export type Face = "map" | "market" | "ship" | "story" | "offer" | "gallery";

export type Thing =
  | { readonly on: "space"; readonly space: SpaceId }
  | { readonly on: "patrol"; readonly faction: Faction }
  | { readonly on: "token"; readonly token: number }
  | { readonly on: "plate"; readonly deck: MarketDeck }
  /** A card or crew of mine, aboard. */
  | { readonly on: "held"; readonly card: string }
  | { readonly on: "player"; readonly player: number }
  | { readonly on: "faction"; readonly faction: Faction }
  | { readonly on: "secret"; readonly secret: number }
  /** To be chosen from: laid out in the gallery. */
  | { readonly on: "choice"; readonly id: string }
  /** A line of the story of the moment. */
  | { readonly on: "line"; readonly option: number }
  | { readonly on: "tray" }
  | { readonly on: "dock" };

type Ask = Extract<TextKey, `ask.${string}`> extends `ask.${infer Name}` ? Name : never;

/** The face a question opens. A new question shows its missing face at compile time. */
const faces: Readonly<Record<Ask, Face>> = {
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
  give: "offer",
  "ask-for": "offer",
  "trade-offer": "offer",
  encounter: "map",
  "hunt-or-talk": "story",
  "eliminate-or-capture": "story",
  "protect-crew": "story",
  "fame-or-credits": "story",
  "pick-skill": "story",
  "before-test": "story",
  "after-test": "story",
  "before-combat": "story",
  "after-roll": "story",
  "after-smuggling": "story",
  "after-one-die": "story",
  "after-purchase": "story",
  "hold-ship": "map",
  "patrol-distance": "map",
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
  "send-patrol": "story",
  "move-to": "map",
  "look-at-contact": "map",
  "reveal-contact": "map",
  "reveal-planet": "map",
  "gain-reputation": "ship",
  "lose-reputation": "ship",
  "opponent-gains": "ship",
  "opponent-loses": "ship",
  favor: "offer",
  "take-offer": "offer",
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

export function faceOf(question: Question): Face {
  const { ask } = question;
  if (!isAsk(ask)) throw new Error(`no face for ${ask}`);
  return faces[ask];
}

/** The thing an answer belongs to. */
export function thingOf(command: Command, question: Question, view: View): Thing {
  switch (command.type) {
    case "choose-character":
      return { on: "choice", id: command.character };
    case "choose-ship":
      return { on: "choice", id: command.ship };
    case "choose-ambition":
      return { on: "choice", id: command.ambition };
    case "choose-start":
      return { on: "space", space: command.planet };
    case "move":
      return { on: "space", space: command.to };
    case "pick-space":
      return { on: "space", space: command.space };
    case "discard-top":
    case "buy":
      return { on: "plate", deck: command.deck };
    case "deliver":
    case "barter":
    case "attempt-job":
      return { on: "held", card: command.card };
    case "pick-card":
      return cardThing(command.card, question, view);
    case "trade":
      return { on: "player", player: command.with };
    case "hunt-player":
    case "hunt-crew":
    case "fight-player":
    case "pick-player":
      return { on: "player", player: command.player };
    case "fight-patrol":
      return { on: "patrol", faction: command.faction };
    case "pick-faction":
      return faceOf(question) === "map"
        ? { on: "patrol", faction: command.faction }
        : { on: "faction", faction: command.faction };
    case "encounter-contact":
    case "pick-token":
      return { on: "token", token: command.token };
    case "use-secret":
      return { on: "secret", secret: command.secret };
    case "choose":
      return { on: "line", option: command.option };
    case "pick-skill":
      return { on: "line", option: question.choices.indexOf(command) };
    case "pick-number":
      return faceOf(question) === "gallery"
        ? { on: "choice", id: String(command.number) }
        : { on: "line", option: question.choices.indexOf(command) };
    case "give":
    case "ask-for":
    case "grant":
    case "take-offer":
    case "request-favor":
    case "call-debt":
      return { on: "tray" };
    case "encounter-space":
    case "cross-the-core":
      return { on: "space", space: hereOf(question, view) };
    case "use":
    case "reroll":
    case "roll":
    case "stand":
    case "eliminate":
    case "capture":
    case "protect":
    case "take-fame":
    case "take-credits":
    case "accept":
    case "decline":
    case "pay":
    case "refuse":
    case "stay":
    case "cancel":
      return inStory(command, question);
    case "earn":
    case "recover":
    case "market":
    case "leave-market":
    case "end-actions":
      return { on: "dock" };
    default:
      return unreachable(command);
  }
}

function hereOf(question: Question, view: View): SpaceId {
  return view.players[question.seat]?.space ?? "maelstrom";
}

/** What is said within a story is a line of it; elsewhere it stands in the dock. */
function inStory(command: Command, question: Question): Thing {
  const face = faceOf(question);
  if (face === "story") return { on: "line", option: question.choices.indexOf(command) };
  return face === "offer" ? { on: "tray" } : { on: "dock" };
}

function cardThing(card: string, question: Question, view: View): Thing {
  const mine = view.players[question.seat];
  const aboard =
    mine?.cards.some((held) => held.id === card) === true ||
    mine?.crew.some((crew) => crew.id === card) === true;
  return aboard ? { on: "held", card } : { on: "choice", id: card };
}

/** For lists and lookups. */
export function keyOf(thing: Thing): string {
  return Object.values(thing).join(":");
}
