/** The one document of the client, with what its address is about written into its head. */
import type { IncomingMessage } from "node:http";
import type { GuildInvitation } from "#table/talk/guild.ts";
import { roleOf } from "../../../guild/guilds.ts";
import type { Services } from "../../../services.ts";
import { originFor } from "../../reach.ts";
import { withFirstFiles } from "./first-files.ts";
import { packed } from "../packed.ts";
import type { StaticFiles } from "./static.ts";
import { inLanguage, languageFor, unfolded, type PreviewSubject } from "./unfold.ts";

interface Asked {
  readonly path: string;
  readonly incoming: IncomingMessage;
  readonly languages: string;
  readonly accepted: string;
}

export function pageFor(
  services: Services,
  files: StaticFiles,
): (asked: Asked) => Promise<Response | null> {
  return async ({ path, incoming, languages, accepted }) => {
    const page = await files.page();
    if (page === null) return null;
    const language = languageFor(languages);
    const [, kind, id] = /^\/(t|join)\/([\w-]{1,64})$/.exec(path) ?? [];
    const invited = id === undefined ? null : await invitation(services, kind, id);
    const game = invited !== null && invited !== "members" && "game" in invited;
    const visited = { path, language, game: game ? invited.game : null };
    const whole = withFirstFiles(inLanguage(page, language), files.first, visited);
    const origin = originFor(incoming, services);
    // The hall, the page of a table, or a guild's invitation tells a messenger what it invites to.
    const tells = (id !== undefined || path === "/") && origin !== null;
    const text = tells ? unfolded(whole, invited, { origin, path, language }) : whole;
    const { body, headers } = await packed(text, accepted);
    return new Response(body, {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        ...headers,
      },
    });
  };
}

async function invitation(
  services: Services,
  kind: string | undefined,
  id: string,
): Promise<PreviewSubject | null> {
  return (kind === "t" ? tableFor(services, id) : invitedTo(services, id)).catch(() => null);
}

/** Of a table for members only nothing is told: a messenger is none. */
async function tableFor({ tables, journal }: Services, id: string): Promise<PreviewSubject | null> {
  const header = await journal.header(id);
  return header?.terms.membersOf === undefined ? tables.row(id) : "members";
}

/** Whoever has the link sees what it is to join, so a messenger may, too. */
async function invitedTo(
  { guildStore }: Services,
  invite: string,
): Promise<Pick<GuildInvitation, "name" | "people"> | null> {
  const guild = await guildStore.invited(invite);
  if (guild === null) return null;
  const members = await guildStore.members(guild.id);
  return { name: guild.name, people: members.filter((each) => roleOf(each) !== null).length };
}
