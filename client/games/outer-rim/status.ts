/** One sentence: what can I do now? */
import { stepOf, type View } from "#rules/outer-rim/index.ts";
import type { Seat } from "#rules/game.ts";
import type { SeatName } from "../screen.ts";
import { questionFor } from "./asked.ts";
import { sayFor, type Desk } from "./desk.ts";
import { faceOf } from "./faces.ts";
import type { Words } from "./screen-types.ts";

export function status(
  view: View,
  names: readonly SeatName[],
  words: Words,
  seat: Seat | null,
): string {
  const say = sayFor(view, names, words);
  const question = questionFor(view, seat);
  if (question !== null)
    return faceOf(question) === "offer"
      ? words.labels.board.offered
      : words.labels.asks(stepOf(view));
  return waitingText({ view, words, say, seat });
}

export function waitingText({
  view,
  words,
  say,
  seat,
}: Pick<Desk, "view" | "words" | "say" | "seat">): string {
  const { labels } = words;
  if (view.winner !== null) return labels.over;
  const seats = view.questions.flatMap((question, i) =>
    view.answered[i] === true ? [] : [question.seat],
  );
  const waited = labels.list([...new Set(seats)].map((one) => say.player(one)));
  return seat === null ? labels.watching(waited) : labels.waiting(waited);
}
