/**
 * What asks for room says so at the board itself. A selector that looks for a child (`:has`) has the whole board styled
 * anew whenever anything comes or goes.
 */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export function useRoom(what: "held" | "told"): RefObject<HTMLElement> {
  const mine = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const board = mine.current?.closest<HTMLElement>(".or");
    if (!board) return undefined;
    board.dataset[what] = "";
    return () => {
      delete board.dataset[what];
    };
  }, []);
  return mine;
}
