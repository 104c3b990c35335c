/** Keys 1–9 press the answers in sight, in reading order. */
import { isShortcut } from "#client/settings/keys.ts";

const answers =
  ".or-story .or-line, .or-verdict .button, .or-deal-foot .button, .or-take .button, .or-panel .or-answers .button, .or-dock .or-answers .button";

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("input, textarea, select, dialog") !== null
  );
}

/** While something is in hand, its own answers alone: whoever only reads it answers nothing else. */
export function answersInSight(): readonly HTMLElement[] {
  const within = document.querySelector(".or-panel") ?? document;
  return [...within.querySelectorAll<HTMLElement>(answers)].filter((one) => one.checkVisibility());
}

export function pressByDigit(event: KeyboardEvent): void {
  const place = Number(event.key);
  if (!Number.isInteger(place) || place < 1 || !isShortcut(event)) return;
  if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
  answersInSight()[place - 1]?.click();
}
