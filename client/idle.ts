/** When it is time for what a page does without at first: not before it shows what one came for, nor while it works. */

let isShown = false;
const waiting: (() => void)[] = [];

/** Said by whatever one came for, once it is drawn. */
export function pictureIsThere(): void {
  isShown = true;
  for (const go of waiting.splice(0)) go();
}

/** Longer than a first visit takes on a slow line: a page that never says so still gets its details. */
const pictureTimeout = 15_000;
setTimeout(pictureIsThere, pictureTimeout);

/** The next moment with nothing to do. Safari has none to wait for. */
export function whenIdle(job: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(job, { timeout: 1500 });
  else setTimeout(job, 300);
}

export async function afterPicture(): Promise<void> {
  if (!isShown) await new Promise<void>((go) => waiting.push(go));
  await new Promise<void>(whenIdle);
}
