/** The HTTP door: reads a request to the end or turns it away, then asks its route. */
import type { HttpBindings } from "@hono/node-server";
import { Hono, type Context } from "hono";
import type * as z from "zod";
import type { Host } from "../host.ts";
import { reasonOf } from "../trouble.ts";
import { addressOf, hostOf, isSecure } from "./address.ts";
import { readBody } from "./body.ts";
import { whoAsks, type Known } from "./credentials.ts";
import { secureHeaders } from "./headers.ts";
import { meter } from "./limits.ts";
import { fromOurPage } from "./origin.ts";
import { originFor } from "./reach.ts";
import { no, type Reply } from "./reply.ts";
import type { Route } from "./route.ts";
import { firstIssue } from "./routes-table.ts";
import type { StaticFiles } from "./static.ts";
import { unfolded } from "./unfold.ts";

type Env = { Bindings: HttpBindings };

export function httpDoor(host: Host, routes: readonly Route[], files: StaticFiles): Hono<Env> {
  const app = new Hono<Env>();
  const requests = meter(host.limits.requestsPerAddress, () => host.clock.now());

  for (const route of routes) {
    app.on(route.method, route.path, async (c) => {
      const reply = await visit(c, route).catch((error: unknown) => bug(host, route, error));
      host.metrics.requests.inc({ method: route.method, route: route.path, status: reply.status });
      // The pattern, never the address: that may be an invitation.
      host.log.debug({ method: route.method, route: route.path, status: reply.status }, "answered");
      return send(reply);
    });
  }

  app.get("*", async (c) => {
    const path = c.req.path;
    if (path.startsWith("/api/")) return send(no(404, "no-route"));
    const invitation = await unfold(c, path);
    const file =
      invitation ??
      (await files.answer(
        path,
        c.req.header("accept-encoding") ?? "",
        c.req.header("if-none-match") ?? "",
      ));
    if (file === null) return send(no(404, "no-page"));
    for (const [name, value] of Object.entries(secureHeaders)) file.headers.set(name, value);
    return file;
  });
  app.all("*", () => send(no(405, "wrong-method")));

  /** The page of a table tells a messenger what it invites to; who asks too fast gets the plain page. */
  async function unfold(c: Context<Env>, path: string): Promise<Response | null> {
    const [, id] = /^\/t\/([\w-]{1,64})$/.exec(path) ?? [];
    const origin = originFor(c.env.incoming, host);
    if (id === undefined || origin === null) return null;
    if (!requests.take(addressOf(c.env.incoming, host), 1)) return null;
    const page = await files.page();
    if (page === null) return null;
    const card = await host.keep.card(id).catch(() => null);
    const languages = c.req.header("accept-language") ?? "";
    return new Response(unfolded(page, card, { origin, path, languages }), {
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" },
    });
  }

  async function visit(c: Context<Env>, route: Route): Promise<Reply> {
    const request = c.env.incoming;
    const address = addressOf(request, host);
    if (!requests.take(address, route.cost)) return no(429, "too-fast");
    if (route.method !== "get" && !fromOurPage(request.headers.origin, hostOf(request, host)))
      return no(403, "wrong-origin");
    const known = await whoAsks(request, host.people);
    const turnedAway = checkIn(route, known);
    if (turnedAway !== null) return turnedAway;
    const query = parse(route.query, c.req.query());
    if ("status" in query) return query;
    const body = route.body === null ? { read: undefined } : await bodyOf(c, route, route.body);
    if ("status" in body) return body;
    return route.run({
      session: known?.session ?? null,
      secret: known?.secret ?? null,
      address,
      secure: isSecure(request, host),
      request,
      params: c.req.param(),
      query: query.read,
      body: body.read,
      gone: c.req.raw.signal,
    });
  }

  async function bodyOf(c: Context<Env>, route: Route, schema: z.ZodType): Promise<Parsed> {
    const type = c.req.header("content-type") ?? "";
    // A form of another site cannot send this type without asking us first, and we never agree.
    if (!/^application\/json\s*(?:;|$)/.test(type))
      return no(415, "not-json", { reason: "send content-type: application/json" });
    const most = route.bytes ?? host.limits.messageBytes;
    const raw = await readBody(c.req.raw, most);
    if (raw === "too-large") return no(413, "too-large", { most });
    return raw === "not-json" ? no(400, "not-json") : parse(schema, raw.json);
  }

  return app;
}

type Parsed = { readonly read: unknown } | Reply;

function parse(schema: z.ZodType | null, raw: unknown): Parsed {
  if (schema === null) return { read: undefined };
  const parsed = schema.safeParse(raw);
  return parsed.success ? { read: parsed.data } : no(422, "wrong-shape", firstIssue(parsed.error));
}

function checkIn(route: Route, known: Known | null): Reply | null {
  if (route.who === "anyone") return null;
  if (known === null) return no(401, "no-session");
  return route.who === "person" && known.session.only !== null ? no(403, "seat-token") : null;
}

function bug(host: Host, route: Route, error: unknown): Reply {
  host.metrics.bugs.inc();
  host.log.error(
    {
      route: route.path,
      reason: reasonOf(error),
      stack: error instanceof Error ? error.stack : undefined,
    },
    "a request failed",
  );
  return no(500, "bug");
}

function send({ status, body, headers }: Reply): Response {
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const all = {
    "cache-control": "no-store",
    ...(typeof body === "string" || body === undefined
      ? {}
      : { "content-type": "application/json" }),
    ...secureHeaders,
    ...headers,
  };
  return new Response(text ?? null, { status, headers: all });
}
