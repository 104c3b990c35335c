/** What a table answered, shown to the one who asked. */
import type { Answer } from "#table/talk/words.ts";
import { toast } from "../pieces/toasts.ts";
import { cue } from "../sound/cue.ts";
import { errorText, words } from "../words/words.ts";
import type { Frame } from "./frame.ts";

/** A move that waited for the network, and the game went on without it: nobody did anything wrong. */
export function showLateAnswer(frame: Frame, answer: Answer): void {
  if (answer.type === "refused") toast(words.value.link.late);
  else showAnswer(frame, answer);
}

export function showAnswer(frame: Frame, answer: Answer): void {
  if (answer.type === "done") return;
  cue("no");
  if (answer.type === "error") return toast(errorText(answer.code), "no");
  const { rule } = answer;
  const view = frame.session.ahead.value.view ?? undefined;
  toast(frame.screen.refusal(answer, frame.gameWords, view), "no", {
    text: words.value.rules,
    press: () => frame.showRule(rule),
  });
}
