/**
 * While others are told of, the board stands as far as the story has come; what else I am asked is never held up.
 */
import type { View } from "#rules/outer-rim/index.ts";
import type { OpenQuestion } from "../asked.ts";
import type { Scene } from "../story/scenes.ts";

/**
 * A new turn, and what is asked on the story face, are mine to look at once the tale is over: on a phone it would lie
 * upon the very dice that are asked about.
 */
function waits({ question, face }: Questioned): boolean {
  return question.ask === "planning" || face === "story";
}

type Questioned = Pick<OpenQuestion, "question" | "face">;

/** `told`: the table as of the scene; `null` when nobody knows it any more. `scenes`: what is still to be read. */
export function isHeldBack(
  asked: Questioned | null,
  told: View | null,
  now: View,
  scenes: readonly Pick<Scene, "kind" | "news">[] = [],
): boolean {
  if (asked === null || waits(asked)) return true;
  return isPast(told, now) || scenes.some(isDecided);
}

/** How a test or a fight ended is read before what follows from it is asked; so is a turn that begins. */
function isDecided({ kind, news }: Pick<Scene, "kind" | "news">): boolean {
  if (news.some(({ type }) => type === "turn-began")) return true;
  return (
    kind === "test" || (kind === "fight" && news.some(({ type }) => type === "combat-resolved"))
  );
}

/** A turn that is over is told: the next one must not stand beside it. */
function isPast(told: View | null, now: View): boolean {
  return told !== null && (told.round !== now.round || told.current !== now.current);
}
