/** Who stands where: wins, then how narrow the games were, then how strong the opponents. */
import { opponentsOf, type Desk, type Pairing, type PlayerId } from "./event.ts";

export interface Standing {
  readonly player: PlayerId;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Two for a win or a bye, one for a draw. */
  readonly score: number;
  /** [LC-TOUR-04] Mean share of the points of the player's games, in thousandths; a bye counts as three quarters. */
  readonly margin: number;
  /** Mean score of the opponents per round, in thousandths. */
  readonly strength: number;
  readonly defeated: number;
}

const byeShare = 750;

export function standingsOf(desk: Desk): readonly Standing[] {
  const rows = desk.players.map(({ id }) => rowOf(desk, id));
  const scores = new Map(rows.map(({ player, score }) => [player, score]));
  const full = rows.map((row) => ({ ...row, strength: strengthOf(desk, row.player, scores) }));
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
  let wins = 0;
  let draws = 0;
  let losses = 0;
  let defeated = 0;
  const shares: number[] = [];
  for (const pairing of desk.rounds.flat()) {
    const at = pairing.players.indexOf(player);
    if (at < 0) continue;
    const played = gameOf(pairing, at === 0 ? 0 : 1);
    if (played === null) continue;
    if (played.outcome === "win") wins += 1;
    else if (played.outcome === "draw") draws += 1;
    else losses += 1;
    shares.push(played.share);
    defeated += played.defeated;
  }
  const margin = shares.length === 0 ? 0 : Math.round(sum(shares) / shares.length);
  return { player, wins, draws, losses, score: 2 * wins + draws, margin, defeated };
}

interface Played {
  readonly outcome: "win" | "draw" | "loss";
  readonly share: number;
  readonly defeated: number;
}

function gameOf({ players: [, two], result }: Pairing, at: 0 | 1): Played | null {
  if (two === null) return { outcome: "win", share: byeShare, defeated: 0 };
  if (result === null) return null;
  const { points, defeated, winner } = result;
  const all = points[0] + points[1];
  return {
    outcome: winner === null ? "draw" : winner === at ? "win" : "loss",
    share: all === 0 ? 500 : Math.round((1000 * points[at]) / all),
    defeated: defeated[at],
  };
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
