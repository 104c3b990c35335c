/** What to tap for an answer, by the names on the screen, in order. */
import type { Command, Question } from "#rules/outer-rim/index.ts";
import { answerText } from "../answer-text.ts";
import type { Desk } from "../desk.ts";
import { thingOf } from "../surface.ts";
import { placeOf } from "../map/here.ts";

export type Table = Pick<Desk, "view" | "words" | "say">;

export function tapsFor(command: Command, question: Question, table: Table): readonly string[] {
  const last = answerText(command, question, table);
  const first = opened(command, question, table);
  return first === null || first === last ? [last] : [first, last];
}

/** The thing that has to be opened before its answer can be read; `null` when it lies open. */
function opened(command: Command, question: Question, { view, say }: Table): string | null {
  const thing = thingOf(command, question, view);
  if (thing.on === "plate") {
    const { top } = view.market[thing.deck];
    return top === null ? null : say.card(top);
  }
  if (thing.on === "held" && command.type === "pick-card") return say.card(thing.card);
  // An encounter opens the place where I am by itself.
  const place = question.ask === "encounter" ? null : placeOf(thing, view);
  return place === null ? null : capital(say.space(place));
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
