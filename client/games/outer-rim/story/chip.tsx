/** A chance as a percentage and a filled ring. */
import type { JSX } from "preact";
import type { Desk } from "../desk.ts";
import { part, percent, type Chip } from "./odds.ts";

export function OddsChip({
  chip,
  desk,
}: {
  readonly chip: Chip;
  readonly desk: Pick<Desk, "words">;
}): JSX.Element {
  const { labels } = desk.words;
  const { story } = labels;
  const value = part(chip.chance);
  // With cards still to be used by choice it is at least that.
  const exact = percent(chip.chance);
  const text = chip.atLeast && value < 1 ? story.atLeast(exact) : exact;
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
      <span>
        {chip.skill === undefined
          ? story.chances[chip.kind](text)
          : labels.colon(desk.words.texts[`skill.${chip.skill}`] ?? "", text)}
      </span>
    </span>
  );
}
