/** An evening is a fold over its tables, one after the other: nothing is counted beside their results. */
import type { Outcome, Seat } from "#rules/game.ts";
import type { EveningGame, EveningPlayer, PlayedEvening } from "../talk/past.ts";
import type { SeatFace } from "../talk/seats/face.ts";
import type { TableId } from "../talk/words.ts";
import { placeOf, pointsOf } from "./places.ts";

interface EveningSitter extends Pick<EveningPlayer, "name" | "face"> {
  readonly person: string | null;
}

/** A table as the evening needs it. */
export interface EveningTable extends Omit<EveningGame, "players"> {
  readonly table: TableId;
  readonly outcome: Outcome | null;
  /** In seat order. `person` is whatever tells two people apart; `null` a bot. */
  readonly seats: readonly (EveningSitter | null)[];
}

/** The first table first. People are told by numbers alone. */
export function eveningOf(tables: readonly EveningTable[], me: string | null): PlayedEvening {
  const numbers = new Map<string, number>();
  const numberOf = (person: string): number => {
    const known = numbers.get(person) ?? numbers.size + 1;
    numbers.set(person, known);
    return known;
  };
  const games = tables.map(({ seats, outcome, table, game, phase, made, moved }): EveningGame => ({
    table,
    game,
    phase,
    made,
    moved,
    players: seats.flatMap((sitter, seat): readonly EveningPlayer[] =>
      sitter === null
        ? []
        : [
            {
              seat,
              name: sitter.name,
              face: sitter.face,
              person: sitter.person === null ? null : numberOf(sitter.person),
              place: outcome === null ? null : placeOf(outcome, seat),
              points: outcome === null ? null : pointsOf(outcome, seat),
            },
          ],
    ),
  }));
  return { games, me: me === null ? null : (numbers.get(me) ?? null) };
}

export interface EveningRow {
  readonly person: number;
  /** As they are called now, and where they sit or sat last. */
  readonly name: string;
  readonly seat: Seat;
  readonly face: SeatFace | null;
  readonly games: number;
  readonly wins: number;
  /** At the last table of the evening? */
  readonly here: boolean;
  /** After how many games they came, and after how many they went; `null`: still here. */
  readonly came: number;
  readonly went: number | null;
}

export interface EveningScore {
  /** Whoever leads first; who came in earlier stands before who came in later. */
  readonly rows: readonly EveningRow[];
  /** It goes to whoever leads alone, and stays there until somebody else does. */
  readonly crown: number | null;
  /** Games that are over. */
  readonly over: number;
}

export function scoreOf({ games }: PlayedEvening): EveningScore {
  const rows = new Map<number, EveningRow>();
  let crown: number | null = null;
  let over = 0;
  for (const game of games) {
    const people = bestSeats(game);
    for (const { person, name, seat, face, place } of people) {
      const row = rows.get(person) ?? fresh(person, over);
      const isOver = place !== null;
      rows.set(person, {
        ...row,
        name,
        seat,
        face,
        games: row.games + (isOver ? 1 : 0),
        wins: row.wins + (place === 1 ? 1 : 0),
        here: true,
        went: null,
      });
    }
    const here = new Set(people.map(({ person }) => person));
    for (const [person, row] of rows)
      if (!here.has(person)) rows.set(person, { ...row, here: false, went: row.went ?? over });
    if (game.phase === "over") over++;
    crown = leaderOf([...rows.values()]) ?? crown;
  }
  const sorted = [...rows.values()].toSorted(
    (a, b) => b.wins - a.wins || a.games - b.games || a.person - b.person,
  );
  return { rows: sorted, crown, over };
}

const fresh = (person: number, came: number): EveningRow => ({
  person,
  name: "",
  seat: 0,
  face: null,
  games: 0,
  wins: 0,
  here: true,
  came,
  went: null,
});

/** Somebody with two seats of one table is counted once, with the better one. */
function bestSeats({
  players,
}: EveningGame): readonly (EveningPlayer & { readonly person: number })[] {
  const best = new Map<number, EveningPlayer & { readonly person: number }>();
  for (const player of players) {
    const { person, place } = player;
    if (person === null) continue;
    const other = best.get(person);
    if (other === undefined || (place ?? 99) < (other.place ?? 99))
      best.set(person, { ...player, person });
  }
  return [...best.values()];
}

function leaderOf(rows: readonly EveningRow[]): number | null {
  const most = Math.max(...rows.map(({ wins }) => wins));
  const leading = rows.filter(({ wins }) => wins === most);
  return most > 0 && leading.length === 1 ? (leading[0]?.person ?? null) : null;
}
