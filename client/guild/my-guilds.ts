/** My guilds as this device knew them last: their place in the lobby is known before the hall answers. */
import type { GuildCard } from "#table/talk/guild.ts";

export const guildsKey = "guildhall.guilds";

export function myGuilds(): readonly GuildCard[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(guildsKey) ?? "[]");
    return Array.isArray(kept) ? (kept as readonly GuildCard[]) : [];
  } catch {
    return [];
  }
}

export function noteGuilds(guilds: readonly GuildCard[]): void {
  localStorage.setItem(guildsKey, JSON.stringify(guilds));
}
