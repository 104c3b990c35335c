/** On a phone only how many: contracts, crates, and what waits in the reserve. The cards are a tap or a scroll away. */
import type { JSX } from "preact";
import { haulOf, type View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { DeckSign } from "../card.tsx";

export function Counts({ view, seat }: { view: View; seat: Seat }): JSX.Element | null {
  const board = view.boards[seat];
  if (board === undefined) return null;
  const { crates } = haulOf(view.set, board);
  const { contracts, reserved } = board;
  return (
    <span class="bh-counts number" aria-hidden="true">
      {contracts.length > 0 && (
        <span>
          <DeckSign deck="contract" />
          {contracts.length}
        </span>
      )}
      {crates > 0 && (
        <span>
          <DeckSign deck="jawa-market" />
          {crates}
        </span>
      )}
      {reserved.length > 0 && <span class="bh-reserved-count">{reserved.length}</span>}
    </span>
  );
}
