/** Captures, credits and the running score of one seat, in one line. */
import type { JSX } from "preact";
import { padsOfBoards, type View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { creditMark } from "../art/marks.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

/** Captures as four lamps, credits, running score. */
export function Vitals({
  view,
  seat,
  words,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
}): JSX.Element {
  const board = view.boards[seat];
  const captures = board?.captures ?? 0;
  const credits = board?.credits ?? 0;
  const total = padsOfBoards(view.set, view.rules, view.boards)[seat]?.total ?? 0;
  return (
    <span class="bh-vitals">
      <span class="bh-lamps">
        {Array.from({ length: Math.max(4, captures) }, (_, i) => (
          <i key={i} class={i < captures ? "on" : ""} aria-hidden="true" />
        ))}
        <span class="unseen">{words.board.captures(captures)}</span>
      </span>
      <span class="bh-credits number">
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: creditMark(10, 10, 9) }}
        />
        <span aria-hidden="true">{credits}</span>
        <span class="unseen">{words.credits(credits)}</span>
      </span>
      <span class="bh-total number">
        <span aria-hidden="true">{total}</span>
        <span class="unseen">{words.points(total)}</span>
      </span>
    </span>
  );
}
