/** While guests are here this device is their table: its screen stays on, and its page is not closed by mistake. */
let guests = 0;
let lock: Promise<WakeLockSentinel | null> | null = null;

export function keepAwake(change: 1 | -1): void {
  guests += change;
  if (guests > 0) stayAwake();
  else rest();
}

function stayAwake(): void {
  addEventListener("beforeunload", askFirst);
  document.addEventListener("visibilitychange", whenSeen);
  // Only over https or at localhost, and only while the page is seen.
  const { wakeLock } = navigator as Partial<Navigator>;
  lock ??= wakeLock?.request("screen").catch(() => null) ?? null;
}

function rest(): void {
  removeEventListener("beforeunload", askFirst);
  document.removeEventListener("visibilitychange", whenSeen);
  void lock?.then((held) => held?.release());
  lock = null;
}

/** The system takes the lock away with the page; whoever comes back holds it again. */
function whenSeen(): void {
  if (document.hidden) return;
  lock = null;
  stayAwake();
}

function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
