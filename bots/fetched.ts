/**
 * One game's roster at a time, for a host that has to fetch what
 * it runs: a browser's worker never carries the other games.
 */
import { randomRoster, type Roster } from "./roster.ts";
import { rosters } from "./rosters.ts";

export async function fetchRoster(game: string): Promise<Roster> {
  const load = rosters[game];
  if (load !== undefined) return (await load()).roster;
  const { games } = await import("#rules/games.ts");
  return randomRoster(games, game);
}
