/** What to tap for an answer, by the names on the screen, in order. */
import type { Command, Question } from "#rules/outer-rim/index.ts";
import { answerText } from "../say/answer.ts";
import type { Tabletop } from "../tabletop.ts";
import { thingOf } from "../surface.ts";
import { askedOf } from "../asked.ts";
import { onlyPlace, placeOf } from "../map/here.ts";
import { capital } from "../tell/line.ts";

export type Table = Pick<Tabletop, "view" | "words" | "say">;

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
  const place = placeOf(thing, view);
  // What is asked about one place alone opens it by itself.
  const asked = askedOf(view, question.seat);
  const isOpen = place !== null && asked !== null && onlyPlace(asked, view) === place;
  return place === null || isOpen ? null : capital(say.space(place));
}
