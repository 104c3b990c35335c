/** A new board unfolds in some frames [first-frames.ts]: map and market may come after the clerk has spoken. */
export function onceUnfolded(table: HTMLElement, begin: () => () => void): () => void {
  const isUnfolded = (): boolean =>
    [".or-map", ".or-market"].every((part) => table.querySelector(part) !== null);
  if (isUnfolded()) return begin();
  let end: () => void = () => undefined;
  const drawn = new MutationObserver(() => {
    if (!isUnfolded()) return;
    drawn.disconnect();
    end = begin();
  });
  drawn.observe(table, { childList: true, subtree: true });
  return () => {
    drawn.disconnect();
    end();
  };
}
