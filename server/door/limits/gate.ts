/**
 * Before anything else: an address that asks too fast is answered in as few steps as there are, after a moment, and
 * must come back by a new connection. Without the moment a loop that asks again at once keeps the door busy with
 * saying no.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { DoorError } from "#table/talk/lobby.ts";
import { addressOf, type ProxyTrust } from "./address.ts";
import type { Meter } from "./rates.ts";
import { inTurns } from "./turns.ts";

const body = JSON.stringify({
  error: { code: "too-fast", params: { limit: "requests", seconds: 1 } },
} satisfies DoorError);
const headers = {
  "content-type": "application/json",
  "content-length": String(body.length),
  "cache-control": "no-store",
  "retry-after": "1",
  connection: "close",
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const moment = 250;
/** More are told at once: to keep them would cost more than to answer. */
const mostKept = 2000;

export function gate(
  requests: Meter,
  trust: ProxyTrust,
  refused: (address: string) => void,
  handle: Handler,
): Handler {
  let kept = 0;
  const take = inTurns();

  function refuse(response: ServerResponse): void {
    response.writeHead(429, headers).end(body);
  }

  return (request, response) => {
    const address = addressOf(request, trust);
    if (requests.take(address))
      // Whoever has gone while they stood in line is not answered.
      return take(address, () => (response.destroyed ? undefined : handle(request, response)));
    refused(address);
    if (kept >= mostKept) return refuse(response);
    kept++;
    setTimeout(() => {
      kept--;
      refuse(response);
    }, moment);
  };
}
