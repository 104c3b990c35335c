/** One request: let in, charged, read to its end, and only then handed to its route. */
import type * as z from "zod";
import { paramsOf, parseJson, type Json } from "#table/talk/json.ts";
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Session } from "../../accounts/people.ts";
import type { Services } from "../../services.ts";
import { addressOf, hostOf, isSecure } from "../limits/address.ts";
import { whoAsks, type Credential } from "../credentials.ts";
import { turnstile, type Meter } from "../limits/rates.ts";
import { fromOurPage } from "../origin.ts";
import { firstIssue, no, tooFast, type Reply } from "./reply.ts";
import type { Route } from "./route.ts";

export type Env = { Bindings: HttpBindings };
type Visits = (c: Context<Env>, route: Route) => Promise<Reply>;

export function visits(services: Services, requests: Meter): Visits {
  const heavy = turnstile(services.limits.heavyPerAddress);
  return visit;

  async function visit(c: Context<Env>, route: Route): Promise<Reply> {
    const request = c.env.incoming;
    const address = addressOf(request, services);
    // The gate has taken one already.
    const more = (route.cost ?? 1) - 1;
    if (more > 0 && !requests.take(address, more))
      return tooFast("requests", requests.wait(address, more));
    if (route.method !== "get" && !fromOurPage(request.headers.origin, hostOf(request, services)))
      return no(403, "wrong-origin");
    if (route.heavy === true) {
      const leave = heavy.enter(address);
      if (leave === null) return no(429, "too-many-connections");
      // Closed when the answer was read to its end, or never will be.
      c.env.outgoing.once("close", leave);
    }
    const known = await whoAsks(request, services.people);
    if (services.office.shutOut.has(known?.session.person ?? null, address) && !isOffice(route))
      return no(403, "shut-out");
    if (known !== null) services.whereabouts.saw(known.session.person, known.session.name, address);
    const turnedAway = checkIn(route, known);
    if (turnedAway !== null) return turnedAway;
    const payer = { person: known?.session.person ?? null, address };
    const weight = weightOf(request, route.bytes ?? services.limits.messageBytes);
    if (route.work !== undefined && !services.allowances.take(route.work, payer, weight))
      return tooFast(route.work, services.allowances.wait(route.work, payer, weight));
    const query = parse(route.query, c.req.query());
    if ("status" in query) return query;
    const body = route.body === null ? { read: undefined } : await bodyOf(c, route, route.body);
    if ("status" in body) return body;
    const reply = await route.run({
      session: known?.session ?? null,
      secret: known?.secret ?? null,
      address,
      secure: isSecure(request, services),
      request,
      params: c.req.param(),
      query: query.read,
      body: body.read,
      gone: c.req.raw.signal,
    });
    const { work } = route;
    if (work === undefined) return reply;
    const pay = (bytes: number): void => services.allowances.owe(work, payer, bytes / bytesPerUnit);
    return { ...reply, pay };
  }

  async function bodyOf(c: Context<Env>, route: Route, schema: z.ZodType): Promise<Parsed> {
    const type = c.req.header("content-type") ?? "";
    // A form of another site cannot send this type without asking us first, and we never agree.
    if (!/^application\/json\s*(?:;|$)/.test(type))
      return no(415, "not-json", { reason: "send content-type: application/json" });
    const most = route.bytes ?? services.limits.messageBytes;
    const raw = await readBody(c.req.raw, most);
    if (raw === "too-large") return no(413, "too-large", { most });
    return typeof raw === "string" ? no(400, raw, paramsOf(raw)) : parse(schema, raw.json);
  }
}

/** Whoever shuts out their own address must be able to undo it, and a balancer must hear that we live. */
function isOffice({ path }: Route): boolean {
  return path.startsWith("/api/host") || path === "/healthz";
}

const bytesPerUnit = 32 * 1024;

/**
 * What comes with a long body costs as much as several: it is read, checked and stored. One that comes in pieces and
 * does not say how long it is may be the longest. A long answer is paid for when its length is known.
 */
function weightOf({ headers }: IncomingMessage, most: number): number {
  const isUntold = headers["transfer-encoding"] !== undefined;
  const length = isUntold ? most : Number(headers["content-length"] ?? 0);
  return 1 + (length > 0 ? length / bytesPerUnit : 0);
}

type Parsed = { readonly read: unknown } | Reply;

function parse(schema: z.ZodType | null, raw: unknown): Parsed {
  if (schema === null) return { read: undefined };
  const parsed = schema.safeParse(raw);
  return parsed.success ? { read: parsed.data } : no(422, "wrong-shape", firstIssue(parsed.error));
}

function checkIn(route: Route, known: Credential | null): Reply | null {
  if (known !== null && !fits(route, known.session)) return no(403, "token-scope");
  if (route.who === "anyone") return null;
  if (known === null) return no(401, "no-session");
  return route.who === "person" && known.session.only !== null ? no(403, "seat-token") : null;
}

/** Whoever plays with a token asks at tables; no other door opens, nor does it hand out tokens of its own. */
function fits({ method, path }: Route, { token }: Session): boolean {
  if (token === undefined || method === "get") return true;
  return token.scope === "play" && path.startsWith("/api/tables") && !path.endsWith("/token");
}

/** Reads a JSON body and stops as soon as it is too large, whatever its length claims. */
async function readBody(request: Request, most: number): Promise<Json | "too-large"> {
  if (Number(request.headers.get("content-length") ?? 0) > most) return "too-large";
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > most) return "too-large";
      chunks.push(chunk);
    }
  } catch {
    // Broken off in the middle: nobody is there to read what we answer.
    return "not-json";
  }
  return parseJson(Buffer.concat(chunks).toString("utf8"));
}
