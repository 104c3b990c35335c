/**
 * How the table changes with an event. Changes and never judges; old journals fold for ever.
 * The switch looks at the type alone and hands the event on: a function for each type meets events of one shape.
 */
import { unreachable } from "#rules/game.ts";
import {
  attackerPlaced,
  cardReserved,
  contractActivated,
  crateActivated,
  creditGained,
  creditLost,
  creditOwed,
  creditsPaid,
  targetCaptured,
  targetPlayed,
} from "./evolve/boards.ts";
import {
  cardDrawn,
  cardSold,
  deckRefilled,
  decksShuffled,
  handsDealt,
  handsPassed,
} from "./evolve/piles.ts";
import {
  bonusRoundBegan,
  cardChosen,
  choosingBegan,
  contractLost,
  contractOwed,
  deckChosen,
  drawMissed,
  endTriggered,
  gameEnded,
  placementAsked,
  turnBegan,
  windowClosed,
  windowOpened,
  windowsSettled,
} from "./evolve/steps.ts";
import type { Event } from "./events.ts";
import type { WorkingCopy } from "./speed/working-copy.ts";
import type { State } from "./state.ts";
import { workingCopy } from "./speed/working-copy.ts";
import { choicesRevealed } from "./turn/steps.ts";

/** What is now: the table after an event. */
export function evolve(state: State, event: Event): State {
  const own = workingCopy(state);
  change(own, event, state);
  return own;
}

export function change(own: WorkingCopy, event: Event, before: State): void {
  switch (event.type) {
    case "decks-shuffled":
      return decksShuffled(own, event);
    case "hands-dealt":
      return handsDealt(own, event, before);
    case "turn-began":
      return turnBegan(own, event);
    case "deck-chosen":
      return deckChosen(own, event);
    case "deck-refilled":
      return deckRefilled(own, event, before);
    case "card-drawn":
      return cardDrawn(own, event, before);
    case "draw-missed":
      return drawMissed(own, event);
    case "choosing-began":
      return choosingBegan(own);
    case "card-chosen":
      return cardChosen(own, event);
    case "choices-revealed":
      return choicesRevealed(own, event, before);
    case "fate-decided":
    case "window-closed":
      return windowClosed(own, event);
    case "card-sold":
      return cardSold(own, event, before);
    case "credit-gained":
      return creditGained(own, event, before);
    case "credits-paid":
      return creditsPaid(own, event, before);
    case "card-reserved":
      return cardReserved(own, event, before);
    case "crate-activated":
      return crateActivated(own, event, before);
    case "contract-activated":
      return contractActivated(own, event, before);
    case "target-played":
      return targetPlayed(own, event, before);
    case "placement-asked":
      return placementAsked(own, event);
    case "attacker-placed":
      return attackerPlaced(own, event, before);
    case "target-captured":
      return targetCaptured(own, event, before);
    case "contract-owed":
      return contractOwed(own, event);
    case "contract-lost":
      return contractLost(own, event);
    case "credit-lost":
      return creditLost(own, event);
    case "credit-owed":
      return creditOwed(own, event);
    case "window-opened":
      return windowOpened(own, event);
    case "windows-settled":
      return windowsSettled(own, event, before);
    case "end-triggered":
      return endTriggered(own, event);
    case "bonus-round-began":
      return bonusRoundBegan(own);
    case "hands-passed":
      return handsPassed(own, event);
    case "game-ended":
      return gameEnded(own);
    default:
      return unreachable(event);
  }
}
