/** Which games were played from this device: known at once, where the hall's answer would come late. */
const key = "guildhall.played";

export function gamesPlayed(): readonly string[] {
  return localStorage.getItem(key)?.split(",") ?? [];
}

export function notePlayed(games: readonly string[]): void {
  const all = new Set([...gamesPlayed(), ...games]);
  if (all.size > 0) localStorage.setItem(key, [...all].join());
}
