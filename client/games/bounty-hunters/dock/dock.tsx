/** The dock: one sentence that says what to do, and buttons that say what will happen. */
import type { ComponentChildren, JSX } from "preact";
import type { Refusal } from "#rules/game.ts";
import type { Move } from "../moves/moves.ts";
import { refusalText } from "../say/refusal.ts";
import { Told } from "./told.tsx";
import type { Words } from "#words/made/bounty-hunters/words.ts";

interface DockProps {
  readonly sentence: string;
  readonly words: Words;
  /** It is my move: the lamp is on. */
  readonly mine: boolean;
  readonly children?: ComponentChildren;
}

export function Dock({ sentence, words, mine, children }: DockProps): JSX.Element {
  return (
    <section class={`bh-dock${mine ? " bh-mine" : ""}`} aria-label={words.dock.label}>
      <h2 class="unseen">{words.dock.label}</h2>
      <p class="bh-sentence">{sentence}</p>
      {children}
    </section>
  );
}

interface MovesProps {
  readonly moves: readonly Move[];
  readonly words: Words;
  /** The move I sealed, if it is one of these. */
  readonly sealed?: string | null;
  readonly busy: boolean;
  play(move: Move): void;
  refused(refusal: Refusal): void;
}

export function Moves({
  moves,
  words,
  sealed = null,
  busy,
  play,
  refused,
}: MovesProps): JSX.Element {
  return (
    <ul class={`bh-moves bh-moves-${Math.min(moves.length, 4)}`}>
      {moves.map((move) => {
        const { refusal } = move;
        const isSealed = move.id === sealed;
        return (
          <li key={move.id} class={move.captures ? "bh-captures" : ""}>
            <button
              type="button"
              class="bh-move"
              data-move={move.id}
              data-drop={move.places.find((place) => place === "sell")}
              aria-disabled={refusal !== null ? true : undefined}
              aria-pressed={isSealed}
              onClick={() => {
                if (refusal !== null) refused(refusal);
                else if (!busy) play(move);
              }}
            >
              <b>
                <Told text={move.title} words={words} />
              </b>
              <span>
                {refusal === null ? (
                  <Told text={move.foretold.join(" · ")} words={words} />
                ) : (
                  refusalText(refusal, words)
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
