/** FLIP: a thing travels from where it was to where it is. Never blocks input; stays still when motion is unwelcome. */
import { motionWelcome } from '../settings/settings.ts';

/** Where everything marked `data-flip="key"` inside `root` stands now. */
export type Places = ReadonlyMap<string, DOMRect>;

export function placesIn(root: ParentNode): Places {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const key = element.dataset['flip'];
    if (key) places.set(key, element.getBoundingClientRect());
  }
  return places;
}

const travelMs = 240;

/** Call with the places measured before the DOM changed. New things come from `origin` when given. */
export function travel(root: ParentNode, before: Places, origin?: DOMRect): void {
  if (!motionWelcome.value) return highlightNew(root, before);
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const from = before.get(element.dataset['flip'] ?? '') ?? origin;
    if (!from) continue;
    const to = element.getBoundingClientRect();
    const dx = from.left - to.left;
    const dy = from.top - to.top;
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
    const scale = to.width > 0 ? from.width / to.width : 1;
    element.animate(
      [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }],
      { duration: travelMs, easing: 'cubic-bezier(.2,.7,.2,1)' },
    );
  }
}

/** Reduced motion says the same by a short outline around what is new. */
function highlightNew(root: ParentNode, before: Places): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    if (before.has(element.dataset['flip'] ?? '')) continue;
    element.animate([{ outline: '3px solid var(--lamp)' }, { outline: '3px solid transparent' }], { duration: 900, easing: 'steps(2)' });
  }
}
