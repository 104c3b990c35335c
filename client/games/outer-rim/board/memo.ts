/** A memo by key, for the items of a list: a drawing that is handed back as it was is not looked into again. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";

interface Entry {
  readonly from: readonly unknown[];
  readonly drawing: JSX.Element;
}

type KeyedMemo = (key: string, from: readonly unknown[], draw: () => JSX.Element) => JSX.Element;

export function useKeyedMemo(): KeyedMemo {
  const kept = useRef(new Map<string, Entry>());
  return (key, from, draw) => {
    const before = kept.current.get(key);
    if (before?.from.every((one, i) => one === from[i]) === true) return before.drawing;
    const drawing = draw();
    kept.current.set(key, { from, drawing });
    return drawing;
  };
}
