/**
 * Keyboard players never lose their place: when the pressed button goes away, the next thing to
 * do has the focus.
 */
import { useEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../../screen.ts";
import type { BountyHuntersScreen } from "../screen-types.ts";

interface Root {
  readonly current: HTMLDivElement | null;
}

export function useFocus(
  root: Root,
  { view, seat }: BoardProps<BountyHuntersScreen>,
): { current: boolean } {
  const wanted = useRef(false);
  const keyed = useKeyed();
  const window =
    view.step.type === "resolve" && seat !== null ? view.step.windows[seat]?.type : undefined;
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    root.current?.querySelector<HTMLElement>(".bh-move")?.focus();
  });
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!keyed.current || !lost) return;
    const next =
      root.current?.querySelector<HTMLElement>(".bh-dock button") ??
      root.current?.querySelector<HTMLElement>('.bh-hand button[tabindex="0"]');
    next?.focus();
  }, [view.turn, view.step.type, window]);
  return wanted;
}

/** Was the last thing pressed a key, or a place on the page? */
function useKeyed(): { readonly current: boolean } {
  const keyed = useRef(false);
  useEffect(() => {
    const key = (): void => void (keyed.current = true);
    const point = (): void => void (keyed.current = false);
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", point, true);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", point, true);
    };
  }, []);
  return keyed;
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
    const place =
      root.current?.querySelector<HTMLElement>(".bh-mid .bh-confrontation.bh-lit") ??
      root.current?.querySelector<HTMLElement>(".bh-mid .bh-confrontation");
    const foot = root.current?.querySelector<HTMLElement>(".bh-foot");
    if (!place || !foot) return;
    const room = roomBelow(place.getBoundingClientRect(), foot.getBoundingClientRect());
    // Where the hand comes after the board nothing covers it, and the hand must not scroll away under the thumb.
    if (getComputedStyle(foot).position !== "sticky") return;
    before.current ??= areaOf(root)?.scrollTop ?? null;
    place.style.scrollMarginBottom = `${room}px`;
    place.scrollIntoView({ block: "nearest" });
  }, [picked]);
  useEffect(() => {
    const area = areaOf(root);
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

type Box = Pick<DOMRect, "left" | "right" | "height">;

/** How far from the lower edge a place must end: above the hand, or just inside where the hand stands beside it. */
export function roomBelow(place: Box, foot: Box): number {
  const isBeside = foot.left >= place.right - 1;
  return isBeside ? 8 : foot.height + 8;
}

function areaOf(root: Root): HTMLElement | null {
  return root.current?.closest<HTMLElement>(".board-area") ?? null;
}
