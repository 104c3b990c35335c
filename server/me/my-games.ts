/** What I finished, drawn from the rows of the lobby, and what it adds up to: a fold over results, never counters. */
import type { Seat } from "#rules/game.ts";
import type { MyGame, MyStatistics } from "#table/talk/me.ts";
import { resultOf } from "../guild/result.ts";
import type { PublicRow } from "../lobby/lobby-row.ts";

/** `null` while the game is not over. */
export function myGameOf(row: PublicRow, seats: readonly Seat[]): MyGame | null {
  const result = resultOf(row, new Map(seats.map((seat) => [seat, "me"])));
  if (result === null) return null;
  return {
    table: row.id,
    game: result.game,
    began: row.made,
    ended: result.ended,
    players: result.players
      .map(({ name, person, place, points }) => ({ name, mine: person !== null, place, points }))
      .toSorted((a, b) => a.place - b.place),
  };
}

/** The game played last comes first. */
export function statisticsOf(games: readonly MyGame[]): readonly MyStatistics[] {
  const byGame = Map.groupBy(games, ({ game }) => game);
  const all = Array.from(byGame, ([game, played]) => statisticsIn(game, played));
  return all.toSorted((a, b) => b.lastPlayed - a.lastPlayed);
}

function statisticsIn(game: string, played: readonly MyGame[]): MyStatistics {
  // Somebody with two seats of one table is counted once, with the better one: players come by place.
  const own = played.flatMap(({ players }) => players.find(({ mine }) => mine) ?? []);
  const points = own.flatMap((each) => each.points ?? []);
  return {
    game,
    games: own.length,
    wins: own.filter(({ place }) => place === 1).length,
    averagePlace: average(own.map(({ place }) => place)) ?? 0,
    averagePoints: average(points),
    bestPoints: points.length === 0 ? null : Math.max(...points),
    lastPlayed: Math.max(...played.map(({ ended }) => ended)),
  };
}

function average(list: readonly number[]): number | null {
  return list.length === 0 ? null : list.reduce((sum, each) => sum + each, 0) / list.length;
}
