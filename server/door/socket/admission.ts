/** Who may open a socket; whoever may not is told why. */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { ErrorCode } from "#table/talk/errors.ts";
import type { DoorError } from "#table/talk/lobby.ts";
import type { Metrics } from "../../metrics.ts";
import type { Services } from "../../services.ts";
import { whoConnects } from "../credentials.ts";
import { addressOf, hostOf } from "../limits/address.ts";
import { fromOurPage } from "../origin.ts";
import { payerOf, type Caller } from "./speak.ts";

const socketPath = "/ws";

interface Admitted {
  readonly caller: Caller;
  readonly secret: string;
  /** The words this socket knows (`protocolVersion` in `table/talk/words.ts`). */
  readonly protocol: number;
}

export async function admitted(
  services: Services,
  request: IncomingMessage,
  socket: Duplex,
): Promise<Admitted | null> {
  const no = (status: string, code: ErrorCode): null => {
    turnAway(services.metrics, socket, status, code);
    return null;
  };
  const url = URL.parse(request.url ?? "/", "http://hall");
  // `//` and its kin are no address at all.
  if (url === null) return no("400 Bad Request", "wrong-address");
  if (url.pathname !== socketPath) return no("404 Not Found", "no-route");
  if (!fromOurPage(request.headers.origin, hostOf(request, services)))
    return no("403 Forbidden", "wrong-origin");
  const known = await whoConnects(request, url.searchParams, services.people);
  if (known === null) return no("401 Unauthorized", "no-session");
  const { session, secret } = known;
  const caller = { session, address: addressOf(request, services) };
  if (services.office.shutOut.has(session.person, caller.address))
    return no("403 Forbidden", "shut-out");
  services.whereabouts.saw(session.person, session.name, caller.address);
  if (!services.allowances.take("connect", payerOf(caller)))
    return no("429 Too Many Requests", "too-fast");
  if (await services.tables.handsOn(url.searchParams.get("at")))
    return no("503 Service Unavailable", "elsewhere");
  return { caller, secret, protocol: protocolIn(url.searchParams) };
}

/** Whoever says nothing was written before it could be said. */
function protocolIn(query: URLSearchParams): number {
  const said = query.get("protocol") ?? "";
  return /^\d{1,3}$/.test(said) ? Number(said) : 2;
}

/** Said in HTTP: there is no socket yet. */
export function turnAway(metrics: Metrics, socket: Duplex, status: string, code: ErrorCode): void {
  metrics.turnedAway.inc({ why: code });
  const body = JSON.stringify({ error: { code, params: {} } } satisfies DoorError);
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}
