/** Everyone else, at the far side of the table: clockwise from my left neighbour, who gets my hand [BH-TURN-16]. */
import type { JSX } from "preact";
import type { View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import type { Batch } from "#client/table/session/session.ts";
import { isHidden, saidText } from "#client/table/panel/talk.ts";
import { useEffect, useState } from "preact/hooks";
import type { SeatName } from "../../../screen.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { Rival } from "./rival.tsx";

interface SeatsProps {
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly words: Words;
  /** Where I sit; a spectator looks from seat 0. */
  readonly from: Seat;
  readonly open: (seat: Seat) => void;
  readonly latest: Batch | null;
}

function others(view: View, from: Seat): readonly Seat[] {
  return Array.from({ length: view.seats - 1 }, (_, i) => (from + 1 + i) % view.seats);
}

/** The whole table in one order, wherever it is shown side by side: the others as they sit, then whoever looks. */
export function seatsFrom(view: View, from: Seat): readonly Seat[] {
  return [...others(view, from), from];
}

const saidMs = 5000;

/** What somebody says stands at their place for a moment. */
function useSaidNow(latest: Batch | null): ReadonlyMap<Seat, string> {
  const [said, say] = useState<ReadonlyMap<Seat, string>>(new Map());
  useEffect(() => {
    const lines = (latest?.entries ?? []).flatMap((entry) =>
      entry.type === "said" && entry.seat !== null && !isHidden(entry)
        ? [[entry.seat, saidText(entry.said)] as const]
        : [],
    );
    if (lines.length > 0) say(new Map(lines));
  }, [latest?.version]);
  useEffect(() => {
    if (said.size === 0) return;
    const timer = setTimeout(() => say(new Map()), saidMs);
    return () => clearTimeout(timer);
  }, [said]);
  return said;
}

export function Seats(props: SeatsProps): JSX.Element {
  const around = others(props.view, props.from);
  const said = useSaidNow(props.latest);
  return (
    <>
      <h2 class="unseen">{props.words.board.around}</h2>
      <ol class={`bh-rivals bh-rivals-${around.length}`} aria-label={props.words.board.around}>
        {around.map((seat, nth) => (
          <Rival
            key={seat}
            seat={seat}
            {...props}
            bubble={said.get(seat)}
            isLeft={nth === 0 && props.view.viewer !== "spectator"}
          />
        ))}
      </ol>
    </>
  );
}
