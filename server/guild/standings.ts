/** Standings are a fold over results: nothing is counted beside them. */
import type { PersonId } from "#table/journal/page.ts";
import type { Duel, GameStandings, StandingsRow } from "#table/talk/guild.ts";
import type { Result } from "./result.ts";

/** A chart of more is a smear on a phone. */
const longestChart = 50;

/** `numbers` are the guild's members; whoever is none is not counted. Results come oldest first. */
export function standingsOf(
  results: readonly Result[],
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

function membersIn({ players }: Result, numbers: ReadonlyMap<PersonId, number>): readonly Finish[] {
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

function rowsOf(games: readonly (readonly Finish[])[]): readonly StandingsRow[] {
  const members = new Set(games.flatMap((game) => game.map(({ member }) => member)));
  const rows = Array.from(members, (member) => rowOf(member, games));
  return rows.toSorted(
    (a, b) => b.wins - a.wins || a.averagePlace - b.averagePlace || a.member - b.member,
  );
}

function rowOf(member: number, games: readonly (readonly Finish[])[]): StandingsRow {
  const own: Finish[] = [];
  const winsOverTime: number[] = [];
  let wins = 0;
  for (const game of games) {
    const finish = game.find((each) => each.member === member);
    if (finish !== undefined) own.push(finish);
    if (finish?.place === 1) wins++;
    winsOverTime.push(wins);
  }
  const points = own.flatMap((each) => (each.points === null ? [] : [each.points]));
  return {
    member,
    games: own.length,
    wins,
    averagePlace: average(own.map(({ place }) => place)) ?? 0,
    averagePoints: average(points),
    winsOverTime: winsOverTime.slice(-longestChart),
  };
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
