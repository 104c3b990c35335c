/** Cards travel from where they lay to where they lie. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../../screen.ts";
import type { BountyHuntersScreen } from "../screen-types.ts";
import { newsIn } from "./happened/briefly.ts";
import { placesIn, playMotion, type Places } from "./travel.ts";

/** Measured while rendering, before the page changes; played after it has. */
export function useMotion(
  root: { readonly current: HTMLDivElement | null },
  { view, seat, latest }: BoardProps<BountyHuntersScreen>,
): void {
  const played = useRef(-1);
  const before = useRef<Places | null>(null);
  if (latest !== null && latest.version !== played.current && root.current)
    before.current = placesIn(root.current);
  useLayoutEffect(() => {
    if (latest === null || latest.version === played.current) return;
    played.current = latest.version;
    if (root.current && before.current)
      playMotion(root.current, before.current, newsIn(latest), view, seat);
    before.current = null;
  }, [latest?.version]);
}
