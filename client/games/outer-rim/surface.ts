/**
 * Where a question is answered. Every answer belongs to a thing on the table: a place, a plate of the market, a card of
 * mine, a line of a story; only what is about nothing in particular stands in the dock.
 */
import { unreachable } from "#rules/game.ts";
import { faceOf } from "./faces.ts";
import type {
  Command,
  Faction,
  MarketDeck,
  Question,
  SpaceId,
  View,
} from "#rules/outer-rim/index.ts";

export type Thing =
  | { readonly on: "space"; readonly space: SpaceId }
  | { readonly on: "patrol"; readonly faction: Faction }
  | { readonly on: "token"; readonly token: number }
  | { readonly on: "plate"; readonly deck: MarketDeck }
  /** A card or crew of mine, aboard. */
  | { readonly on: "held"; readonly card: string }
  | { readonly on: "player"; readonly player: number }
  /** The character or the ship of a player, to be read. */
  | { readonly on: "captain" | "vessel"; readonly player: number }
  | { readonly on: "faction"; readonly faction: Faction }
  | { readonly on: "secret"; readonly secret: number }
  /** To be chosen from: laid out in the gallery. */
  | { readonly on: "choice"; readonly id: string }
  /** A line of the story of the moment. */
  | { readonly on: "line"; readonly option: number }
  | { readonly on: "tray" }
  | { readonly on: "dock" };

/** What is in hand; `meant`: the answer for which an idea laid it there. */
export type PickedThing = Thing & { readonly meant?: Command };

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
    case "offer":
    case "take-offer":
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
  // What changes hands may be mine as well: all of it is laid out.
  if (faceOf(question) === "gallery") return { on: "choice", id: card };
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
