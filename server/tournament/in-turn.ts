/** Of all that name one key one at a time, in the order they came. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export function inTurn(): InTurn {
  const waiting = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = waiting.get(key) ?? Promise.resolve();
    const next = before.then(work, work);
    waiting.set(key, next);
    const done = (): void => {
      if (waiting.get(key) === next) waiting.delete(key);
    };
    next.then(done, done);
    return next;
  };
}
