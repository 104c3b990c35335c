/**
 * Focus is never lost. What had it may go away with its question, its sheet or its page: whoever plays by keys or by
 * ear then stands at the nearest thing that is still there, unless the screen has led them on by itself.
 */
import { arrival, kept, ways } from "./astray.ts";

const places =
  "h1, h2, h3, button, a[href], input, select, textarea, summary, [tabindex='0'], [tabindex='-1']";

let last: Element | null = null;
/** What stood around it, the nearest first. */
let around: readonly Element[] = [];
let byHand = false;
let isDue = false;

/** Called once, with what the first key was pressed on or what first had the focus, and all around it then. */
export function keepFocus(touched: readonly EventTarget[]): void {
  const [first, ...above] = touched.filter((one) => one instanceof HTMLElement);
  if (first !== undefined && first !== document.body) [last, around] = [first, above];
  if (document.activeElement !== null && !isOnBody()) note(document.activeElement);
  addEventListener("focusin", ({ target }) => target instanceof Element && note(target));
  // Hidden, disabled, behind a dialog: a browser lets go of it with the next frame.
  addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget === null) queueMicrotask(look);
  });
  addEventListener("keydown", () => void (byHand = false), true);
  addEventListener("pointerdown", onPointer, true);
  new MutationObserver(onChange).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["hidden", "disabled", "inert"],
  });
  look();
}

/**
 * A hand that points at nothing has let go of the focus itself; what it pressed may be gone as soon as this is seen.
 */
function onPointer(): void {
  byHand = true;
  setTimeout(() => isOnBody() && isLastThere() && (last = null));
}

function onChange(changes: readonly MutationRecord[]): void {
  if (last === null || !isOnBody()) return;
  // Carried to another place, it is let go of, too.
  const isCarried = (): boolean =>
    changes.some(({ removedNodes }) => [...removedNodes].some((one) => one.contains(last)));
  if (!byHand && last instanceof HTMLElement && isLastThere() && isCarried())
    return last.focus({ preventScroll: true });
  look();
}

function isOnBody(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function note(target: Element): void {
  if (target !== kept.on) kept.on = null;
  last = target;
  const above: Element[] = [];
  for (let one = target.parentElement; one !== null; one = one.parentElement) above.push(one);
  around = above;
}

const isLastThere = (): boolean => last?.isConnected === true && canHaveIt(last);

function canHaveIt(place: Element): boolean {
  return (
    place.checkVisibility({ visibilityProperty: true }) &&
    place.closest("[inert], :disabled") === null
  );
}

function isLost(): boolean {
  return isOnBody() && last !== null && !isLastThere();
}

/**
 * In the same frame as what had it goes: for a moment on nothing, and a reader begins the page anew. A hand is not
 * read to; what it pressed is drawn first.
 */
function look(): void {
  if (isDue || !isLost()) return;
  if (!byHand) return lead();
  isDue = true;
  setTimeout(() => {
    isDue = false;
    if (isLost()) lead();
  }, leadMs);
}
const leadMs = 80;

function lead(): void {
  const dialogs = document.querySelectorAll("dialog[open]");
  const within = dialogs[dialogs.length - 1] ?? document.getElementById("content") ?? document.body;
  // A page that arrives in pieces has it as a whole; until the first has come there is nothing to have it.
  const isPage = within.id === "content" && within instanceof HTMLElement;
  if (isPage && (!arrival.isOver || last?.id === "content")) {
    within.tabIndex = -1;
    return within.focus({ preventScroll: true });
  }
  if (!arrival.isOver && within === document.body) return;
  for (const way of ways) {
    const next = way();
    if (next !== null && within.contains(next) && keepOn(next)) return;
  }
  const still = around.filter((one) => one.isConnected && within.contains(one));
  for (const one of [...still, within])
    if ([...one.querySelectorAll<HTMLElement>(places)].some(keepOn)) return;
}

function keepOn(place: HTMLElement): boolean {
  if (!canHaveIt(place)) return false;
  if (/^H\d$/.test(place.tagName)) place.tabIndex = -1;
  kept.on = place;
  place.focus({ preventScroll: true });
  return document.activeElement === place;
}
