/** Ships and patrols travel from where they were to where they are; nothing waits for them. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { placesIn, type Places } from "#client/motion/flip.ts";
import { motionWelcome } from "#client/settings/settings.ts";
import { inOwnTask } from "../board/own-task.ts";

const flightMs = 520;

/** Measured while rendering, before the page changes; played after it has. */
export function useFlights(root: { readonly current: HTMLElement | null }, version: string): void {
  const played = useRef(version);
  const before = useRef<Places | null>(null);
  if (version !== played.current && root.current !== null)
    before.current = placesIn(mapOf(root.current));
  useLayoutEffect(() => {
    if (version === played.current) return;
    played.current = version;
    const was = before.current;
    before.current = null;
    if (was === null || !motionWelcome.value) return;
    // To measure is to lay the new table out: neither in the task that draws it nor in the frame that paints it.
    inOwnTask(() => {
      if (root.current !== null) fly(root.current, was);
    });
  }, [version]);
}

/** What lies hidden on other faces would be laid out only to be measured. */
const mapOf = (board: HTMLElement): ParentNode => board.querySelector(".or-map") ?? board;

/** All are measured before the first one moves: a move makes the next look lay the whole page out anew. */
function fly(root: HTMLElement, before: Places): void {
  const all = [...mapOf(root).querySelectorAll<HTMLElement>("[data-flip]")];
  for (const { element, x, y } of all.flatMap((one) => movedFrom(one, before)))
    element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
      duration: flightMs,
      easing: "cubic-bezier(0.3, 0.1, 0.2, 1)",
    });
}

interface Moved {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
}

function movedFrom(element: HTMLElement, before: Places): readonly Moved[] {
  const was = before.get(element.dataset["flip"] ?? "");
  if (was === undefined) return [];
  const now = element.getBoundingClientRect();
  const [x, y] = [was.left - now.left, was.top - now.top];
  return Math.hypot(x, y) < 4 || now.width === 0 ? [] : [{ element, x, y }];
}
