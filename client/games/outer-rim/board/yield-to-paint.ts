/** Long work in pieces: no single one holds up the thumb. */
interface Scheduler {
  readonly postTask: (task: () => void, how: { readonly priority: "user-blocking" }) => unknown;
}

/** Before the next frame, but not together with what is done now; where a browser cannot say so, with that frame. */
export function postTask(work: () => void): void {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler === undefined) requestAnimationFrame(work);
  else void scheduler.postTask(work, { priority: "user-blocking" });
}

/** In a task of its own if there is time for one before the next frame, else with it: never seen undone. */
export function postTaskOrFrame(work: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (!isDone) work();
    isDone = true;
  };
  postTask(once);
  requestAnimationFrame(once);
}

/** With the frame after the next one; a page that nobody sees has no frames. */
export function afterPaint(work: () => void): void {
  if (document.hidden) postTask(work);
  else requestAnimationFrame(() => postTask(work));
}

/**
 * The button that was tapped will be gone, and a page that loses its focus is laid out at once, half drawn. Whoever
 * plays by keys keeps it.
 */
export function dropFocus(): void {
  const held = document.activeElement;
  if (held instanceof HTMLElement && !held.matches(":focus-visible")) held.blur();
}
