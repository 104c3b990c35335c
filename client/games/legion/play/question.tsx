/** What the referee asks, with its answers. */
import type { JSX } from "preact";
import { Button } from "../../../pieces/button.tsx";
import { answersTo } from "./doors.ts";
import { nameOf } from "../say/news.ts";
import type { LedgerProps } from "../screen-types.ts";
import { SaidLine } from "../../../speech/said-line.tsx";

export function QuestionCard({ view, words, send, seat }: LedgerProps): JSX.Element | null {
  const { question } = view;
  if (question === null) return null;
  const victim = nameOf(view, question.unit, words);
  return (
    <div class="question" role="group" aria-label={words.status.question}>
      <SaidLine kind="question">
        {question.type === "poison-credit"
          ? words.unit.whoTakes(victim)
          : words.labelled(victim, words.unit.first)}
      </SaidLine>
      {seat !== null && (
        <div class="doors">
          {answersTo(view).map((command) => (
            <Button key={JSON.stringify(command)} tone="lamp" press={() => void send(command)}>
              {command.type === "choose-credit"
                ? nameOf(view, command.hunter, words)
                : command.order[0] === "poison"
                  ? words.unit.poisonThenStims
                  : words.unit.stimsThenPoison}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
