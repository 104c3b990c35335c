/** One row of the lobby, drawn from a table and kept so that a list opens no table. */
import type { Seat } from "#rules/game.ts";
import type { LobbyRow } from "#table/talk/lobby.ts";
import type { TableStanding } from "#table/table.ts";
import type { Holder, TableInfo } from "#table/talk/words.ts";

/** The same for everyone; whose seats are mine is added for each reader. */
export type PublicRow = Omit<LobbyRow, "mySeats" | "myMove" | "guild">;

interface RowDates {
  readonly made: number;
  readonly moved: number;
}

/** A shorter clock has run out before anybody reads of it. */
const shortest = 1800;

export function publicRow(
  info: TableInfo,
  { turn, due }: TableStanding,
  { made, moved }: RowDates,
): PublicRow {
  const awaited: Seat[] = [];
  for (const each of info.seats) if (each.awaited) awaited.push(each.seat);
  return {
    id: info.id,
    game: info.game,
    options: info.setup.options,
    clock: info.clock,
    ...(info.time === undefined ? {} : { time: info.time }),
    botLevel: info.botLevel,
    coach: info.coach,
    listed: info.listed,
    ...(info.programs === undefined ? {} : { programs: info.programs }),
    phase: info.phase,
    names: info.seats.map(({ holder }) => nameOf(holder)),
    faces: info.seats.map(({ holder }) => (holder.type === "open" ? null : holder.face)),
    outcome: info.outcome,
    ...(info.rematch === null ? {} : { rematch: info.rematch }),
    ...(info.follows === undefined ? {} : { follows: info.follows }),
    ...(info.phase === "playing" && turn !== null ? { turn } : {}),
    ...(due !== null && (info.clock ?? 0) >= shortest ? { due } : {}),
    made,
    moved,
    awaited,
  };
}

function nameOf(holder: Holder): string | null {
  return holder.type === "open" ? null : holder.name;
}

export function rowFor(row: PublicRow, mySeats: readonly Seat[]): LobbyRow {
  return {
    ...row,
    mySeats,
    myMove: row.phase === "playing" && mySeats.some((seat) => row.awaited.includes(seat)),
  };
}

const rank = { playing: 1, gathering: 2, over: 3 } as const;

/** My move first, then what is going on, the latest above. */
export function byUrgency(a: LobbyRow, b: LobbyRow): number {
  return urgency(a) - urgency(b) || b.moved - a.moved;
}

function urgency(row: LobbyRow): number {
  return row.myMove ? 0 : rank[row.phase];
}
