/** Dragging a card with any pointer: the card follows the finger, and whatever lies under it may light up. */
import { useRef } from "preact/hooks";

interface Held {
  readonly at: number;
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

const threshold = 8;

export interface Drag {
  start(event: PointerEvent, at: number): void;
  move(event: PointerEvent): void;
  end(event: PointerEvent): void;
  cancel(): void;
  /** Did the last press end as a drag? Then its click is not a tap. */
  wasDrag(): boolean;
}

export function useDrag(
  lift: (at: number) => void,
  drop: (at: number, place: string) => void,
): Drag {
  const held = useRef<Held | null>(null);
  const dragged = useRef(false);

  function release(): void {
    const was = held.current;
    held.current = null;
    if (!was) return;
    was.element.style.removeProperty("translate");
    was.element.classList.remove("bh-dragging");
    for (const over of document.querySelectorAll(".bh-over")) over.classList.remove("bh-over");
  }

  return {
    start(event, at) {
      if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
      dragged.current = false;
      // At once: a quick flick leaves the card before it has moved the few pixels that make it a drag.
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = {
        at,
        element: event.currentTarget,
        x: event.clientX,
        y: event.clientY,
        moved: false,
      };
    },
    move(event) {
      const now = held.current;
      if (!now) return;
      const dx = event.clientX - now.x;
      const dy = event.clientY - now.y;
      if (!now.moved) {
        if (Math.hypot(dx, dy) < threshold) return;
        now.moved = true;
        dragged.current = true;
        now.element.classList.add("bh-dragging");
        lift(now.at);
      }
      now.element.style.setProperty("translate", `${dx}px ${dy}px`);
      const over = placeUnder(event);
      for (const old of document.querySelectorAll(".bh-over"))
        if (old !== over) old.classList.remove("bh-over");
      over?.classList.add("bh-over");
    },
    end(event) {
      const now = held.current;
      const place = now?.moved ? placeUnder(event)?.dataset["drop"] : undefined;
      release();
      if (now && place !== undefined) drop(now.at, place);
    },
    cancel: release,
    wasDrag: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
  };
}

/** The dragged card itself lets the pointer through (see .bh-dragging). */
function placeUnder(event: PointerEvent): HTMLElement | undefined {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const place = element.closest<HTMLElement>("[data-drop]");
    if (place) return place;
  }
  return undefined;
}
