/** A turned device shows the same place; the bars of a browser come and go without that. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/**
 * Not when the window turns but when the map has: a log that stood beside it goes a moment later. Its width is asked
 * for when it comes and when it has changed, not with every flight: to ask is to lay the page out at once.
 */
export function useTurned(map: RefObject<HTMLElement>, turn: (map: HTMLElement) => void): void {
  const then = useRef(turn);
  then.current = turn;
  useEffect(() => {
    const { current } = map;
    if (current === null) return;
    let width = current.clientWidth;
    const observer = new ResizeObserver(() => {
      if (current.clientWidth !== width) then.current(current);
      width = current.clientWidth;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
}
