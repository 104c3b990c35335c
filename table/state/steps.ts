/**
 * Long work cut into steps. At once where nobody waits; where many tables share one thread, with a breath now and
 * then, in which others have their turn.
 */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Answers once others have had their turn. */
export interface Breath {
  (): Promise<void>;
  /** Has this turn lasted long enough? A step of one game costs as much as ten of another. */
  readonly isDue: () => boolean;
}

/** Short work is done at once, and the watch is looked at this often. */
const stepsBetweenLooks = 10;

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

export async function inBreaths<T>(steps: Steps<T>, breath: Breath | undefined): Promise<T> {
  if (breath === undefined) return atOnce(steps);
  for (let count = 1; ; count++) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (count % stepsBetweenLooks === 0 && breath.isDue()) await breath();
  }
}

/** The same work; every step is told. */
export function* counted<T>(steps: Steps<T>, step: () => void): Steps<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    step();
    yield;
  }
}
