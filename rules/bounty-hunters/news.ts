/** What a viewer hears: public events as they are, secret ones with the secret left out. */
import type { Viewer } from "#rules/game.ts";
import { unreachable } from "#rules/game.ts";
import type { Event } from "./events.ts";
import type { News } from "./view-types.ts";

export function newsFor(event: Event, viewer: Viewer): News | null {
  switch (event.type) {
    case "decks-shuffled":
      return {
        type: "decks-shuffled",
        rule: event.rule,
        counts: event.decks.map((deck) => deck.length),
      };
    case "hands-dealt": {
      const hand = viewer === "spectator" ? [] : (event.hands[viewer] ?? []);
      return {
        type: "hands-dealt",
        rule: event.rule,
        hand,
        counts: event.hands.map((dealt) => dealt.length),
      };
    }
    case "turn-began":
      return { type: "turn-began", rule: event.rule, turn: event.turn };
    case "deck-chosen":
      return {
        type: "deck-chosen",
        rule: event.rule,
        seat: event.seat,
        deck: event.seat === viewer ? event.deck : null,
      };
    case "deck-refilled":
      return {
        type: "deck-refilled",
        rule: event.rule,
        deck: event.deck,
        count: event.cards.length,
      };
    case "card-drawn":
      return {
        type: "card-drawn",
        rule: event.rule,
        seat: event.seat,
        deck: event.deck,
        card: event.seat === viewer ? event.card : null,
      };
    case "card-chosen":
      return {
        type: "card-chosen",
        rule: event.rule,
        seat: event.seat,
        choice: event.seat === viewer ? event.choice : null,
      };
    case "hands-passed":
      return {
        type: "hands-passed",
        rule: event.rule,
        hand: viewer === "spectator" ? null : (event.hands[viewer] ?? null),
      };
    case "draw-missed":
    case "choosing-began":
    case "choices-revealed":
    case "fate-decided":
    case "card-sold":
    case "credit-gained":
    case "credits-paid":
    case "card-reserved":
    case "crate-activated":
    case "contract-activated":
    case "target-played":
    case "placement-asked":
    case "attacker-placed":
    case "target-captured":
    case "contract-owed":
    case "contract-lost":
    case "credit-owed":
    case "credit-lost":
    case "window-opened":
    case "window-closed":
    case "windows-settled":
    case "end-triggered":
    case "bonus-round-began":
    case "game-ended":
      return event;
    default:
      return unreachable(event);
  }
}

/** Cards turned up, drawn, dealt or passed on cannot be unseen; a sealed choice and one's own placements can. */
export function reveals(event: Event): boolean {
  switch (event.type) {
    case "hands-dealt":
    case "card-drawn":
    case "deck-refilled":
    case "draw-missed":
    case "choices-revealed":
    case "hands-passed":
    case "game-ended":
      return true;
    case "contract-activated":
      return event.from === "deck";
    default:
      return false;
  }
}
