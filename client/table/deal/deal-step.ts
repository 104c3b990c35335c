/** What this device does next about its part of the deal. */
import type { Seat } from "#rules/game.ts";
import { commitToPart } from "#table/state/deal.ts";
import type { TableInfo } from "#table/talk/words.ts";
import type { RememberedDeal } from "./remembered-deal.ts";

/** `ask`: the deal waits for a part that is not here, and its person decides. */
export type DealStep = "promise" | "show" | "shout" | "ask" | "wait";

/** `kept`: what this device drew last at this seat. */
export function dealStep(
  { id, deal }: TableInfo,
  seat: Seat,
  kept: RememberedDeal | null,
): DealStep {
  const commit = deal.commits[seat] ?? null;
  const hasAgreed = deal.waived.includes(seat);
  if (!deal.sealed) return commit === null && !hasAgreed ? "promise" : "wait";
  const mine = kept?.attempt === deal.attempt ? kept : null;
  const isTaken = mine?.taken === true;
  if (commit === null) {
    if (hasAgreed) return "wait";
    // The start may have been quicker than my promise; one that was taken must be there.
    if (isTaken) return "shout";
    // It waits for somebody else, and I am here: the next one is with me.
    return deal.late ? "promise" : "wait";
  }
  const isMissing = deal.missing.includes(seat);
  if (mine !== null && commitToPart(id, seat, mine.part) === commit) {
    // I showed it to other promises than these: whoever heard it then has fitted theirs to it since.
    if (mine.commits !== null && mine.commits.join() !== deal.commits.join()) return "shout";
    return isMissing ? "show" : "wait";
  }
  if (isTaken) return "shout";
  // Another device of mine promised. It will answer, or it sleeps.
  return isMissing && deal.late ? "ask" : "wait";
}
