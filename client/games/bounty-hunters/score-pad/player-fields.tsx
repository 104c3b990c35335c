/** One player's haul: targets with their hunters, crates, contracts, credits. */
import type { ComponentChildren, JSX } from "preact";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { ContractFields } from "./contract-fields.tsx";
import { CrateFields } from "./crate-fields.tsx";
import type { PlayerEntry } from "./entry.ts";
import { Stepper } from "./stepper.tsx";
import { TargetFields } from "./target-fields.tsx";

interface FieldsProps {
  readonly player: PlayerEntry;
  readonly mode: "full" | "introductory";
  readonly words: Words;
  change(player: PlayerEntry): void;
}

export function PlayerFields({ player, mode, words, change }: FieldsProps): JSX.Element {
  const w = words.scorePad;
  const { targets, crates } = player;
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
        <TargetFields
          targets={targets}
          words={words}
          change={(next) => change({ ...player, targets: next })}
        />
      </Group>
      <Group title={w.crates}>
        <CrateFields
          crates={crates}
          words={words}
          change={(next) => change({ ...player, crates: next })}
        />
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
