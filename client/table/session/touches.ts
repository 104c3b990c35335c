/** Tells the hall that this table is before somebody's eyes: visible, and touched a moment ago. */
import type { TableId } from "#table/talk/words.ts";
import type { Wire } from "./wire.ts";

const everyMs = 15_000;
const signs = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** Answers how to stop. */
export function reportTouches(wire: Pick<Wire, "say">, table: TableId): () => void {
  let told = 0;
  const touched = (): void => {
    const now = Date.now();
    if (document.hidden || now - told < everyMs) return;
    told = now;
    wire.say({ type: "look", id: `look-${now.toString(36)}`, table });
  };
  for (const sign of signs) addEventListener(sign, touched, { passive: true });
  return () => {
    for (const sign of signs) removeEventListener(sign, touched);
  };
}
