/** The printed opponents at the table, each with its fame, its credits and its deck. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { Person } from "../art/person.tsx";
import type { Words } from "../screen-types.ts";
import { saying } from "../words/say.ts";
import { targetOfOpponents } from "./fame/agreed.ts";
import { AddOpponent } from "./add-opponent.tsx";
import { goesOn, useGoingOn } from "./go-on.ts";
import { places } from "./keep.ts";
import type { CompanionState } from "./kept.ts";
import type { PartProps } from "./part.ts";
import type { Opponent } from "./opponent.ts";
import { draw, fallen } from "./reading.ts";
import { SetUp } from "./set-up.tsx";
import { creditSteps, Stepper } from "./stepper.tsx";
import { TurnOf } from "./turn.tsx";
import type { Words as CompanionWords } from "#words/made/outer-rim-companion/words.ts";

export function Opponents({ keeping, words, own }: PartProps): JSX.Element {
  const { now, change, note } = keeping;
  const having = (next: Opponent): CompanionState => ({
    ...now,
    opponents: now.opponents.map((one) => (one.number === next.number ? next : one)),
  });
  const list = useRef<HTMLDivElement>(null);
  useGoingOn(list, now.opponents.map(({ number }) => number).join());
  return (
    <div class="or-opponents" ref={list}>
      {now.opponents.length === 0 && <p class="soft">{own.none}</p>}
      {now.opponents.map((opponent) => (
        <OpponentPlate
          key={opponent.number}
          opponent={opponent}
          isFirst={opponent === now.opponents[0]}
          words={words}
          own={own}
          kept={now}
          change={(next) => change(having(next))}
          note={(next) => note(having(next))}
          remove={() =>
            change({
              ...now,
              opponents: now.opponents.filter(({ number }) => number !== opponent.number),
            })
          }
        />
      ))}
      {now.opponents.length < places && <AddOpponent keeping={keeping} words={words} own={own} />}
    </div>
  );
}

interface PlateProps {
  readonly opponent: Opponent;
  readonly isFirst: boolean;
  readonly words: Words;
  readonly own: CompanionWords;
  readonly kept: CompanionState;
  readonly change: (opponent: Opponent) => void;
  /** Said, and still being said: no step to be taken back. */
  readonly note: (opponent: Opponent) => void;
  readonly remove: () => void;
}

function OpponentPlate(props: PlateProps): JSX.Element {
  const { opponent, isFirst, words, own, kept, change, note, remove } = props;
  const [droid, setDroid] = useState(false);
  const say = saying([], words.texts, { players: [] });
  const name = say.word(`character.${opponent.character}.name`);
  const plate = useRef<HTMLElement>(null);
  const { turn, turns } = opponent;
  useGoingOn(plate, [turns, turn?.at, (turn?.open ?? null) === null].join());
  return (
    <section class="or-opponent plate" aria-label={name} ref={plate}>
      <header>
        <Person id={opponent.character} />
        <h2>{name}</h2>
        <Button icon="close" tone="quiet" label={own.remove(name)} press={remove} />
      </header>
      {opponent.fame >= targetOfOpponents(kept) && (
        <p class="or-sentence">{own.wins(name, opponent.fame)}</p>
      )}
      <div class="or-counts">
        <Stepper
          label={own.fame}
          value={opponent.fame}
          min={0}
          max={20}
          words={own}
          change={(fame) => change({ ...opponent, fame })}
        />
        <Stepper
          label={own.credits}
          value={opponent.credits}
          write={(credits) => say.amount(credits)}
          steps={creditSteps}
          min={0}
          max={99_000}
          words={own}
          change={(credits) => change({ ...opponent, credits })}
        />
      </div>
      {turn !== null && opponent.defeated && <p>{own.defeated}</p>}
      {opponent.turn === null ? (
        <div
          class={`or-between ${goesOn}`}
          role="group"
          aria-label={own.turn(opponent.turns + 1)}
          tabIndex={-1}
        >
          {turns === 0 ? (
            <SetUp {...{ kept, opponent, isFirst, words, own }} />
          ) : (
            <label class="or-tick">
              <input
                type="checkbox"
                checked={opponent.defeated}
                onChange={() =>
                  change(opponent.defeated ? { ...opponent, defeated: false } : fallen(opponent))
                }
              />
              <span>{own.defeated}</span>
            </label>
          )}
          <p class="soft">{own.turn(opponent.turns + 1)}</p>
          {opponent.character === "ig-88" && opponent.deck === "bounty-hunter" && (
            <label class="or-tick">
              <input type="checkbox" checked={droid} onChange={() => setDroid(!droid)} />
              <span>{own.droid}</span>
            </label>
          )}
          <Button tone="lamp" press={() => change(draw(opponent, droid))}>
            {own.draw}
          </Button>
        </div>
      ) : (
        <TurnOf {...{ opponent, turn: opponent.turn, words, own, change, note }} />
      )}
    </section>
  );
}
