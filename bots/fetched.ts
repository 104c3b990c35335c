/**
 * One game's roster at a time, for a host that has to fetch what it runs: a browser's worker never carries the other
 * games.
 */
import { randomRoster, type Roster } from "./roster.ts";

const doors: Readonly<Record<string, () => Promise<{ readonly roster: Roster }>>> = {
  "bounty-hunters": () => import("./bounty-hunters/index.ts"),
  "outer-rim": () => import("./outer-rim/index.ts"),
};

export async function fetchRoster(game: string): Promise<Roster> {
  const door = doors[game];
  if (door !== undefined) return (await door()).roster;
  const { games } = await import("#rules/games.ts");
  return randomRoster(games, game);
}
