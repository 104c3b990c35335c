/**
 * The wall in the middle: everyone's card face down as soon as it is chosen, then all of them turned over side by
 * side [BH-TURN-06], and what came of it until the next reveal.
 */
import type { JSX } from "preact";
import { Icon } from "#client/pieces/icon.tsx";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import type { View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import type { BoardProps } from "../../../screen.ts";
import { Card, CardBack } from "../../card.tsx";
import { cardName } from "../../say/naming.ts";
import type { BountyHuntersScreen } from "../../screen-types.ts";
import { calledAt } from "../../say/called.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import type { LastReveal } from "./revealed.ts";
import { seatsFrom } from "../rivals/seats.tsx";

interface WallProps extends Pick<BoardProps<BountyHuntersScreen>, "view" | "names" | "words"> {
  readonly revealed: LastReveal | null;
  readonly from: Seat;
}

export function Wall({ view, names, words, revealed, from }: WallProps): JSX.Element {
  const nameOf = (seat: Seat): string => calledAt(names, seat, words);
  // The log says it aloud, line by line.
  return (
    <div class={`bh-wall bh-wall-${view.seats}`} aria-hidden="true" data-at="wall">
      <b class="bh-wall-title">{titleOf(view, revealed, words)}</b>
      <ul>
        {seatsFrom(view, from).map((seat) => (
          <li key={seat} class={`bh-seat-${seat}`}>
            <Shown view={view} words={words} seat={seat} revealed={revealed} />
            <span class="bh-wall-who">
              <SeatMark seat={seat} />
              <span>{nameOf(seat)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function titleOf(view: View, revealed: LastReveal | null, words: Words): string {
  if (view.step.type === "choose") return words.table.faceDown;
  return revealed === null ? words.table.beforeFirst : words.table.revealed;
}

interface ShownProps {
  readonly view: View;
  readonly words: Words;
  readonly seat: Seat;
  readonly revealed: LastReveal | null;
}

function Shown({ view, words, seat, revealed }: ShownProps): JSX.Element {
  if (view.step.type === "choose")
    return view.step.ready[seat] === true ? <CardBack /> : <span class="bh-empty" />;
  const choice = revealed?.choices[seat] ?? null;
  if (choice === null) return <span class="bh-empty" />;
  const caught = revealed?.captured.get(seat);
  return (
    <span class={`bh-turned-over bh-fate-${choice.fate ?? "play"}`}>
      <Card set={view.set} card={choice.card} words={words} silent />
      {caught === undefined ? (
        // Played is what a card on the table looks like anyway.
        choice.fate !== null && choice.fate !== "play" && <small>{words.fates[choice.fate]}</small>
      ) : (
        <small class="bh-caught">
          <Icon name="check" /> {cardName(view.set, caught, words)}
        </small>
      )}
    </span>
  );
}
