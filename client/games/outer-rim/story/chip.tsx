/** A chance as a percentage and a filled ring. */
import type { JSX } from "preact";
import { unbroken } from "#client/words/unbroken.ts";
import { boundOf } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../tabletop.ts";
import { chanceSaid, part, type Chip } from "./odds.ts";

export function OddsChip({
  chip,
  tabletop,
}: {
  readonly chip: Chip;
  readonly tabletop: Pick<Tabletop, "words">;
}): JSX.Element {
  const value = part(chip.chance);
  return (
    <span class={`or-chip or-chip-${chip.kind}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7" />
        <circle
          class="or-ring"
          cx="10"
          cy="10"
          r="7"
          pathLength="100"
          stroke-dasharray={`${Math.round(value * 100)} 100`}
        />
      </svg>
      <span>{unbroken(wordsOf(chip, tabletop))}</span>
    </span>
  );
}

function wordsOf(chip: Chip, { words }: Pick<Tabletop, "words">): string {
  const { kind, chance, skill } = chip;
  const { story, colon } = words.labels;
  if (chance.ways === 0 && kind !== "down" && boundOf(chip) === "atLeast") return story.notEnough;
  const text = chanceSaid(chip, words.labels);
  return skill === undefined
    ? story.chances[kind](text)
    : colon(words.texts[`skill.${skill}`] ?? "", text);
}
