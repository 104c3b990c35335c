/** Where the focus was kept when what had it went away: a screen may lead it on from there. */
export const kept: { on: Element | null } = { on: null };

/** Where a screen leads on what had the focus and went away, in the same frame; null where it knows nothing better. */
export const ways = new Set<() => HTMLElement | null>();

/** Another page has come, and nobody has pressed anything in it yet: until then it is the page that has the focus. */
export const arrival = { isOver: true };

export function isFocusAstray(): boolean {
  const { activeElement, body } = document;
  // On the page as a whole: it has just been opened, and nothing in it was reached for.
  if (activeElement === null || activeElement === body || activeElement.id === "content")
    return true;
  return activeElement === kept.on;
}
