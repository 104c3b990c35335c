/** The crates from the market, card by card. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import type { CrateEntry } from "./entry.ts";
import { Portrait } from "./portrait.tsx";
import { replaced } from "./replaced.ts";
import { Stepper } from "./stepper.tsx";

const usualPoints = 5;

interface CrateFieldsProps {
  readonly crates: readonly CrateEntry[];
  readonly words: Words;
  change(crates: readonly CrateEntry[]): void;
}

export function CrateFields({ crates: entries, words, change }: CrateFieldsProps): JSX.Element {
  const w = words.scorePad;
  return (
    <>
      {entries.map((entry, at) => (
        <div class="bh-line" key={at}>
          <Portrait who={`crate-${entry.crates}`} />
          <b>{words.cards.crate(entry.crates)}</b>
          <Stepper
            label={w.points}
            value={entry.points}
            start={usualPoints}
            words={words}
            change={(points) => change(replaced(entries, at, { ...entry, points }))}
          />
          <Button
            icon="close"
            tone="quiet"
            label={w.remove(words.cards.crate(entry.crates))}
            press={() => change(replaced(entries, at, null))}
          />
        </div>
      ))}
      <div class="bh-chips">
        {([1, 2, 3] as const).map((crates) => (
          <button
            key={crates}
            type="button"
            data-crates={crates}
            aria-label={w.addCrates(crates)}
            onClick={() => change([...entries, { crates, points: null }])}
          >
            <Portrait who={`crate-${crates}`} /> +
          </button>
        ))}
      </div>
    </>
  );
}
