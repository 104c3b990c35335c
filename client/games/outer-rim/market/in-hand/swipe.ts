/** A thumb that goes sideways turns to what lies there; up and down goes on scrolling. */
import { useRef } from "preact/hooks";

const least = 48;

interface Swipe {
  onTouchStart(event: TouchEvent): void;
  onTouchEnd(event: TouchEvent): void;
}

export function useSwipe(turn: (step: 1 | -1) => void): Swipe {
  const from = useRef<readonly [number, number] | null>(null);
  return {
    onTouchStart({ touches }) {
      const [one] = touches;
      // Two fingers look closer.
      from.current = one === undefined || touches.length > 1 ? null : [one.clientX, one.clientY];
    },
    onTouchEnd({ changedTouches: [one] }) {
      const start = from.current;
      from.current = null;
      if (start === null || one === undefined) return;
      const [x, y] = [one.clientX - start[0], one.clientY - start[1]];
      if (Math.abs(x) >= least && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
}
