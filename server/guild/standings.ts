/** Standings are a fold over results: nothing is counted beside them. */
import type { PersonId } from "#table/journal/page.ts";
import type { Duel, GameStandings, StandingsRow } from "#table/talk/guild.ts";
import type { GuildResult } from "./result.ts";

/** A chart of more is a smear on a phone. */
const longestChart = 50;

/** `numbers` are the guild's members; whoever is none is not counted. Results come oldest first. */
export function standingsOf(
  results: readonly GuildResult[],
  numbers: ReadonlyMap<PersonId, number>,
): readonly GameStandings[] {
  const byGame = Map.groupBy(results, ({ game }) => game);
  return Array.from(byGame, ([game, played]) => {
    const games = played.map((result) => membersIn(result, numbers));
    return { game, rows: rowsOf(games), duels: duelsOf(games) };
  });
}

interface Finish {
  readonly member: number;
  readonly place: number;
  readonly points: number | null;
}

interface Played extends Finish {
  /** Which of all games, the oldest first. */
  readonly game: number;
}

function membersIn(
  { players }: GuildResult,
  numbers: ReadonlyMap<PersonId, number>,
): readonly Finish[] {
  const found: Finish[] = [];
  for (const { person, place, points } of players) {
    const member = person === null ? undefined : numbers.get(person);
    // Somebody with two seats of one table is counted once, with the better one.
    if (member === undefined || found.some((each) => each.member === member)) continue;
    const own = players.filter((each) => each.person === person);
    const best = own.toSorted((a, b) => a.place - b.place)[0] ?? { place, points };
    found.push({ member, place: best.place, points: best.points });
  }
  return found;
}

/** Each finish is looked at once: a guild has hundreds of members and thousands of games. */
function rowsOf(games: readonly (readonly Finish[])[]): readonly StandingsRow[] {
  const played = new Map<number, Played[]>();
  for (const [game, finishes] of games.entries())
    for (const finish of finishes) {
      const own = played.get(finish.member);
      if (own === undefined) played.set(finish.member, [{ ...finish, game }]);
      else own.push({ ...finish, game });
    }
  const rows = Array.from(played, ([member, own]) => rowOf(member, own, games.length));
  return rows.toSorted(
    (a, b) => b.wins - a.wins || a.averagePlace - b.averagePlace || a.member - b.member,
  );
}

function rowOf(member: number, own: readonly Played[], games: number): StandingsRow {
  const points = own.flatMap((each) => (each.points === null ? [] : [each.points]));
  const won = own.filter(({ place }) => place === 1).map(({ game }) => game);
  return {
    member,
    games: own.length,
    wins: won.length,
    averagePlace: average(own.map(({ place }) => place)) ?? 0,
    averagePoints: average(points),
    winsOverTime: winsAfterEach(won, games),
  };
}

/** After each of the latest games, played by this member or not. `won` is in order. */
function winsAfterEach(won: readonly number[], games: number): readonly number[] {
  const first = Math.max(0, games - longestChart);
  let wins = 0;
  const after: number[] = [];
  for (let game = first; game < games; game++) {
    while (wins < won.length && (won[wins] ?? 0) <= game) wins++;
    after.push(wins);
  }
  return after;
}

function average(list: readonly number[]): number | null {
  return list.length === 0 ? null : list.reduce((sum, each) => sum + each, 0) / list.length;
}

/** Only between those who finished together. */
function duelsOf(games: readonly (readonly Finish[])[]): readonly Duel[] {
  const duels = new Map<string, Duel>();
  for (const game of games)
    for (const first of game)
      for (const second of game) {
        if (first.member >= second.member) continue;
        const key = `${first.member}:${second.member}`;
        duels.set(
          key,
          counted(duels.get(key) ?? fresh(first.member, second.member), first, second),
        );
      }
  return [...duels.values()];
}

const fresh = (first: number, second: number): Duel => ({
  first,
  second,
  firstAhead: 0,
  secondAhead: 0,
  level: 0,
});

function counted(duel: Duel, first: Finish, second: Finish): Duel {
  if (first.place < second.place) return { ...duel, firstAhead: duel.firstAhead + 1 };
  if (first.place > second.place) return { ...duel, secondAhead: duel.secondAhead + 1 };
  return { ...duel, level: duel.level + 1 };
}
