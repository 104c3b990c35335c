/**
 * While others are told of, the board stands as far as the story has come; what else I am asked is never held up.
 */
import type { View } from "#rules/outer-rim/index.ts";
import type { Asked } from "../asked.ts";

/** A new turn and the dice on the table are mine to look at once the tale is over: one question at a time. */
const waiting: readonly string[] = ["planning", "after-roll", "after-test", "eliminate-or-capture"];

/** `told`: the table as of the scene; `null` when nobody knows it any more. */
export function isHeldBack(
  asked: Pick<Asked, "question"> | null,
  told: View | null,
  now: View,
): boolean {
  return asked === null || waiting.includes(asked.question.ask) || isPast(told, now);
}

/** A turn that is over is told: the next one must not stand beside it. */
function isPast(told: View | null, now: View): boolean {
  return told !== null && (told.round !== now.round || told.current !== now.current);
}
