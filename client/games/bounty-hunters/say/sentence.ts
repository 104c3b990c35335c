/** The one sentence of the dock. */
import { targetName } from "./plan-text.ts";
import { unsentChoice, unsentDraw } from "../moves/unsent.ts";
import { cardName } from "./naming.ts";
import { status } from "./status.ts";
import { decks } from "#rules/bounty-hunters/index.ts";
import type { Card } from "#rules/bounty-hunters/cards/face.ts";
import type { BoardProps } from "../../screen.ts";
import type { Turn } from "../moves/turn.ts";
import type { BountyHuntersScreen } from "../screen-types.ts";

type Seen = Pick<BoardProps<BountyHuntersScreen>, "view" | "words" | "names" | "seat" | "session">;

interface Planned extends Seen {
  readonly turn: Turn;
  readonly choices: { readonly card: Card | null };
}

/** The general status, made exact by what I planned here. */
export function sentence({ view, words, names, seat, turn, choices, session }: Planned): string {
  if (seat === null) return status(view, names, words, seat);
  if (turn.answering || turn.asking.isClosing) return words.status.reconnecting;
  const deck = decks[unsentDraw(session) ?? -1];
  if (view.step.type === "draw" && deck !== undefined)
    return words.status.unsent(words.drawAhead(words.decks[deck]));
  if (view.step.type === "choose") {
    if (choices.card !== null) return cardName(view.set, choices.card, words);
    const unsent = unsentChoice(session);
    if (unsent !== null)
      return words.status.unsent(
        words.choice(cardName(view.set, unsent.card, words), unsent.fate, null),
      );
    const { mine } = view.step;
    const board = view.boards[seat];
    if (mine !== null && turn.plan !== null && board && turn.plan.onto !== null) {
      return words.status.sealed(
        words.choice(
          cardName(view.set, mine.card, words),
          mine.fate,
          targetName(view, board, turn.plan.onto, words),
        ),
      );
    }
  }
  return status(view, names, words, seat);
}
