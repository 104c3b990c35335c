/** One player's haul: targets with their hunters, crates, contracts, credits. */
import type { ComponentChildren, JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import { characters } from "#rules/bounty-hunters/index.ts";
import type { Words } from "../words/en.ts";
import { ContractFields } from "./contract-fields.tsx";
import type { CapturedEntry, CrateEntry, PlayerEntry } from "./entry.ts";
import { Portrait } from "./portrait.tsx";
import { Stepper } from "./stepper.tsx";

interface FieldsProps {
  readonly player: PlayerEntry;
  readonly mode: "full" | "introductory";
  readonly words: Words;
  change(player: PlayerEntry): void;
}

/** The middle of what the printed cards show: where the stepper starts when it is asked for more or less. */
const usualPoints = 9;
const usualCratePoints = 5;
const losses = [0, 1, 2, 3];

export function PlayerFields({ player, mode, words, change }: FieldsProps): JSX.Element {
  const w = words.scorePad;
  const target = (at: number, entry: CapturedEntry | null): void =>
    change({ ...player, targets: replaced(player.targets, at, entry) });
  const crate = (at: number, entry: CrateEntry | null): void =>
    change({ ...player, crates: replaced(player.crates, at, entry) });
  return (
    <div class="bh-fields">
      <label class="field">
        <span class="label">{w.name}</span>
        <input
          class="input"
          value={player.name}
          maxLength={20}
          onInput={(event) => change({ ...player, name: event.currentTarget.value })}
        />
      </label>
      <Group title={w.targets}>
        {player.targets.map((entry, at) => (
          <TargetLine key={at} entry={entry} words={words} change={(next) => target(at, next)} />
        ))}
        <p class="label">{w.whichTarget}</p>
        <ul class="bh-faces">
          {characters.map((character) => (
            <li key={character}>
              <button
                type="button"
                data-add={character}
                onClick={() =>
                  change({
                    ...player,
                    targets: [...player.targets, { character, points: null, hunters: [] }],
                  })
                }
              >
                <Portrait who={character} />
                <span>{words.cards.characters[character]}</span>
              </button>
            </li>
          ))}
        </ul>
      </Group>
      <Group title={w.crates}>
        {player.crates.map((entry, at) => (
          <div class="bh-line" key={at}>
            <Portrait who={`crate-${entry.crates}`} />
            <b>{words.cards.crate(entry.crates)}</b>
            <Stepper
              label={w.points}
              value={entry.points}
              start={usualCratePoints}
              words={words}
              change={(points) => crate(at, { ...entry, points })}
            />
            <Button
              icon="close"
              tone="quiet"
              label={w.remove(words.cards.crate(entry.crates))}
              press={() => crate(at, null)}
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
              onClick={() =>
                change({ ...player, crates: [...player.crates, { crates, points: null }] })
              }
            >
              <Portrait who={`crate-${crates}`} /> +
            </button>
          ))}
        </div>
      </Group>
      {mode === "full" && (
        <Group title={w.contracts}>
          <ContractFields player={player} words={words} change={change} />
        </Group>
      )}
      <Stepper
        label={w.credits}
        value={player.credits}
        start={0}
        words={words}
        change={(credits) => change({ ...player, credits })}
      />
    </div>
  );
}

function Group({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <fieldset class="bh-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
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

export function replaced<T>(list: readonly T[], at: number, entry: T | null): readonly T[] {
  return list.flatMap((one, i) => (i !== at ? [one] : entry === null ? [] : [entry]));
}
