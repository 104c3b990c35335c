/** Where the focus was kept when what had it went away: a screen may lead it on from there. */
export const kept: { on: Element | null } = { on: null };

export function isFocusAstray(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === kept.on;
}
