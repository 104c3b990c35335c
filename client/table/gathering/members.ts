/** Who may come to a table, as its terms and its invitation say it. */
import { signal } from "@preact/signals";
import type { GuildCard } from "#table/talk/guild.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { request } from "../../lobby/request.ts";
import { words } from "../../words/words.ts";

type Door = Pick<TableInfo, "membersOf" | "listed" | "phase">;

/** My guilds by their names of today; whoever reads this of a table for members is nearly always one. */
const guilds = signal<readonly GuildCard[] | null>(null);
let asked = false;

function guildName(id: string): string {
  if (!asked) {
    asked = true;
    void request<readonly GuildCard[]>("GET", "/guilds").then((reply) => {
      guilds.value = reply.type === "ok" ? reply.value : [];
    });
  }
  return guilds.value?.find((guild) => guild.id === id)?.name ?? words.value.table.itsGuild;
}

export function inviteText({ membersOf, phase }: Door): string {
  const w = words.value.table;
  const watching = phase !== "gathering";
  if (membersOf === undefined) return watching ? w.inviteWatch : w.inviteLine;
  return w.inviteMembers(guildName(membersOf), watching);
}

export function whoMayJoin({ membersOf, listed }: Door): string {
  const w = words.value.create;
  if (membersOf !== undefined) return w.listedGuild(guildName(membersOf));
  return listed ? w.listedYes : w.listedNo;
}
