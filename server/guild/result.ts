/** What a finished table means for a guild, drawn from its row of the lobby; can be drawn again at any time. */
import type { Seat } from "#rules/game.ts";
import type { PersonId } from "#table/journal/page.ts";
import { placeOf, pointsOf } from "#table/past/places.ts";
import type { TableId } from "#table/talk/words.ts";
import type { PublicRow } from "../lobby/lobby-row.ts";

export interface GuildResult {
  readonly game: string;
  readonly ended: number;
  /** The table of the same evening before this one; absent in results of before it was kept. */
  readonly follows?: TableId;
  readonly players: readonly ResultPlayer[];
  /** Written down by this member. */
  readonly noted?: number;
}

export interface FinishedGame {
  readonly table: TableId;
  readonly host: PersonId;
  readonly result: GuildResult;
}

export interface ResultPlayer {
  readonly name: string;
  /** `null` for a bot. */
  readonly person: PersonId | null;
  readonly place: number;
  readonly points: number | null;
}

/** `null` while the game is not over. */
export function resultOf(row: PublicRow, seats: ReadonlyMap<Seat, PersonId>): GuildResult | null {
  const { outcome } = row;
  if (outcome === null) return null;
  return {
    game: row.game,
    ended: row.moved,
    ...(row.follows === undefined ? {} : { follows: row.follows }),
    players: row.names.map((name, seat) => ({
      name: name ?? "",
      person: seats.get(seat) ?? null,
      place: placeOf(outcome, seat),
      points: pointsOf(outcome, seat),
    })),
  };
}
