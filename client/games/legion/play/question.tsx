/** What the referee asks, with its answers. */
import type { JSX } from "preact";
import { Button } from "../../../pieces/button.tsx";
import { nameOf } from "../entries/log.ts";
import type { LedgerProps } from "../screen-types.ts";

export function QuestionCard({ view, words, send, seat }: LedgerProps): JSX.Element | null {
  const { question } = view;
  if (question === null) return null;
  const victim = nameOf(view, question.unit, words);
  const answers =
    question.type === "poison-credit"
      ? question.hunters.map((hunter) => ({
          key: hunter,
          text: nameOf(view, hunter, words),
          command: { type: "choose-credit", hunter } as const,
        }))
      : [
          {
            key: "poison",
            text: words.unit.poisonThenStims,
            command: { type: "choose-order", order: ["poison", "stims"] } as const,
          },
          {
            key: "stims",
            text: words.unit.stimsThenPoison,
            command: { type: "choose-order", order: ["stims", "poison"] } as const,
          },
        ];
  return (
    <div class="question" role="alertdialog" aria-label={words.status.question}>
      <p>
        {question.type === "poison-credit"
          ? words.unit.whoTakes(victim)
          : words.labelled(victim, words.unit.first)}
      </p>
      {seat !== null && (
        <div class="doors">
          {answers.map(({ key, text, command }) => (
            <Button key={key} tone="lamp" press={() => void send(command)}>
              {text}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
