/** The captured targets, each with the hunters who took it. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import { characters } from "#rules/bounty-hunters/index.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import type { CapturedEntry } from "./entry.ts";
import { Portrait } from "./portrait.tsx";
import { replaced } from "./replaced.ts";
import { Stepper } from "./stepper.tsx";

/** The middle of what the printed cards show: where the stepper starts when it is asked for more or less. */
const usualPoints = 9;
const losses = [0, 1, 2, 3];

interface TargetFieldsProps {
  readonly targets: readonly CapturedEntry[];
  readonly words: Words;
  change(targets: readonly CapturedEntry[]): void;
}

export function TargetFields({ targets, words, change }: TargetFieldsProps): JSX.Element {
  return (
    <>
      {targets.map((entry, at) => (
        <TargetLine
          key={at}
          entry={entry}
          words={words}
          change={(next) => change(replaced(targets, at, next))}
        />
      ))}
      <p class="label">{words.scorePad.whichTarget}</p>
      <ul class="bh-faces">
        {characters.map((character) => (
          <li key={character}>
            <button
              type="button"
              data-add={character}
              onClick={() => change([...targets, { character, points: null, hunters: [] }])}
            >
              <Portrait who={character} />
              <span>{words.cards.characters[character]}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function TargetLine({
  entry,
  words,
  change,
}: {
  readonly entry: CapturedEntry;
  readonly words: Words;
  change(entry: CapturedEntry | null): void;
}): JSX.Element {
  const w = words.scorePad;
  const name = words.cards.characters[entry.character];
  return (
    <div class="bh-line">
      <Portrait who={entry.character} />
      <b>{name}</b>
      <Stepper
        label={w.points}
        value={entry.points}
        start={usualPoints}
        words={words}
        change={(points) => change({ ...entry, points })}
      />
      <Button icon="close" tone="quiet" label={w.remove(name)} press={() => change(null)} />
      <div class="bh-hunters">
        <span>{w.hunters}</span>
        {entry.hunters.map((loss, at) => (
          <button
            key={at}
            type="button"
            class="bh-hunter-on"
            aria-label={w.removeHunter(loss)}
            onClick={() => change({ ...entry, hunters: replaced(entry.hunters, at, null) })}
          >
            {loss === 0 ? "0" : `−${loss}`}
          </button>
        ))}
        <span class="bh-chips">
          {losses.map((loss) => (
            <button
              key={loss}
              type="button"
              data-loss={loss}
              aria-label={w.hunterCost(loss)}
              onClick={() => change({ ...entry, hunters: [...entry.hunters, loss] })}
            >
              +{loss === 0 ? "0" : `(−${loss})`}
            </button>
          ))}
        </span>
      </div>
    </div>
  );
}
