/** A job from its first test to its last: how often it is done, and how often it knocks me out [OR-JOB-02]. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { jobOdds } from "#bots/outer-rim/odds/story-odds.ts";
import { marketCard, type Fraction } from "#rules/outer-rim/index.ts";
import type { Desk } from "../desk.ts";
import { OddsChip } from "../story/chip.tsx";

export function WholeJob({
  desk,
  id,
}: {
  readonly desk: Desk;
  readonly id: string;
}): JSX.Element | null {
  const { view, eyes } = desk;
  const card = marketCard(id);
  const odds = useMemo(
    () => (card.kind === "job" ? jobOdds(view, eyes, card) : null),
    [view, eyes, id],
  );
  if (odds === null) return null;
  return (
    <li class="or-chips">
      <OddsChip chip={{ kind: "done", chance: inParts(odds.done), atLeast: false }} desk={desk} />
      <OddsChip chip={{ kind: "out", chance: inParts(odds.down), atLeast: false }} desk={desk} />
    </li>
  );
}

/** Of both cards it may turn out to be, each as likely as the other [UB-DATA-03]. */
function inParts(chance: number): Fraction {
  return { ways: Math.round(chance * 10_000), of: 10_000 };
}
