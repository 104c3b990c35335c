/** My board steps down in size until it fits between wall and hand: nothing on a large table is scrolled for. */
import { useLayoutEffect } from "preact/hooks";
import type { Root } from "./in-view.ts";

/** As style/wide.css draws them: 0 is the largest. */
const densest = 4;

export function useFit(root: Root, view: unknown, picked: number | null): void {
  // Before anything is measured for motion: cards fly to where they will lie.
  useLayoutEffect(() => fit(root.current, 0), [view]);
  // A lifted card may open a place for itself. Nothing grows back while cards are compared.
  useLayoutEffect(() => {
    if (picked !== null) fit(root.current, "as it is");
  }, [picked]);
  useLayoutEffect(() => {
    const hall = root.current;
    if (hall === null) return;
    const watcher = new ResizeObserver(() => fit(hall, 0));
    watcher.observe(hall);
    return () => watcher.disconnect();
  }, []);
}

function fit(hall: HTMLElement | null, from: 0 | "as it is"): void {
  const table = hall?.querySelector<HTMLElement>(".bh");
  const board = table?.querySelector<HTMLElement>(".bh-mid > .bh-board");
  if (!table || !board) return;
  const first = from === 0 ? 0 : Number(table.dataset["dense"] ?? 0);
  for (let dense = first; dense <= densest; dense++) {
    table.dataset["dense"] = String(dense);
    // Where the whole page scrolls there is always room.
    if (getComputedStyle(board).overflowY === "visible") {
      table.dataset["dense"] = "1";
      return;
    }
    if (board.scrollHeight <= board.clientHeight) return;
  }
}
