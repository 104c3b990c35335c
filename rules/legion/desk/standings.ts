/** Who stands where: wins, then how narrow the games were, then how strong the opponents. */
import {
  finishedRounds,
  opponentsOf,
  type Desk,
  type GameResult,
  type Pairing,
  type PlayerId,
} from "./event.ts";

export interface Standing {
  readonly player: PlayerId;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Two for a win or a bye, one for a draw. */
  readonly score: number;
  /**
   * [LC-TOUR-04] Mean share of the points, in thousandths, over all finished rounds:
   * a bye counts as three quarters, a round without a game as nothing.
   */
  readonly margin: number;
  /** Mean score of the opponents per finished round, in thousandths. */
  readonly strength: number;
  readonly defeated: number;
}

const byeShare = 750;

/** [LC-TOUR-04] After the finished rounds; the open one counts once its last result is in. */
export function standingsOf(desk: Desk): readonly Standing[] {
  const played = { ...desk, rounds: finishedRounds(desk) };
  const rows = played.players.map(({ id }) => rowOf(played, id));
  const scores = new Map(rows.map(({ player, score }) => [player, score]));
  const full = rows.map((row) => ({ ...row, strength: strengthOf(played, row.player, scores) }));
  return full.toSorted(better);
}

/** [LC-TOUR-04] Score, margin, strength of the opponents, points defeated; then as they were written down. */
function better(one: Standing, two: Standing): number {
  return (
    two.score - one.score ||
    two.margin - one.margin ||
    two.strength - one.strength ||
    two.defeated - one.defeated
  );
}

function rowOf(desk: Desk, player: PlayerId): Omit<Standing, "strength"> {
  const games = desk.rounds.flat().flatMap((pairing) => gameOf(pairing, player) ?? []);
  const count = (outcome: PlayedGame["outcome"]): number =>
    games.filter((game) => game.outcome === outcome).length;
  const [wins, draws, losses] = [count("win"), count("draw"), count("loss")];
  const rounds = Math.max(1, desk.rounds.length);
  const margin = Math.round(sum(games.map(({ share }) => share)) / rounds);
  const defeated = sum(games.map((game) => game.defeated));
  return { player, wins, draws, losses, score: 2 * wins + draws, margin, defeated };
}

export interface PlayedGame {
  /** `null`: a bye. */
  readonly opponent: PlayerId | null;
  readonly outcome: "win" | "draw" | "loss";
  /** [LC-TOUR-04] In thousandths. */
  readonly share: number;
  readonly defeated: number;
}

/** `null`: they did not play here, or nobody knows how it ended yet. */
export function gameOf(
  { players: [one, two], result }: Pairing,
  player: PlayerId,
): PlayedGame | null {
  if (player !== one && player !== two) return null;
  if (two === null) return { opponent: null, outcome: "win", share: byeShare, defeated: 0 };
  if (result === null) return null;
  const at = player === one ? 0 : 1;
  const { winner } = result;
  return {
    opponent: at === 0 ? two : one,
    outcome: winner === null ? "draw" : winner === at ? "win" : "loss",
    share: shareOf(result, at),
    defeated: result.defeated[at],
  };
}

/**
 * [LC-TOUR-12] Who did not come leaves a bye behind; where the points do not
 * decide, whoever won has at least half of them, and whoever lost at most.
 */
function shareOf({ points, winner, how }: GameResult, at: 0 | 1): number {
  if (how === "no-show") return winner === at ? byeShare : 0;
  const all = points[0] + points[1];
  const share = all === 0 ? 500 : Math.round((1000 * points[at]) / all);
  if (winner === null) return share;
  return winner === at ? Math.max(share, 500) : Math.min(share, 500);
}

function strengthOf(desk: Desk, player: PlayerId, scores: ReadonlyMap<PlayerId, number>): number {
  const met = opponentsOf(desk, player);
  const rounds = Math.max(1, desk.rounds.length);
  return met.length === 0
    ? 0
    : Math.round((1000 * sum(met.map((id) => scores.get(id) ?? 0))) / (met.length * rounds));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
