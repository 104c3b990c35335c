/** The HTTP door: reads a request to the end or turns it away, then asks its route. */
import { Hono } from "hono";
import { DiskFull } from "#table/journal/disk-full.ts";
import { JournalAway } from "#table/journal/journal-away.ts";
import { Crowded } from "../../accounts/keys/slow-hash.ts";
import type { Services } from "../../services.ts";
import { assetHeaders, secureHeaders } from "./headers.ts";
import { addressOf } from "../limits/address.ts";
import type { Meter } from "../limits/rates.ts";
import { manifestIn, manifestPath } from "./page/manifest.ts";
import { pageFor } from "./page/page.ts";
import { no, retryAfter, type Reply } from "./reply.ts";
import { send } from "./send.ts";
import type { Route } from "./route.ts";
import { isPage, type StaticFiles } from "./page/static.ts";
import { visits, type Env } from "./visit.ts";

export function httpDoor(
  services: Services,
  routes: readonly Route[],
  files: StaticFiles,
  requests: Meter,
): Hono<Env> {
  const app = new Hono<Env>();
  const visit = visits(services, requests);
  const page = pageFor(services, files);

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
      const headers = { ...standing(addressOf(c.env.incoming, services)), ...reply.headers };
      return send(services, { ...reply, headers }, c.env.outgoing);
    });
  }

  /** How much this address may still ask, in the words of the IETF's draft of rate limit headers. */
  function standing(address: string): Record<string, string> {
    const { burst, perSecond } = services.limits.requestsPerAddress;
    const window = Math.ceil(burst / perSecond);
    const left = Math.floor(requests.left(address));
    return {
      "ratelimit-policy": `"requests";q=${burst};w=${window}`,
      ratelimit: `"requests";r=${left};t=${Math.ceil((burst - left) / perSecond)}`,
    };
  }

  app.get("*", async (c) => {
    const path = c.req.path;
    if (path.startsWith("/api/")) return send(services, no(404, "no-route"), c.env.outgoing);
    const accepted = c.req.header("accept-encoding") ?? "";
    const languages = c.req.header("accept-language") ?? "";
    const known = c.req.header("if-none-match") ?? "";
    const { incoming } = c.env;
    const file = isPage(path)
      ? await page({ path, accepted, incoming, languages })
      : await (path === manifestPath
          ? manifestIn(languages, files)
          : files.answer(path, accepted, known));
    if (file === null) return send(services, no(404, "no-such-file"), c.env.outgoing);
    const headers = path.startsWith("/assets/") ? assetHeaders : secureHeaders;
    for (const [name, value] of Object.entries(headers)) file.headers.set(name, value);
    return file;
  });
  app.all("*", (c) => send(services, no(405, "wrong-method"), c.env.outgoing));

  return app;
}

function bug(services: Services, route: Route, error: unknown): Reply {
  if (error instanceof DiskFull) return no(507, "disk-full");
  if (error instanceof JournalAway || error instanceof Crowded)
    return { ...no(503, "busy"), headers: retryAfter(1) };
  services.bug(`a request failed: ${route.method} ${route.path}`, error);
  return no(500, "bug");
}
