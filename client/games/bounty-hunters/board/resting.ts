/** Which card a pointer rests on, a finger stays on or a key asks for, and where there is room to show it larger. */
import { isShortcut } from "#client/settings/keys.ts";

const restMs = { board: 350, hand: 650, finger: 450 } as const;
/** A finger is never quite still. */
const tremble = 8;
const size = { width: 252, height: 430 } as const;
const edge = 8;

type Show = (card: HTMLElement | null) => void;

/** Calls `show` with the card to be looked at, `null` when nobody looks any more; returns how to stop watching. */
export function watchForRest(hall: HTMLElement, show: Show): () => void {
  let timer = 0;
  let resting: HTMLElement | null = null;
  let start = { x: 0, y: 0 };
  let isShown = false;

  const away = (): void => {
    clearTimeout(timer);
    resting = null;
    if (isShown) show(null);
    isShown = false;
  };
  const rest = (card: HTMLElement, after: number): void => {
    away();
    resting = card;
    timer = window.setTimeout(() => {
      isShown = true;
      show(card);
    }, after);
  };
  const moved = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > tremble) away();
      return;
    }
    const card = event.buttons === 0 ? cardAt(hall, event.clientX, event.clientY) : null;
    if (card === resting) return;
    if (card === null) away();
    else rest(card, card.closest(".bh-hand") ? restMs.hand : restMs.board);
  };
  const pressed = (event: PointerEvent): void => {
    away();
    if (event.pointerType === "mouse") return;
    start = { x: event.clientX, y: event.clientY };
    const card = cardAt(hall, event.clientX, event.clientY);
    if (card !== null) rest(card, restMs.finger);
  };
  /** A finger that looked has not tapped. */
  const lifted = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" && isShown) swallowClick(hall);
    away();
  };
  const keyed = (event: KeyboardEvent): void => {
    const wasShown = isShown;
    away();
    if (
      event.key !== "i" ||
      !isShortcut(event) ||
      wasShown ||
      !(event.target instanceof HTMLElement)
    )
      return;
    const card = event.target.querySelector<HTMLElement>(".bh-card[data-face]");
    if (card !== null) rest(card, 0);
  };
  // A long press is ours: no menu of the browser over it.
  const menu = (event: Event): void => {
    if (isShown) event.preventDefault();
  };

  const all = [
    ["pointermove", moved],
    ["pointerdown", pressed],
    ["pointerup", lifted],
    ["pointercancel", away],
    ["pointerleave", away],
    ["focusout", away],
    ["keydown", keyed],
    ["contextmenu", menu],
  ] as readonly (readonly [string, (event: never) => void])[];
  for (const [type, listener] of all) hall.addEventListener(type, listener as EventListener);
  return () => {
    clearTimeout(timer);
    for (const [type, listener] of all) hall.removeEventListener(type, listener as EventListener);
  };
}

function swallowClick(hall: HTMLElement): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  hall.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => hall.removeEventListener("click", swallow, { capture: true }));
}

/** By place: cards let the pointer through to what they lie on. The last drawn lies on top. */
function cardAt(hall: HTMLElement, x: number, y: number): HTMLElement | null {
  const under = document.elementFromPoint(x, y);
  if (under === null || !hall.contains(under)) return null;
  const cards = [...under.querySelectorAll<HTMLElement>(".bh-card[data-face]")];
  return (
    cards.findLast((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    }) ?? null
  );
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Above the card, else beside it where there is room, and whole in the window; measured from the hall's corner. */
export function besides(card: Box, hall: Box): { readonly left: number; readonly top: number } {
  const above = card.top - size.height - edge;
  if (above >= edge) {
    const middle = (card.left + card.right - size.width) / 2;
    const left = Math.max(edge, Math.min(middle, innerWidth - size.width - edge));
    return { left: left - hall.left, top: above - hall.top };
  }
  const right = card.right + edge;
  const left = card.left - edge - size.width;
  const at = right + size.width <= innerWidth ? right : Math.max(edge, left);
  const lowest = innerHeight - size.height - edge;
  const top = Math.max(edge, Math.min(card.top, lowest));
  return { left: at - hall.left, top: top - hall.top };
}
