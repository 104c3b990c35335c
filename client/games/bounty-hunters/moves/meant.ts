/** What a lesson advises right now, found again among the moves on the screen. */
import type { Command } from "#rules/bounty-hunters/index.ts";
import { sameData } from "#rules/same-data.ts";
import type { Move } from "./moves.ts";

/** `onto`: which of my confrontations an attack card is meant for; `null` while it would wait for a target. */
export interface AdvisedMove {
  readonly command: Command;
  readonly onto: number | null;
}

/** The advised move stands first, where the lamp is: what is said and what is lit are the same. */
export function meantFirst(moves: readonly Move[], meant: AdvisedMove | null): readonly Move[] {
  if (meant === null) return moves;
  return [
    ...moves.filter((move) => isMeant(move, meant)),
    ...moves.filter((move) => !isMeant(move, meant)),
  ];
}

function isMeant({ command, plan, refusal }: Move, meant: AdvisedMove): boolean {
  if (refusal !== null || !sameData(command, meant.command)) return false;
  return plan?.onto === undefined || plan.onto === null || plan.onto === meant.onto;
}
