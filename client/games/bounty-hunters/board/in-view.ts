/** What a decision is about comes out from under the hand. */
import { useEffect, useRef } from "preact/hooks";

export interface Root {
  readonly current: HTMLDivElement | null;
}

/**
 * A picked card is about the board: the place it may go to comes out from under the hand, and
 * when the card is laid down the board lies again as the player left it.
 */
export function useInView(root: Root, picked: number | null): void {
  const before = useRef<number | null>(null);
  const isPicked = picked !== null;
  useEffect(() => {
    // A dragged card aims at what is seen: nothing may move under it.
    if (!isPicked || root.current?.querySelector(".bh-dragging")) return;
    const at = scrollerOf(root)?.scrollTop ?? null;
    if (bringOut(root)) before.current ??= at;
  }, [picked]);
  useEffect(() => {
    const area = scrollerOf(root);
    if (!isPicked || !area) return;
    /** Whoever scrolls by hand has another place in mind. */
    const moved = (): void => void (before.current = null);
    const ways = ["wheel", "touchmove"] as const;
    for (const way of ways) area.addEventListener(way, moved, { passive: true });
    return () => {
      for (const way of ways) area.removeEventListener(way, moved);
      if (before.current !== null) area.scrollTop = before.current;
      before.current = null;
    };
  }, [isPicked]);
}

/**
 * A turn begins with the table as a whole: how many turns are left stands at its top. But which deck? That depends on
 * what my targets lack. Whoever looks elsewhere then is not called back.
 */
export function useInViewToDraw(root: Root, isDrawing: boolean): void {
  useEffect(() => {
    if (!isDrawing) return;
    scrollerOf(root)?.scrollTo(0, 0);
    bringOut(root);
  }, [isDrawing]);
}

/** The place a lifted card may go to, else the first target. */
function bringOut(root: Root): boolean {
  const place =
    root.current?.querySelector<HTMLElement>(".bh-mid .bh-confrontation.bh-lit") ??
    root.current?.querySelector<HTMLElement>(".bh-mid .bh-confrontation");
  const foot = root.current?.querySelector<HTMLElement>(".bh-foot");
  // Where the hand comes after the board nothing covers it, and the hand must not scroll away under the thumb.
  if (!place || !foot || getComputedStyle(foot).position !== "sticky") return false;
  const room = roomBelow(place.getBoundingClientRect(), footBox(foot));
  place.style.scrollMarginBottom = `${room}px`;
  place.scrollIntoView({ block: "nearest" });
  return true;
}

/** With what has grown out of it over the board. */
function footBox(foot: HTMLElement): Box {
  const { left, right, top, bottom } = foot.getBoundingClientRect();
  const dock = foot.querySelector(".bh-docking")?.getBoundingClientRect();
  return { left, right, height: bottom - Math.min(top, dock?.top ?? top) };
}

type Box = Pick<DOMRect, "left" | "right" | "height">;

/** How far from the lower edge a place must end: above the hand, or just inside where the hand stands beside it. */
export function roomBelow(place: Box, foot: Box): number {
  const isBeside = foot.left >= place.right - 1;
  return isBeside ? 8 : foot.height + 8;
}

/** A lesson is a page: it scrolls as a whole. */
function scrollerOf(root: Root): Element | null {
  return root.current?.closest(".board-area") ?? document.scrollingElement;
}
