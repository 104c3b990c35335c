/** A reply becomes bytes: whole, or in pieces as fast as they are read. */
import type { ServerResponse } from "node:http";
import type { Services } from "../../services.ts";
import { secureHeaders } from "./headers.ts";
import { packed } from "./packed.ts";
import type { Headings, Reply } from "./reply.ts";
import { limitWriting, streamOf } from "./writing.ts";

export async function send(
  services: Services,
  { status, body, headers, pay }: Reply,
  outgoing: ServerResponse,
): Promise<Response> {
  const timeout = services.limits.writeMilliseconds;
  if (isPieces(body)) {
    const failed = (error: unknown): void => services.bug("an answer broke off", error);
    const stream = streamOf({ pieces: body, outgoing, timeout, failed });
    const all = { "cache-control": "no-store", ...secureHeaders, ...headers };
    return new Response(stream, { status, headers: written(all) });
  }
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  pay?.(text?.length ?? 0);
  const all = {
    "cache-control": "no-store",
    ...(typeof body === "string" || body === undefined
      ? {}
      : { "content-type": "application/json" }),
    ...secureHeaders,
    ...headers,
  };
  const isJson = typeof body !== "string" && text !== undefined;
  const whole = isJson
    ? await packed(text, accepted(outgoing))
    : { body: text ?? null, headers: {} };
  limitWriting(outgoing, whole.body?.length ?? 0, timeout);
  return new Response(whole.body, { status, headers: written({ ...all, ...whole.headers }) });
}

function accepted({ req }: ServerResponse): string {
  const wanted = req.headers["accept-encoding"];
  return typeof wanted === "string" ? wanted : "";
}

function written(headings: Headings): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(headings))
    for (const value of typeof values === "string" ? [values] : values) headers.append(name, value);
  return headers;
}

function isPieces(body: unknown): body is AsyncIterable<string> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}
