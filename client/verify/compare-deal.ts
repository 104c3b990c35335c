/** A device's memory of a deal against its journal. */
import type { JournalFile } from "#table/journal/file.ts";
import type { Page } from "#table/journal/page.ts";
import type { DealSources } from "#table/past/deal-sources.ts";
import type { RememberedDeal } from "../table/deal/remembered-deal.ts";

export type DealVerdict =
  | "good"
  /** What was sealed before the first card is not what is written now. */
  | "bad-seal"
  /** It showed its part, and another is written down. */
  | "bad-part"
  /** It showed its part in a start that is said to be void because it did not answer. */
  | "bad-slept"
  /** The hall took its promise, and a part that another device drew went in. */
  | "bad-other"
  /** The journal says that its person agreed to go without, and nobody did so here. */
  | "bad-yes"
  /** Dealt from one person's part, without one of it and without its person's yes. */
  | "bad-alone"
  /** Another device of the same person was quicker. */
  | "other-device"
  | "agreed"
  /** Two other persons' parts went in. */
  | "without";

type PageOf<T extends Page["type"]> = Extract<Page, { type: T }>;

/** What this device did and saw before the first card against what is written now. */
export function compare(
  { header, pages }: JournalFile,
  kept: RememberedDeal,
  dealt: Pick<DealSources, "seats" | "waived" | "enough">,
): DealVerdict {
  if (header.commit !== kept.seal) return "bad-seal";
  const last = pages.findLast(
    (page): page is PageOf<"start-sealed"> => page.type === "start-sealed",
  );
  const started = pages.find((page): page is PageOf<"started"> => page.type === "started");
  if (kept.commits !== null && last?.attempt === kept.attempt) {
    if (last.commits.join() !== kept.commits.join()) return "bad-seal";
    return started?.entropies.includes(kept.part) === true ? "good" : "bad-part";
  }
  if (kept.commits !== null) {
    const thrownAway = pages.find(
      (page): page is PageOf<"start-void"> =>
        page.type === "start-void" && page.attempt === kept.attempt,
    );
    if (thrownAway === undefined) return "bad-seal";
    if (thrownAway.seats.includes(kept.seat)) return "bad-slept";
  }
  if (dealt.seats.includes(kept.seat)) return kept.taken === true ? "bad-other" : "other-device";
  if (dealt.waived.includes(kept.seat)) return kept.waived === true ? "agreed" : "bad-yes";
  return dealt.enough ? "without" : "bad-alone";
}
