/** Fame for up to four: the people at the table, and the printed opponents with what they have. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { saying } from "../../words/say.ts";
import { hasAmbitions, hasWon, targetOfOpponents } from "./agreed.ts";
import { places } from "../keep.ts";
import type { Person } from "../kept.ts";
import { boxOf } from "../opponent.ts";
import type { PartProps } from "../part.ts";
import { Stepper } from "../stepper.tsx";
import { GameChoice } from "./game-choice.tsx";
import { fameText } from "../../say/fame.ts";

export function FameTrack({ keeping, words, own }: PartProps): JSX.Element {
  const { now, change } = keeping;
  const say = saying([], words.texts, { players: [] });
  const seats = places - now.opponents.length;
  const people = Array.from({ length: seats }, (_, i): Person => now.people[i] ?? nobody);
  const put = (at: number, person: Person): void =>
    change({ ...now, people: people.map((one, i) => (i === at ? person : one)) });
  return (
    <div class="or-track">
      <ol>
        {now.opponents.map(({ number, character, fame }) => (
          <li key={`opponent-${number}`}>
            <b>{say.word(`character.${character}.name`)}</b>
            <span class="number">{fameText(fame, targetOfOpponents(now), words.labels)}</span>
            <Standing
              fame={fame}
              target={targetOfOpponents(now)}
              wins={
                fame >= targetOfOpponents(now)
                  ? own.wins(say.word(`character.${character}.name`), fame)
                  : null
              }
            />
          </li>
        ))}
        {people.map((person, at) => (
          <li key={at}>
            <input
              aria-label={own.track.label(at + 1)}
              placeholder={own.track.name(at + 1)}
              value={person.name}
              maxLength={24}
              onChange={(event) => put(at, { ...person, name: event.currentTarget.value })}
            />
            <Stepper
              label={own.fame}
              value={person.fame}
              min={0}
              max={20}
              words={own}
              change={(fame) => put(at, { ...person, fame })}
            />
            {hasAmbitions(now) && (
              <label class="or-tick">
                <input
                  type="checkbox"
                  checked={person.fulfilled === true}
                  onChange={() => put(at, { ...person, fulfilled: person.fulfilled !== true })}
                />
                <span>{own.track.fulfilled}</span>
              </label>
            )}
            <Standing
              fame={person.fame}
              target={now.target}
              wins={
                hasWon(person, now)
                  ? own.wins(person.name || own.track.name(at + 1), person.fame)
                  : null
              }
            />
          </li>
        ))}
      </ol>
      <GameChoice {...{ keeping, words, own }} box={boxOf(now.opponents)} />
      <Stepper
        label={own.track.target}
        value={now.target}
        min={5}
        max={14}
        words={own}
        change={(target) => change({ ...now, target })}
      />
      <Reset {...{ keeping, words, own }} />
    </div>
  );
}

const nobody: Person = { name: "", fame: 0 };

interface StandingProps {
  readonly fame: number;
  readonly target: number;
  /** `null` as long as nobody has won. */
  readonly wins: string | null;
}

/** How far somebody has come, and who has come far enough. */
function Standing({ fame, target, wins }: StandingProps): JSX.Element {
  return (
    <>
      <span class="or-ladder" aria-hidden="true">
        <i style={`--part:${Math.min(1, fame / target)}`} />
      </span>
      {wins !== null && <p class="or-sentence">{wins}</p>}
    </>
  );
}

/** Asked twice: an evening lies on this page. */
function Reset({ keeping, own }: PartProps): JSX.Element {
  const [asked, ask] = useState(false);
  return (
    <Button
      tone={asked ? "danger" : "plain"}
      press={() => {
        if (asked) keeping.reset();
        ask(!asked);
      }}
    >
      {asked ? own.track.sure : own.track.reset}
    </Button>
  );
}
