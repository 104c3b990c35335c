/** A guild's game played again is a game of the guild. */
import type { GuildStore } from "../store/guild-port.ts";
import type { WriteSubscriber } from "../writes/subscribers.ts";

/** Before the page: whoever hears of the next table finds it on the guild's page too. */
export function rematchKeeper(guilds: Pick<GuildStore, "guildOf" | "addTable">): WriteSubscriber {
  return {
    name: "the guild's rematches",
    async beforeWrite(table, pages) {
      for (const page of pages) {
        if (page.type !== "rematch") continue;
        const guild = await guilds.guildOf(table);
        if (guild !== null) await guilds.addTable(guild, page.table);
      }
    },
  };
}
