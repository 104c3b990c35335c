/**
 * Sending answers: one per question, however often it is tapped; buying from the action step opens the market first.
 */
import { useEffect, useRef } from "preact/hooks";
import { toast } from "#client/pieces/toasts.ts";
import { words as hall } from "#client/words/words.ts";
import { numbered, type Command } from "#rules/outer-rim/index.ts";
import type { BoardProps } from "../screen.ts";
import type { Asked } from "./asked.ts";
import { inOwnTask, letGo } from "./board/own-task.ts";
import type { OuterRimScreen } from "./screen-types.ts";

interface Answering {
  readonly act: (command: Command) => void;
}

export function useAnswers(
  { send, whyNot, showRule, busy, view }: BoardProps<OuterRimScreen>,
  asked: Asked | null,
): Answering {
  /** The view an answer was given to: until another one comes, nothing more is said. */
  const answered = useRef<unknown>(null);
  const meant = useRef<Command | null>(null);
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
      meant.current = null;
    });
  }

  useEffect(() => {
    const wanted = meant.current;
    // A hall shows the open market before it says "done": until then the table is busy, and the purchase waits.
    if (wanted === null || busy || asked?.question.ask !== "market") return;
    meant.current = null;
    if (whyNot(wanted) === null) say(wanted);
  });

  function act(command: Command): void {
    const opens =
      command.type === "buy" && asked?.answers.some((one) => one.command.type === "market");
    meant.current = opens === true ? command : null;
    say(opens === true ? { type: "market" } : command);
  }
  return { act };
}
