/**
 * Long work of many tables shares the one thread: in each turn of the event loop one of them goes on, the others wait
 * for theirs. However many read the past at once, a move waits for one piece of it.
 */
import type { Breath } from "#table/state/steps.ts";

/** Milliseconds of one piece. */
const longest = 2;

export function sharedBreaths(now = (): number => performance.now()): Breath {
  const waiting: (() => void)[] = [];
  let since = -Infinity;
  const take = (): Promise<void> =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next);
    });
  return Object.assign(take, { isDue: () => now() - since >= longest });

  function next(): void {
    since = now();
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  }
}
