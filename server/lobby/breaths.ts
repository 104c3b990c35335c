/**
 * Long work of many tables shares the one thread: in each turn of the event loop one of them goes on, the others wait
 * for theirs. However many read the past at once, a move waits for one piece of it.
 */
import type { Breath } from "#table/state/steps.ts";

export function sharedBreaths(): Breath {
  const waiting: (() => void)[] = [];
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next);
    });

  function next(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  }
}
