/** What a game says about those who played it. */
import type { Outcome } from "#rules/game.ts";
import type { Fault } from "./fault.ts";
import type { Lineup } from "./lineups.ts";

export interface ArenaResult {
  /** The entrant of each seat. */
  readonly lineup: Lineup;
  readonly faults: readonly (Fault | null)[];
  /** Seats, best first; whoever lost by a fault comes last, wherever the substitute came in. */
  readonly places: readonly (readonly number[])[];
  readonly pages: number;
  readonly file: string;
}

/** All tables of one deal. */
export interface DealResult {
  readonly seats: number;
  readonly deal: number;
  readonly games: readonly ArenaResult[];
}

export function placesOf(
  { places }: Outcome,
  faults: readonly (Fault | null)[],
): ArenaResult["places"] {
  const fair = places.map((seats) => seats.filter((seat) => faults[seat] === null));
  const last = places.flat().filter((seat) => faults[seat] !== null);
  return [...fair, last].filter((seats) => seats.length > 0);
}

/** The number of the place of each seat, from 0. */
function ranks({ places, lineup }: ArenaResult): readonly number[] {
  return lineup.map((_, seat) => places.findIndex((seats) => seats.includes(seat)));
}

/**
 * How much more often A came in ahead of B than behind in these games, from −1 to 1; null when they did not meet.
 * A tie is neither.
 */
export function difference(games: readonly ArenaResult[], a: number, b: number): number | null {
  let [sum, meetings] = [0, 0];
  for (const game of games) {
    const rank = ranks(game);
    game.lineup.forEach((one, seat) =>
      game.lineup.forEach((other, beside) => {
        if (one !== a || other !== b) return;
        sum += Math.sign((rank[beside] ?? 0) - (rank[seat] ?? 0));
        meetings++;
      }),
    );
  }
  return meetings === 0 ? null : sum / meetings;
}

/** How many first places of how many chairs; a shared one is shared. */
export function firsts(games: readonly ArenaResult[], entrant: number): [won: number, of: number] {
  let [won, chairs] = [0, 0];
  for (const { lineup, places } of games) {
    const first = places[0] ?? [];
    won += first.filter((seat) => lineup[seat] === entrant).length / first.length;
    chairs += lineup.filter((one) => one === entrant).length;
  }
  return [won, chairs];
}
