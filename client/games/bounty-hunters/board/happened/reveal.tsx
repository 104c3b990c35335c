/** What each player revealed, shown together and briefly; every tap goes through it and closes it [BH-TURN-06]. */
import type { JSX } from "preact";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import type { Choice, News, View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import type { Batch } from "../../../../table/session/session.ts";
import type { SeatName } from "../../../screen.ts";
import { useBriefly, useTouchToClose } from "./briefly.ts";
import { Card } from "../../card.tsx";
import { calledAt } from "../../say/called.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { seatsFrom } from "../rivals/seats.tsx";

interface RevealProps {
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly words: Words;
  readonly latest: Batch | null;
  readonly from: Seat;
  /** A card or a place is to be chosen: out of the way. */
  readonly covered: boolean;
}

function choicesIn(news: readonly News[]): readonly (Choice | null)[] | null {
  const reveal = news.findLast((one) => one.type === "choices-revealed");
  return reveal?.type === "choices-revealed" ? reveal.choices : null;
}

export function Reveal(props: RevealProps): JSX.Element | null {
  const { view, names, words, latest, from, covered } = props;
  const reveal = useBriefly(latest, "reveal", choicesIn);
  useTouchToClose(reveal);
  const { shown } = reveal;
  if (shown === null || covered) return null;
  return (
    <div class="bh-reveal" aria-hidden="true">
      <b>{words.table.revealed}</b>
      <Choices view={view} names={names} words={words} from={from} choices={shown} silent />
    </div>
  );
}

interface ChoicesProps extends Pick<RevealProps, "view" | "names" | "words" | "from"> {
  readonly choices: readonly (Choice | null)[];
  /** The log says it aloud. */
  readonly silent: boolean;
}

/** Card by card, whose it is and what became of it. */
export function Choices({ view, names, words, from, choices, silent }: ChoicesProps): JSX.Element {
  return (
    <ul>
      {seatsFrom(view, from).map((seat) => {
        const choice = choices[seat] ?? null;
        return choice === null ? null : (
          <li key={seat} class={`bh-fate-${choice.fate ?? "play"}`}>
            <Card set={view.set} card={choice.card} words={words} silent={silent} />
            <span>
              <SeatMark seat={seat} />
              <b>{calledAt(names, seat, words)}</b>
            </span>
            {choice.fate !== null && <small>{words.fates[choice.fate]}</small>}
          </li>
        );
      })}
    </ul>
  );
}
