/** A game in its rounds: where each begins, so that one may leaf to it. */
import type { ReplayMoment } from "./recording.ts";

export interface ReplayPart {
  /** In the game's own words: “Round 3”. */
  readonly text: string;
  /** The moment it begins with. */
  readonly at: number;
}

/**
 * `nameOf` is asked about what one viewer sees. Nothing comes before the first round, and a round a take-back returned
 * to has begun already.
 */
export function partsOf(
  moments: readonly ReplayMoment[],
  nameOf: (view: unknown) => string | null,
): readonly ReplayPart[] {
  const begun = new Set<string>();
  return moments.flatMap(({ view }, at) => {
    const text = nameOf(oneOf(view));
    if (text === null || begun.has(text)) return [];
    begun.add(text);
    return [{ text, at }];
  });
}

/** Which of them is shown; -1 before the first. By its name: a take-back goes back into an earlier one. */
export function partAt(
  parts: readonly ReplayPart[],
  moment: ReplayMoment | undefined,
  nameOf: (view: unknown) => string | null,
): number {
  const text = moment === undefined ? null : nameOf(oneOf(moment.view));
  return parts.findIndex((part) => part.text === text);
}

/** Through everyone's eyes there are as many views, all of the same round. */
function oneOf(view: unknown): unknown {
  return Array.isArray(view) ? view[0] : view;
}
