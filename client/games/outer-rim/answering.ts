/** Sending answers: one per question, however often it is tapped. */
import { toast } from "#client/pieces/toasts.ts";
import { words as hall } from "#client/words/words.ts";
import { numbered, type Command, type View } from "#rules/outer-rim/index.ts";
import type { BoardProps } from "../screen.ts";
import { postTask, dropFocus } from "./board/yield-to-paint.ts";
import type { OuterRimScreen } from "./screen-types.ts";

type Given = Pick<BoardProps<OuterRimScreen>, "view" | "send" | "whyNot" | "showRule" | "busy">;

/** `given`: as the table is now; `seen`: the view that is answered, which may have been drawn before it. */
export function answering(given: () => Given): (command: Command, seen: View) => void {
  /** The view an answer was given to: until another one comes, nothing more is said. */
  let answered: View | null = null;
  return (command, seen) => {
    const { view, busy, whyNot, showRule } = given();
    if (busy || answered === seen) return;
    // An answer to an earlier table is for that table to judge.
    const why = seen === view ? whyNot(command) : null;
    if (why !== null) {
      toast(why.text, "no", { text: hall.value.rules, press: () => showRule(why.rule) });
      return;
    }
    answered = seen;
    dropFocus();
    postTask(async () => {
      const answer = await given().send(numbered(seen, command));
      if (answer.type !== "done") answered = null;
    });
  };
}
