/** What a table answered, shown to the one who asked. */
import type { Answer } from "#table/talk/words.ts";
import { toast } from "../pieces/toasts.ts";
import { cue } from "../sound/cue.ts";
import { errorText, words } from "../words/words.ts";
import type { Frame } from "./frame.ts";

export function showAnswer(frame: Frame, answer: Answer): void {
  if (answer.type === "done") return;
  cue("no");
  if (answer.type === "error") return toast(errorText(answer.code), "no");
  const { rule } = answer;
  toast(frame.screen.refusal(answer, frame.gameWords), "no", {
    text: words.value.rules,
    press: () => frame.showRule(rule),
  });
}
