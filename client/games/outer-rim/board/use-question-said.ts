/** What I am asked, aloud: once for every question, in the words of the dock. */
import { useEffect } from "preact/hooks";
import { say } from "#client/speech/announcer.ts";
import { sentence } from "../say/question.ts";
import type { Snapshot } from "./store.ts";

export function useQuestionSaid(shown: Snapshot): void {
  const { asked, view, session } = shown;
  const question = session !== null && asked !== null ? sentence(shown, asked) : "";
  const which = asked === null ? "" : `${asked.question.ask}:${view.rolls}:${view.agenda.length}`;
  useEffect(() => {
    if (question !== "") say(question, "question", { topic: "question" });
  }, [question, which]);
}
