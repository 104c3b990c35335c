/** [LC-TOUR-04] Where a player's figures come from, round by round. */
import { finishedRounds, type Desk, type PlayerId } from "./event.ts";
import { gameOf, standingsOf, type PlayedGame } from "./standings.ts";

export interface ExplainedRound {
  /** Counted from 1. */
  readonly round: number;
  /** `null`: not there. */
  readonly game: PlayedGame | null;
  /** What that opponent has by now, per finished round in thousandths; `null` without an opponent. */
  readonly opponentScore: number | null;
}

export function explained(desk: Desk, player: PlayerId): readonly ExplainedRound[] {
  const rounds = finishedRounds(desk);
  const scores = new Map(standingsOf(desk).map((row) => [row.player, row.score]));
  return rounds.map((pairings, at) => {
    const game = pairings.map((pairing) => gameOf(pairing, player)).find((each) => each !== null);
    const met = game?.opponent ?? null;
    const opponentScore =
      met === null ? null : Math.round((1000 * (scores.get(met) ?? 0)) / rounds.length);
    return { round: at + 1, game: game ?? null, opponentScore };
  });
}
