/** Sending answers: one per question, however often it is tapped. */
import { useRef } from "preact/hooks";
import { toast } from "#client/pieces/toasts.ts";
import { words as hall } from "#client/words/words.ts";
import { numbered, type Command } from "#rules/outer-rim/index.ts";
import type { BoardProps } from "../screen.ts";
import { inOwnTask, letGo } from "./board/own-task.ts";
import type { OuterRimScreen } from "./screen-types.ts";

interface Answering {
  readonly act: (command: Command) => void;
}

export function useAnswers(props: BoardProps<OuterRimScreen>): Answering {
  const { send, whyNot, showRule, busy, view } = props;
  /** The view an answer was given to: until another one comes, nothing more is said. */
  const answered = useRef<unknown>(null);
  /** Buttons drawn before the table was busy ask as it is now. */
  const isBusy = useRef(busy);
  isBusy.current = busy;

  function say(command: Command): void {
    if (isBusy.current || answered.current === view) return;
    const why = whyNot(command);
    if (why !== null) {
      toast(why.text, "no", { text: hall.value.rules, press: () => showRule(why.rule) });
      return;
    }
    answered.current = view;
    letGo();
    inOwnTask(async () => {
      const answer = await send(numbered(view, command));
      if (answer.type === "done") return;
      answered.current = null;
    });
  }

  return { act: say };
}
