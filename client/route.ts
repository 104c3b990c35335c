/** Where am I? The address bar is the truth. */
import { signal } from "@preact/signals";
import { base, pathIn } from "./edition/edition.ts";
import { arrival, isFocusAstray } from "./speech/astray.ts";

/** Without what stands before the house. */
const here = (): string => pathIn(location.pathname) ?? "/";

export const path = signal(here());

/** The table one came from, for pages that are a look aside. */
export const tableBefore = signal<string | null>(null);

export function go(to: string): void {
  tableBefore.value = /^\/(t|local)\//.test(path.value) ? path.value : null;
  // What lay over the page one leaves is nothing to come back to.
  history[isCovered ? "replaceState" : "pushState"](null, "", base + to);
  isCovered = false;
  arrive();
}

/** What lies over the page, the newest last: Back takes it away before it leaves the page. */
const covers: (() => void)[] = [];
/** One entry above the page's own, for all that is laid over it, kept for the next: nothing waits for the browser. */
let isCovered = Boolean(history.state);

function cover(): void {
  if (isCovered) return;
  isCovered = true;
  // One page, two entries: it stays where it was scrolled to.
  history.scrollRestoration = "manual";
  history.pushState(1, "");
}

export function layOver(close: () => void): () => void {
  covers.push(close);
  cover();
  return () => void covers.splice(covers.indexOf(close), 1);
}

function turnBack(): void {
  const wasCovered = isCovered;
  isCovered = Boolean(history.state);
  const top = covers.at(-1);
  if (wasCovered && !isCovered && path.value === here()) {
    if (covers.length > 1) cover();
    if (top) top();
    else history.back();
  }
  arrive();
}

function arrive(): void {
  if (path.value === here()) return;
  path.value = here();
  scrollTo(0, 0);
  arrival.isOver = false;
  setTimeout(focusContent, 0, arrivalLooks);
}

/** A page may arrive in pieces: for a moment the focus is brought back when what had it went away. */
const arrivalLooks = 20;
const lookMs = 150;

/** A new page begins at its top for the keyboard and the screen reader too. */
function focusContent(looks: number): void {
  if (arrival.isOver) return;
  const content = document.getElementById("content");
  const isFirst = looks === arrivalLooks;
  if (content && !content.contains(document.activeElement) && (isFirst || isFocusAstray())) {
    content.tabIndex = -1;
    content.focus({ preventScroll: true });
  }
  arrival.isOver = looks === 0;
  if (looks > 0) setTimeout(focusContent, lookMs, looks - 1);
}

/** Plain links stay plain links; the shell only keeps the page from loading again. */
export function followLinks(): void {
  addEventListener("popstate", turnBack);
  const touched = (): void => void (arrival.isOver ||= document.activeElement !== document.body);
  for (const touch of ["keydown", "pointerdown"]) addEventListener(touch, touched, true);
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (
      !link ||
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute("download") ||
      link.hash
    )
      return;
    const to = pathIn(link.pathname);
    if (to === null) return;
    event.preventDefault();
    go(to + link.search);
  });
}
