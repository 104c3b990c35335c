/** What this device does next about its part of the deal. */
import type { Seat } from "#rules/game.ts";
import { commitToPart } from "#table/state/deal.ts";
import type { TableInfo } from "#table/talk/words.ts";

export interface MyPart {
  /** As this device keeps it. */
  readonly part: string | null;
  /** The start for which the hall took its promise. */
  readonly promised: number | null;
}

export type DealStep = "promise" | "show" | "shout" | "wait";

export function dealStep(
  { id, deal }: TableInfo,
  seat: Seat,
  { part, promised }: MyPart,
): DealStep {
  const commit = deal.commits[seat] ?? null;
  if (!deal.sealed) return commit === null ? "promise" : "wait";
  // Another device of mine promised, and it will answer.
  if (part === null) return "wait";
  // The start may have been quicker than my promise; one that was taken must be there.
  if (commit === null) return promised === deal.attempt ? "shout" : "wait";
  return commitToPart(id, seat, part) === commit ? "show" : "shout";
}
