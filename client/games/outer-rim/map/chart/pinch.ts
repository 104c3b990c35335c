/** Two fingers that come together: whoever wants to see less of each wants to see all. */
import { useRef } from "preact/hooks";

const least = 40;

interface Pinch {
  onTouchMove(event: TouchEvent): void;
  onTouchEnd(): void;
}

export function usePinch(pinched: () => void): Pinch {
  const widest = useRef(0);
  return {
    onTouchMove({ touches: [one, other] }) {
      if (one === undefined || other === undefined) return;
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      widest.current = Math.max(widest.current, apart);
      if (widest.current - apart < least) return;
      widest.current = 0;
      pinched();
    },
    onTouchEnd() {
      widest.current = 0;
    },
  };
}
