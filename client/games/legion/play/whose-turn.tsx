/** Who chooses now: on two phones each side marks on its own, unless somebody writes it for both. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { seatOf, type Side } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import type { LedgerProps } from "../screen-types.ts";
import { SaidLine } from "../../../speech/said-line.tsx";

interface Turn {
  /** May this phone choose for the side? */
  readonly mine: boolean;
  readonly notice: JSX.Element | null;
}

export function useTurn({ view, seat, names, words }: LedgerProps, side: Side): Turn {
  const lent = useSignal<Side | null>(null);
  const w = words.mission.turn;
  const whose = seatOf(view, side);
  const mine = seat !== null && (view.seats === 1 || seat === whose || lent.value === side);
  if (mine || seat === null) return { mine, notice: null };
  const notice = (
    <div class="ledger-note">
      <SaidLine kind="mine">{w.theirs(names[whose]?.name ?? words.side[side] ?? side)}</SaidLine>
      <Button press={() => (lent.value = side)}>{w.here}</Button>
    </div>
  );
  return { mine, notice };
}
