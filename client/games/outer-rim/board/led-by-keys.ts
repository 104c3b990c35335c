/**
 * Whoever plays by keys is led on. The button that was pressed is gone with its question, and the focus with it: it
 * goes to where the next question is asked, into what was just opened, and back to where that was opened from. Loaded
 * with the first key that is pressed; a thumb never needs it.
 */
import { isFocusAstray, ways } from "#client/speech/astray.ts";
import { keys } from "#client/settings/keys.ts";
import { answersInSight, pressByDigit } from "../dock/digits.ts";
import { afterPaint } from "./yield-to-paint.ts";
import "./led-by-keys.css";

/** Where a question is asked, the nearest to it first. */
const places = [
  ".or-telling:not(.or-film)",
  ".or-gallery",
  ".or-story",
  ".or-offer",
  ".or-dock",
  ".or-film",
];
/** What is opened and closed again: a thing in hand, the trays of a deal. */
const opens = ".or-panel, .or-offer";

/** `first` is the key that sent for it. */
export function leadByKeys(root: HTMLElement, first: KeyboardEvent, signal: AbortSignal): void {
  if (signal.aborted) return;
  let byKeys = true;
  let opened = "";
  let from: Element | null = null;
  let fromQuestion = "";
  let isDue = false;
  const onKey = (event: KeyboardEvent): void => {
    byKeys = true;
    look();
    pressByDigit(event);
  };
  const onPointer = (): void => {
    byKeys = false;
    number([]);
  };
  const look = (): void => {
    if (!byKeys || isDue) return;
    isDue = true;
    afterPaint(() => {
      isDue = false;
      if (root.isConnected && byKeys) lead();
    });
  };
  const lead = (): void => {
    number(answersInSight());
    if (document.querySelector("dialog[open]") !== null) return;
    const panel = root.querySelector<HTMLElement>(opens);
    const held = panel?.ariaLabel ?? "";
    const was = opened;
    opened = held;
    if (panel !== null && held !== was) {
      if (was === "") [from, fromQuestion] = [document.activeElement, question(root)];
      panel.focus();
    } else if (isLost(root) || isOnPlace()) (back(was, held) ?? asking(root))?.focus();
  };
  // Closed, not answered: whoever has answered is led to what is asked next.
  const back = (was: string, held: string): HTMLElement | null =>
    was !== "" && held === "" && question(root) === fromQuestion ? stillThere(from, root) : null;
  const onFocus = (): void => {
    if (isLost(root)) look();
  };
  // What had the focus goes with its question: the next one has it in the same frame.
  const way = (): HTMLElement | null => {
    const held = root.querySelector<HTMLElement>(opens);
    return held ?? back(opened, "") ?? asking(root);
  };
  ways.add(way);
  const seen = new MutationObserver(look);
  seen.observe(root, { childList: true, subtree: true, attributeFilter: ["data-face"] });
  addEventListener("keydown", onKey, { signal });
  addEventListener("pointerdown", onPointer, { signal });
  addEventListener("focusin", onFocus, { signal });
  signal.addEventListener("abort", () => {
    seen.disconnect();
    ways.delete(way);
  });
  onKey(first);
}

const question = (root: HTMLElement): string =>
  root.querySelector(".or-dock .or-sentence")?.textContent ?? "";

/** Drawn anew, a place on the map is still the same place. */
function stillThere(from: Element | null, root: HTMLElement): HTMLElement | null {
  const space = from?.getAttribute("data-space") ?? null;
  const found =
    from?.isConnected === true || space === null
      ? from
      : root.querySelector(`[data-space="${CSS.escape(space)}"]`);
  return found instanceof HTMLElement && found.checkVisibility() ? found : null;
}

/** On the page, or on the frame around the board, where the table puts a focus that was lost. */
function isLost(root: HTMLElement): boolean {
  return isFocusAstray() || document.activeElement?.contains(root) === true;
}

/** Led there, and nothing pressed since: what is asked nearer leads on. */
function isOnPlace(): boolean {
  return document.activeElement?.matches(places.join()) === true;
}

/** Dice that wait for their roll, and a scene for its reader, are a key away. */
function asking(root: HTMLElement): HTMLElement | null {
  for (const place of places) {
    const found = root.querySelector<HTMLElement>(place);
    if (found?.checkVisibility() === true)
      return found.querySelector<HTMLElement>(".or-telling-doors .button") ?? found;
  }
  return null;
}

/** The digits that press answers are shown to whoever uses keys. */
function number(answers: readonly HTMLElement[]): void {
  for (const old of document.querySelectorAll("[data-digit]")) {
    old.removeAttribute("data-digit");
    old.removeAttribute("aria-keyshortcuts");
  }
  if (keys.value === "off") return;
  for (const [i, one] of answers.slice(0, 9).entries()) {
    one.dataset["digit"] = `${i + 1}`;
    one.ariaKeyShortcuts = keys.value === "alt" ? `Alt+${i + 1}` : `${i + 1}`;
  }
}
