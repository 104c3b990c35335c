/** The socket door: who may connect, and how the hall says goodbye to all of them. */
import type { ErrorCode } from "#table/talk/errors.ts";
import type { DoorError } from "#table/talk/lobby.ts";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { Metrics } from "../../metrics.ts";
import { sessionId } from "../../accounts/people.ts";
import { hashOfSecret } from "../../accounts/secrets.ts";
import type { SessionEnds } from "../../copies/needs.ts";
import type { Services } from "../../services.ts";
import { addressOf, hostOf } from "../limits/address.ts";
import { guard } from "../guard.ts";
import { connection, type Connection } from "./connection.ts";
import type { Wire } from "./outgoing.ts";
import { whoConnects } from "../credentials.ts";
import type { Turnstile } from "../limits/rates.ts";
import { fromOurPage } from "../origin.ts";
import { payerOf, type Caller } from "./speak.ts";

type Which = (caller: Caller, secret: string) => boolean;

export interface Sockets {
  /** Ends the sockets of a session that was forgotten, or of whoever was shut out. */
  readonly end: (which: Which) => void;
  readonly sessions: SessionEnds;
  readonly count: () => number;
  close(): Promise<void>;
}

const socketPath = "/ws";
/**
 * The sockets are asked in so many parts of a heartbeat: thousands of pings in one breath would hold every table up.
 */
const breaths = 20;

/** No closure: one made during the upgrade would keep the whole request in memory for as long as the socket lives. */
function destroy(this: Duplex): void {
  this.destroy();
}

export function sockets(server: Server, services: Services, connections: Turnstile): Sockets {
  const { metrics } = services;
  const door = upgrader(services.limits.messageBytes);
  const open = Array.from({ length: breaths }, () => new Set<Connection>());
  /** Whoever is being let in hears of sessions that end meanwhile. */
  const admitting = new Set<Which[]>();
  let welcomed = 0;
  let beaten = 0;

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", destroy);
    // Whatever throws in there rejects here: a throw in this event would end the whole process.
    const ended: Which[] = [];
    admitting.add(ended);
    admit(request, socket, head, ended)
      .catch((error: unknown) => {
        services.bug("an upgrade failed", error);
        turnAway(metrics, socket, "500 Internal Server Error", "bug");
      })
      .finally(() => admitting.delete(ended));
  });

  async function admit(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    ended: readonly Which[],
  ): Promise<void> {
    const url = URL.parse(request.url ?? "/", "http://hall");
    // `//` and its kin are no address at all.
    if (url === null) return turnAway(metrics, socket, "400 Bad Request", "wrong-address");
    if (url.pathname !== socketPath) return turnAway(metrics, socket, "404 Not Found", "no-route");
    if (!fromOurPage(request.headers.origin, hostOf(request, services)))
      return turnAway(metrics, socket, "403 Forbidden", "wrong-origin");
    const known = await whoConnects(request, url.searchParams, services.people);
    if (known === null) return turnAway(metrics, socket, "401 Unauthorized", "no-session");
    const address = addressOf(request, services);
    const caller = { session: known.session, address };
    if (ended.some((which) => which(caller, known.secret)))
      return turnAway(metrics, socket, "401 Unauthorized", "no-session");
    if (services.office.shutOut.has(known.session.person, address))
      return turnAway(metrics, socket, "403 Forbidden", "shut-out");
    services.whereabouts.saw(known.session.person, known.session.name, address);
    if (!services.allowances.take("connect", payerOf(caller)))
      return turnAway(metrics, socket, "429 Too Many Requests", "too-fast");
    if (await services.tables.handsOn(url.searchParams.get("at")))
      return turnAway(metrics, socket, "503 Service Unavailable", "elsewhere");
    const leave = connections.enter(address);
    if (leave === null)
      return turnAway(metrics, socket, "429 Too Many Requests", "too-many-connections");
    // Who gave up meanwhile has said so already.
    if (socket.destroyed) return leave();
    socket.once("close", leave);
    const { secret } = known;
    door.handleUpgrade(request, socket, head, (ws) => welcome({ ws, socket }, caller, secret));
  }

  function welcome(wire: Wire, caller: Caller, secret: string): void {
    const one = connection(wire, caller, secret, services);
    const part = open[welcomed++ % breaths];
    part?.add(one);
    metrics.sockets.inc();
    wire.ws.once("close", () => {
      part?.delete(one);
      metrics.sockets.dec();
    });
  }

  /** A phone that fell into the river sends no goodbye. */
  const beat = setInterval(() => {
    for (const one of open[beaten++ % breaths] ?? []) beatOne(one);
  }, services.limits.heartbeatMilliseconds / breaths).unref();

  const beatOne = guard(services, "a heartbeat", (one: Connection) => one.beat());
  const everyone = (): readonly Connection[] => open.flatMap((part) => [...part]);

  function end(which: Which): void {
    for (const ended of admitting) ended.push(which);
    for (const one of everyone())
      if (which(one.caller, one.secret)) one.close(4001, "session-forgotten");
  }

  const sessions = sessionsOf(everyone, end);

  return {
    end,
    sessions,
    count: () => open.reduce((sum, { size }) => sum + size, 0),
    async close() {
      clearInterval(beat);
      sessions.endAll();
      const patience = services.clock.now() + 1000;
      while (open.some(({ size }) => size > 0) && services.clock.now() < patience)
        await new Promise((resolve) => setTimeout(resolve, 10));
      for (const one of everyone()) one.drop();
      door.close();
    },
  };
}

function sessionsOf(
  everyone: () => readonly Connection[],
  end: (which: Which) => void,
): SessionEnds {
  return {
    all: () => everyone().map(({ secret }) => hashOfSecret(secret)),
    end: (isForgotten) => end((_caller, secret) => isForgotten(sessionId(hashOfSecret(secret)))),
    endAll() {
      // 1012: the server restarts; clients come back by themselves.
      for (const one of everyone()) one.close(1012, "restart");
    },
  };
}

/** Said in HTTP: there is no socket yet. */
function turnAway(metrics: Metrics, socket: Duplex, status: string, code: ErrorCode): void {
  metrics.turnedAway.inc({ why: code });
  const body = JSON.stringify({ error: { code, params: {} } } satisfies DoorError);
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}

function upgrader(messageBytes: number): WebSocketServer {
  // Packing messages costs five times the work for a few bytes; a message over the limit closes with 1009.
  return new WebSocketServer({
    noServer: true,
    maxPayload: messageBytes,
    perMessageDeflate: false,
    autoPong: false,
    // One message of a socket, then everyone else's turn: a chunk full of tiny frames holds nobody up.
    allowSynchronousEvents: false,
    clientTracking: false,
  });
}
