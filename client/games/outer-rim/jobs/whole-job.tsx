/** A job from its first test to its last: how often it is done, and how often it knocks me out [OR-JOB-02]. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { jobOdds } from "#bots/outer-rim/odds/story-odds.ts";
import { marketCard } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../tabletop.ts";
import { OddsChip } from "../story/chip.tsx";
import { wholeChips } from "./whole-chips.ts";

export function WholeJob({
  tabletop,
  id,
}: {
  readonly tabletop: Tabletop;
  readonly id: string;
}): JSX.Element | null {
  const { view, eyes } = tabletop;
  const card = marketCard(id);
  const odds = useMemo(
    () => (card.kind === "job" ? jobOdds(view, eyes, card) : null),
    [view, eyes, id],
  );
  if (odds === null) return null;
  return (
    <li class="or-chips">
      {wholeChips(odds).map((chip) => (
        <OddsChip key={chip.kind} chip={chip} tabletop={tabletop} />
      ))}
    </li>
  );
}
