/** A clock that stands while nobody looks: what is told by itself waits for whoever has turned away. */
export function afterSeen(ms: number, then: () => void): () => void {
  let left = ms;
  let since = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    clearTimeout(timer);
    if (document.hidden) left -= performance.now() - since;
    else {
      since = performance.now();
      timer = setTimeout(then, Math.max(0, left));
    }
  };
  if (!document.hidden) run();
  document.addEventListener("visibilitychange", run);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", run);
  };
}
