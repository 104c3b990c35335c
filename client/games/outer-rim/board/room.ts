/**
 * What asks for room says so at the board itself. A selector that looks for a child (`:has`) has the whole board styled
 * anew whenever anything comes or goes.
 */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Told at the board: who stands there has less room, or more; it may come long after the tap that asked for it. */
export const roomChanged = "room";

export function takesRoom(mine: Element | null): void {
  mine?.closest(".or")?.dispatchEvent(new Event(roomChanged));
}

/** `kind`: one kind of it may ask for more. */
export function useRoom(what: "held" | "told", kind = ""): RefObject<HTMLElement> {
  const mine = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const board = mine.current?.closest<HTMLElement>(".or");
    if (!board) return undefined;
    board.dataset[what] = kind;
    takesRoom(board);
    return () => {
      delete board.dataset[what];
      takesRoom(board);
    };
  }, [kind]);
  return mine;
}
