/** What a pasted list leaves open, answered before it is handed in: the likeliest cards, and all others by typing. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { cardById, fullName } from "#rules/legion/cards/facts.ts";
import { cardsLike, type TournamentSettings } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import type { LegionScreen } from "../screen-types.ts";
import { answered, firstQuestion } from "./list-answer.ts";

const mostFound = 6;

interface OpenQuestionProps {
  readonly words: LegionScreen["words"];
  readonly text: string;
  readonly settings: TournamentSettings;
  readonly change: (text: string) => void;
}

export function OpenQuestion(props: OpenQuestionProps): JSX.Element {
  const { words, text, settings, change } = props;
  const typed = useSignal("");
  const question = firstQuestion(text, settings.edition);
  const place = useRef<HTMLDivElement>(null);
  if (question === null) return <div ref={place} tabIndex={-1} />;
  const w = words.armies;
  const search = typed.value.trim();
  const cards = search === "" ? question.offers : cardsLike(search, mostFound);
  return (
    <div ref={place} tabIndex={-1} class="doubt">
      <p>
        <b>{question.name}</b> {w.which}
      </p>
      <div class="doors">
        {cards.map((id) => {
          const card = cardById(id);
          if (card === null) return null;
          return (
            <Button
              key={id}
              press={() => {
                // The button that was pressed goes with its question.
                place.current?.focus();
                typed.value = "";
                change(answered(text, question, id));
              }}
            >
              {fullName(card)}
            </Button>
          );
        })}
      </div>
      <input
        class="input"
        type="search"
        placeholder={w.search}
        aria-label={w.search}
        value={typed.value}
        onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
      />
    </div>
  );
}
