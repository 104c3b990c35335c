/**
 * Before anything else: an address that asks too fast is answered in
 * as few steps as there are, and must come back by a new connection.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { DoorError } from "#table/talk/lobby.ts";
import { addressOf, type ProxyTrust } from "./address.ts";
import type { Meter } from "./rates.ts";

const body = JSON.stringify({ error: { code: "too-fast", params: {} } } satisfies DoorError);
const headers = {
  "content-type": "application/json",
  "content-length": String(body.length),
  "cache-control": "no-store",
  connection: "close",
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export function gate(
  requests: Meter,
  trust: ProxyTrust,
  refused: (address: string) => void,
  handle: Handler,
): Handler {
  return (request, response) => {
    const address = addressOf(request, trust);
    if (requests.take(address)) return handle(request, response);
    refused(address);
    response.writeHead(429, headers).end(body);
  };
}
