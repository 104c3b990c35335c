/** What a call is about, from what everyone may see; `null` once it is untrue. */
import type { Journal } from "#table/journal/page.ts";
import type { OpenTables } from "../lobby/open-tables.ts";
import type { StoredCall } from "../store/call-port.ts";
import type { GuildStore } from "../store/guild-port.ts";
import type { About } from "./message.ts";

interface DescribeNeeds {
  readonly tables: Pick<OpenTables, "row">;
  readonly guilds: Pick<GuildStore, "find" | "evenings">;
  readonly journal: Pick<Journal, "read">;
  readonly now: () => number;
}

export function describing(needs: DescribeNeeds): (call: StoredCall) => Promise<About | null> {
  return (call) =>
    call.kind.startsWith("evening") ? aboutEvening(needs, call) : aboutTable(needs, call);
}

async function aboutTable(
  { tables, journal }: DescribeNeeds,
  call: StoredCall,
): Promise<About | null> {
  const row = await tables.row(call.subject);
  if (row === null) return null;
  if (call.kind === "nudge" && !row.awaited.includes(call.seat)) return null;
  const played = call.kind === "bot-plays" ? await playedFor(journal, call) : 0;
  return { type: "table", row, played };
}

async function playedFor(journal: Pick<Journal, "read">, call: StoredCall): Promise<number> {
  const pages = await journal.read(call.subject, call.version);
  return pages.filter(
    (page) => page.type === "played" && page.by === "bot" && page.seat === call.seat,
  ).length;
}

/** Still agreed on, still to come, and still wanted by whom it is for. */
async function aboutEvening(
  { guilds, now }: DescribeNeeds,
  call: StoredCall,
): Promise<About | null> {
  const guild = await guilds.find(call.words);
  const evening = (await guilds.evenings(call.words, now())).find(({ id }) => id === call.subject);
  if (guild === null || evening?.agreed !== true) return null;
  const answer = evening.answers.get(call.person);
  const isWanted = call.person.startsWith("guild:") || answer === "yes" || answer === "maybe";
  if (!isWanted) return null;
  return { type: "evening", guild: guild.name, guildId: guild.id, at: evening.at };
}

/** A guild's web hooks hear of what is played at its tables, but of nobody who left it or was sent away. */
export function guildHearing(
  guilds: Pick<GuildStore, "guildOf" | "standing">,
): (call: StoredCall) => Promise<string | null> {
  return async ({ subject, person }) => {
    const guild = await guilds.guildOf(subject);
    if (guild === null) return null;
    const standing = await guilds.standing(guild, person);
    return standing === "left" || standing === "removed" ? null : guild;
  };
}
