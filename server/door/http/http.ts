/** The HTTP door: reads a request to the end or turns it away, then asks its route. */
import { Hono, type Context } from "hono";
import { DiskFull } from "#table/journal/disk-full.ts";
import { JournalAway } from "#table/journal/journal-away.ts";
import type { GuildInvitation } from "#table/talk/guild.ts";
import { roleOf } from "../../guild/guilds.ts";
import type { Services } from "../../services.ts";
import { secureHeaders } from "./headers.ts";
import type { Meter } from "../limits/rates.ts";
import { originFor } from "../reach.ts";
import { no, type Reply } from "./reply.ts";
import { send } from "./send.ts";
import type { Route } from "./route.ts";
import type { StaticFiles } from "./static.ts";
import { unfolded } from "./unfold.ts";
import { visits, type Env } from "./visit.ts";

export function httpDoor(
  services: Services,
  routes: readonly Route[],
  files: StaticFiles,
  requests: Meter,
): Hono<Env> {
  const app = new Hono<Env>();
  const visit = visits(services, requests);

  for (const route of routes) {
    app.on(route.method, route.path, async (c) => {
      const reply = await visit(c, route).catch((error: unknown) => bug(services, route, error));
      services.metrics.requests.inc({
        method: route.method,
        route: route.path,
        status: reply.status,
      });
      // The pattern, never the address: that may be an invitation.
      services.log.debug(
        { method: route.method, route: route.path, status: reply.status },
        "answered",
      );
      return send(services, reply, c.env.outgoing);
    });
  }

  app.get("*", async (c) => {
    const path = c.req.path;
    if (path.startsWith("/api/")) return send(services, no(404, "no-route"), c.env.outgoing);
    const invitation = await unfold(c, path);
    const file =
      invitation ??
      (await files.answer(
        path,
        c.req.header("accept-encoding") ?? "",
        c.req.header("if-none-match") ?? "",
      ));
    if (file === null) return send(services, no(404, "no-such-file"), c.env.outgoing);
    for (const [name, value] of Object.entries(secureHeaders)) file.headers.set(name, value);
    return file;
  });
  app.all("*", (c) => send(services, no(405, "wrong-method"), c.env.outgoing));

  /** The hall, the page of a table, or a guild's invitation tells a messenger what it invites to. */
  async function unfold(c: Context<Env>, path: string): Promise<Response | null> {
    const [, kind, id] = /^\/(t|join)\/([\w-]{1,64})$/.exec(path) ?? [];
    const origin = originFor(c.env.incoming, services);
    if ((id === undefined && path !== "/") || origin === null) return null;
    const page = await files.page();
    if (page === null) return null;
    const row = id === undefined ? null : await invitation(services, kind, id);
    const languages = c.req.header("accept-language") ?? "";
    return new Response(unfolded(page, row, { origin, path, languages }), {
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" },
    });
  }

  return app;
}

async function invitation(
  services: Services,
  kind: string | undefined,
  id: string,
): Promise<Parameters<typeof unfolded>[1]> {
  return (kind === "t" ? services.tables.row(id) : invitedTo(services, id)).catch(() => null);
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

function bug(services: Services, route: Route, error: unknown): Reply {
  if (error instanceof DiskFull) return no(507, "disk-full");
  if (error instanceof JournalAway) return no(503, "busy");
  services.bug(`a request failed: ${route.method} ${route.path}`, error);
  return no(500, "bug");
}
