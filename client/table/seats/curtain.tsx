/** Between two people at one screen: nobody sees the next hand before its owner says so. */
import type { JSX } from "preact";
import { Button } from "../../pieces/button.tsx";
import { SeatMark } from "../../pieces/seat-mark.tsx";
import type { SeatName } from "../../games/screen.ts";
import { words } from "../../words/words.ts";

export function Curtain({ next, open }: { next: SeatName; open: () => void }): JSX.Element {
  const w = words.value.table;
  return (
    <main id="content" class="curtain">
      <SeatMark seat={next.seat} />
      <h2>{w.passTo(next.name)}</h2>
      <p class="soft">{w.passLine}</p>
      <Button tone="lamp" press={open}>
        {w.iAm(next.name)}
      </Button>
    </main>
  );
}
