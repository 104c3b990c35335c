/** The end comes when the board has told what led to it; whoever opens the table later finds the result. */
import { useEffect, useState } from "preact/hooks";
import type { Frame } from "../frame.ts";
import { tellingNow } from "./telling-now.ts";

/** Is the last move still told? Then the board stays, and whose it was. */
export function useEnding({ info: { outcome, seats } }: Pick<Frame, "info">): boolean {
  const isOver = outcome !== null;
  const [told, tell] = useState(isOver);
  const isTold = tellingNow.value === null;
  useEffect(() => {
    if (!isOver) tell(false);
    if (!isOver || !isTold) return;
    // Drawn once more, the board says whether it has anything to tell.
    const frame = requestAnimationFrame(() => tell(tellingNow.peek() === null));
    return () => cancelAnimationFrame(frame);
  }, [isOver, isTold]);
  // Where a bot sits for me, nobody may be there to turn the last page.
  const isAway = seats.some(
    ({ holder }) => holder.type === "person" && holder.mine && holder.substitute !== null,
  );
  return isOver && !told && !isAway;
}
