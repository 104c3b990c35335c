/** Games that follow each other are one evening. */
import type { PlayedGame } from "#table/talk/guild.ts";

export interface GuildEvening {
  /** Its last table. */
  readonly id: string;
  /** The latest first. */
  readonly games: readonly PlayedGame[];
}

/** `played` has the latest first; a game that was written down is an evening by itself. */
export function eveningsOf(played: readonly PlayedGame[]): readonly GuildEvening[] {
  const games = new Map(played.map((game) => [game.table, game]));
  const taken = new Set<string>();
  const evenings: GuildEvening[] = [];
  for (const last of played) {
    if (taken.has(last.table)) continue;
    const chain: PlayedGame[] = [];
    for (let game: PlayedGame | undefined = last; game !== undefined;) {
      if (taken.has(game.table)) break;
      taken.add(game.table);
      chain.push(game);
      game = game.follows === undefined ? undefined : games.get(game.follows);
    }
    evenings.push({ id: last.table, games: chain });
  }
  return evenings;
}
