/** One-tap Activate beside a reserved card, where it needs no further answer [BH-TURN-12]. */
import type { JSX } from "preact";
import type { Card } from "#rules/bounty-hunters/cards/face.ts";
import type { View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { activationsFor, type Move } from "../moves/moves.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

interface ReservedButtonProps {
  readonly view: View;
  readonly seat: Seat;
  readonly card: Card;
  readonly words: Words;
  readonly busy: boolean;
  play(move: Move): void;
}

export function ReservedButton({
  view,
  seat,
  card,
  words,
  busy,
  play,
}: ReservedButtonProps): JSX.Element | null {
  if (view.step.type !== "resolve" || view.step.windows[seat]?.type !== "activate") return null;
  const [move, ...others] = activationsFor(view, seat, card, words);
  if (move === undefined || move.refusal !== null || others.length > 0) return null;
  return (
    <button type="button" class="bh-activate" onClick={() => !busy && play(move)}>
      {move.title}
    </button>
  );
}
