/** Who plays by keyboard goes on where the page goes on: the key that was pressed is gone. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Looked for inside `place`; the last of them is the newest. With nobody left somebody may be added. */
export const goesOn = "or-goes-on";

/** Whenever `step` changes under a hand, never on arrival: a page that opens takes nobody's focus. */
export function useGoingOn(place: RefObject<HTMLElement>, step: string): void {
  const before = useRef(step);
  // Before the page is drawn: a key pressed at once is not lost.
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (!isLost(document.activeElement)) return;
    const spots = place.current?.querySelectorAll<HTMLElement>(`.${goesOn}`) ?? [];
    const spot = [...spots].at(-1) ?? place.current?.querySelector("summary");
    spot?.focus({ preventScroll: true });
  }, [place, step]);
}

/** With the key that was pressed, or with the fold it lies in. */
function isLost(active: Element | null): boolean {
  return (
    active === null || active === document.body || active.closest("details:not([open])") !== null
  );
}
