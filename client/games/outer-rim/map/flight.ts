/** Ships and patrols travel from where they were to where they are; nothing waits for them. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { placesIn, type Places } from "#client/motion/flip.ts";
import { motionWelcome } from "#client/settings/settings.ts";

const flightMs = 520;

/** Measured while rendering, before the page changes; played after it has. */
export function useFlights(root: { readonly current: HTMLElement | null }, version: string): void {
  const played = useRef(version);
  const before = useRef<Places | null>(null);
  if (version !== played.current && root.current !== null) before.current = placesIn(root.current);
  useLayoutEffect(() => {
    if (version === played.current) return;
    played.current = version;
    if (root.current !== null && before.current !== null && motionWelcome.value)
      fly(root.current, before.current);
    before.current = null;
  }, [version]);
}

function fly(root: HTMLElement, before: Places): void {
  for (const element of root.querySelectorAll<HTMLElement>(".or-map [data-flip]")) {
    const was = before.get(element.dataset["flip"] ?? "");
    if (was === undefined) continue;
    const now = element.getBoundingClientRect();
    const x = was.left - now.left;
    const y = was.top - now.top;
    if (Math.hypot(x, y) < 4 || now.width === 0) continue;
    element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
      duration: flightMs,
      easing: "cubic-bezier(0.3, 0.1, 0.2, 1)",
    });
  }
}
