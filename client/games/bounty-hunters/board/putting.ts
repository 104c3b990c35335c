/** A card put somewhere on the table: the move it means, or why it cannot lie there. */
import { toast } from "#client/pieces/toasts.ts";
import type { Card } from "#rules/bounty-hunters/cards/face.ts";
import type { Refusal, Seat } from "#rules/game.ts";
import type { BoardProps } from "../../screen.ts";
import type { Choices } from "../dock/turn-dock.tsx";
import { moveAt } from "../moves/drop.ts";
import type { Move } from "../moves/moves.ts";
import type { Turn } from "../moves/turn.ts";
import { refusalText } from "../say/refusal.ts";
import type { BountyHuntersScreen } from "../screen-types.ts";

interface Putting {
  refused(refusal: Refusal): void;
  /** The card in question, at a tapped place. */
  put(place: string): void;
  /** A card dragged from the hand. */
  drop(card: Card, place: string): void;
}

/** What every part of a seat's board knows beside the view. */
export interface BoardPlan extends Putting {
  /** Whose side is shown. */
  readonly from: Seat;
  readonly turn: Turn;
  readonly choices: Choices;
}

export function puttingOf(
  { view, words, seat, busy, showRule }: BoardProps<BountyHuntersScreen>,
  turn: Turn,
  choices: Choices,
): Putting {
  const refused = (refusal: Refusal): void =>
    toast(refusalText(refusal, words), "no", {
      text: words.dock.more,
      press: () => showRule(refusal.rule),
    });
  const at = (card: Card, moves: readonly Move[], place: string): void => {
    if (seat === null) return;
    const move = moveAt(view, seat, card, moves, place);
    if ("code" in move) refused(move);
    else if (!busy) turn.play(move);
  };
  return {
    refused,
    put(place) {
      if (choices.card !== null) at(choices.card, choices.moves, place);
    },
    drop(card, place) {
      if (view.step.type === "choose") at(card, choices.movesOf(card), place);
    },
  };
}
