/** A reply becomes bytes: whole, or in pieces as fast as they are read. */
import type { ServerResponse } from "node:http";
import type { Services } from "../../services.ts";
import { secureHeaders } from "./headers.ts";
import type { Reply } from "./reply.ts";
import { limitWriting, streamOf } from "./writing.ts";

export function send(
  services: Services,
  { status, body, headers }: Reply,
  outgoing: ServerResponse,
): Response {
  const patience = services.limits.writeMilliseconds;
  if (isPieces(body)) {
    const failed = (error: unknown): void => services.bug("an answer broke off", error);
    const stream = streamOf({ pieces: body, outgoing, patience, failed });
    const all = { "cache-control": "no-store", ...secureHeaders, ...headers };
    return new Response(stream, { status, headers: all });
  }
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const all = {
    "cache-control": "no-store",
    ...(typeof body === "string" || body === undefined
      ? {}
      : { "content-type": "application/json" }),
    ...secureHeaders,
    ...headers,
  };
  limitWriting(outgoing, text?.length ?? 0, patience);
  return new Response(text ?? null, { status, headers: all });
}

function isPieces(body: unknown): body is AsyncIterable<string> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}
