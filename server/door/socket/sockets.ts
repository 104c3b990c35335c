/** The socket door: who may connect, and how the hall says goodbye to all of them. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { sessionId } from "../../accounts/people.ts";
import { hashOfSecret } from "../../accounts/secrets.ts";
import type { SessionEnds } from "../../copies/needs.ts";
import type { Services } from "../../services.ts";
import { subprotocol } from "../credentials.ts";
import { guard } from "../guard.ts";
import { admitted, turnAway } from "./admission.ts";
import { connection, type Connection } from "./connection.ts";
import type { Wire } from "./outgoing.ts";
import type { Turnstile } from "../limits/rates.ts";
import type { Caller } from "./speak.ts";

type Which = (caller: Caller, secret: string) => boolean;

export interface Sockets {
  /** Ends the sockets of a session that was forgotten, or of whoever was shut out. */
  readonly end: (which: Which) => void;
  readonly sessions: SessionEnds;
  readonly count: () => number;
  close(): Promise<void>;
}

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
    admit(request, socket, head).catch((error: unknown) => {
      services.bug("an upgrade failed", error);
      turnAway(metrics, socket, "500 Internal Server Error", "bug");
    });
  });

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const ended: Which[] = [];
    admitting.add(ended);
    const known = await admitted(services, request, socket).finally(() =>
      setImmediate(() => admitting.delete(ended)),
    );
    if (known === null) return;
    const { caller, secret, protocol } = known;
    if (ended.some((which) => which(caller, secret)))
      return turnAway(metrics, socket, "401 Unauthorized", "no-session");
    const leave = connections.enter(caller.address);
    if (leave === null)
      return turnAway(metrics, socket, "429 Too Many Requests", "too-many-connections");
    // Who gave up meanwhile has said so already.
    if (socket.destroyed) return leave();
    // It closes once; `once` would keep a wrapper for each of ten thousand.
    socket.on("close", leave);
    door.handleUpgrade(request, socket, head, (ws) =>
      welcome({ ws, socket, protocol }, caller, secret),
    );
  }

  function welcome(wire: Wire, caller: Caller, secret: string): void {
    const one = connection(wire, caller, secret, services);
    const part = open[welcomed++ % breaths];
    part?.add(one);
    metrics.sockets.inc();
    wire.ws.on("close", () => {
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
      await untilEmpty(open, services.clock);
      for (const one of everyone()) one.drop();
      door.close();
    },
  };
}

/** A moment for goodbyes. */
async function untilEmpty(
  open: readonly ReadonlySet<Connection>[],
  clock: Services["clock"],
): Promise<void> {
  const deadline = clock.now() + 1000;
  while (open.some(({ size }) => size > 0) && clock.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

function sessionsOf(
  everyone: () => readonly Connection[],
  end: (which: Which) => void,
): SessionEnds {
  return {
    all: () => everyone().map(({ secret }) => hashOfSecret(secret)),
    end: (isForgotten) => end((_caller, secret) => isForgotten(sessionId(hashOfSecret(secret)))),
    tell(person, text) {
      const pages = everyone().filter(
        ({ caller: { session } }) => session.person === person && session.only === null,
      );
      for (const one of pages) one.send(text);
      return pages.length;
    },
    sendOut: (mayNot) => end(({ session, address }) => mayNot(session.person, address)),
    endAll() {
      // 1012: the server restarts; clients come back by themselves.
      for (const one of everyone()) one.close(1012, "restart");
    },
  };
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
    // A token that was offered is never said back.
    handleProtocols: (offered) => offered.has(subprotocol) && subprotocol,
  });
}
