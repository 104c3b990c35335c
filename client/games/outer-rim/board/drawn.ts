/** What has not changed is handed back as it was drawn, and nobody looks into it again. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import type { Desk } from "../desk.ts";

interface Drawn {
  readonly from: readonly unknown[];
  readonly drawn: JSX.Element;
}

type Draw = (key: string, from: readonly unknown[], draw: () => JSX.Element) => JSX.Element;

export function useDrawn(): Draw {
  const kept = useRef(new Map<string, Drawn>());
  return (key, from, draw) => {
    const before = kept.current.get(key);
    if (before?.from.every((one, i) => one === from[i]) === true) return before.drawn;
    const drawn = draw();
    kept.current.set(key, { from, drawn });
    return drawn;
  };
}

/**
 * A tap changes what is picked or looked at, or makes the table busy, and nothing of this. What a desk can do follows
 * from what lies on it.
 */
export function lyingOn(desk: Desk): readonly unknown[] {
  return Object.values({ ...desk, picked: null, face: null, busy: null }).filter(
    (one) => typeof one !== "function",
  );
}
