/** What a finished table means for a guild, drawn from its row of the lobby; can be drawn again at any time. */
import type { Outcome, Seat } from "#rules/game.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { PublicRow } from "../lobby/lobby-row.ts";

export interface GuildResult {
  readonly game: string;
  readonly ended: number;
  readonly players: readonly ResultPlayer[];
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
    players: row.names.map((name, seat) => ({
      name: name ?? "",
      person: seats.get(seat) ?? null,
      place: placeOf(outcome, seat),
      points: pointsOf(outcome, seat),
    })),
  };
}

/** Two who share the first place are followed by the third. */
function placeOf({ places }: Outcome, seat: Seat): number {
  let before = 0;
  for (const shared of places) {
    if (shared.includes(seat)) return before + 1;
    // A printed opponent who won has no seat, and stands before everyone all the same.
    before += Math.max(1, shared.length);
  }
  return before + 1;
}

/** Each game writes its sum under a name of its own. */
function pointsOf({ pads }: Outcome, seat: Seat): number | null {
  const pad = pads[seat];
  return pad?.["total"] ?? pad?.["fame"] ?? null;
}
