/** The whole door: routes, sockets and files on one port. */
import { createServer, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { SessionEnds } from "../copies/needs.ts";
import type { Services } from "../services.ts";
import { systemCode, HostError } from "../host-error.ts";
import { householdOf } from "./limits/address.ts";
import { httpDoor } from "./http/http.ts";
import { gate } from "./limits/gate.ts";
import { meter, turnstile } from "./limits/rates.ts";
import { openApi } from "./http/openapi.ts";
import { polls } from "./socket/polls.ts";
import type { Route } from "./http/route.ts";
import { callLinkRoutes } from "./routes/call-links.ts";
import { callRoutes } from "./routes/calls.ts";
import { eveningRoutes } from "./routes/evenings.ts";
import { programRoutes } from "./routes/me/programs.ts";
import { guildHookRoutes } from "./routes/guild-hooks.ts";
import { exportRoutes } from "./routes/me/exports.ts";
import { guildGameRoutes } from "./routes/guild/games.ts";
import { guildRoutes } from "./routes/guilds.ts";
import { tournamentRoutes } from "./routes/tournament/tournaments.ts";
import { houseRoutes } from "./routes/house.ts";
import { lobbyRoutes } from "./routes/lobby.ts";
import { makeRoutes } from "./routes/make.ts";
import { officeRoutes } from "./routes/office.ts";
import { aheadRoutes } from "./routes/me/ahead.ts";
import { keyRoutes } from "./routes/me/keys.ts";
import { lookRoutes } from "./routes/me/looks.ts";
import { myPageRoutes } from "./routes/me/my-page.ts";
import { wordRoutes } from "./routes/me/words.ts";
import { peopleRoutes } from "./routes/people.ts";
import { tableRoutes } from "./routes/table.ts";
import { sockets } from "./socket/sockets.ts";
import { staticFiles } from "./http/page/static.ts";

export interface Door {
  /** The port it listens on: a free one when 0 was asked for. */
  open(port: number, name: string | undefined): Promise<number>;
  close(): Promise<void>;
  readonly routes: readonly Route[];
  /** The sockets, by the sessions that opened them. */
  readonly sessions: SessionEnds;
}

export function door(services: Services, clientFolder: string): Door {
  const connections = turnstile(services.limits.connectionsPerAddress);
  const waiting = polls();
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 60_000 });
  let draining = false;
  let underWay = 0;
  server.on("request", (_request, response) => {
    underWay++;
    response.once("close", () => underWay--);
  });
  if (!services.trustProxy) limitSockets(server, services);
  const wires = sockets(server, services, connections);
  const routes: Route[] = [];
  let document: unknown;
  routes.push(
    ...houseRoutes(
      services,
      () => (document ??= openApi(routes)),
      () => (draining ? "closing" : services.isDeaf() ? "deaf" : null),
    ),
  );
  routes.push(...peopleRoutes(services, wires));
  routes.push(...keyRoutes(services, wires), ...wordRoutes(services, wires));
  routes.push(...myPageRoutes(services, wires), ...lookRoutes(services), ...aheadRoutes(services));
  routes.push(...officeRoutes(services, wires));
  routes.push(...lobbyRoutes(services));
  routes.push(...exportRoutes(services), ...programRoutes(services, connections));
  routes.push(...guildRoutes(services), ...guildGameRoutes(services), ...eveningRoutes(services));
  routes.push(...tournamentRoutes(services));
  routes.push(...callRoutes(services), ...callLinkRoutes(services), ...guildHookRoutes(services));
  routes.push(...makeRoutes(services));
  routes.push(...tableRoutes(services, waiting, connections));
  const requests = meter(services.limits.requestsPerAddress, () => services.clock.now());
  const app = httpDoor(services, routes, staticFiles(clientFolder), requests);
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const refused = (address: string): void => {
    services.metrics.turnedAway.inc({ why: "request" });
    services.office.book.refused("request", address);
  };
  server.on(
    "request",
    gate(requests, services, refused, (request, response) => void answer(request, response)),
  );

  return {
    routes,
    sessions: wires.sessions,
    open: (port, name) => listen(server, port, name),
    async close() {
      // Whoever stands before us (a proxy, a balancer) hears so at once and sends nobody new.
      draining = true;
      waiting.close();
      services.myEvents.close();
      await wires.close();
      for (let left = drainTimeout; underWay > 0 && left > 0; left -= beat) await pause(beat);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection that has just been answered is idle now.
      const idle = setInterval(() => server.closeIdleConnections(), 20);
      const late = setTimeout(() => server.closeAllConnections(), 2000);
      await closed;
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}

/** Milliseconds for requests under way. */
const drainTimeout = 5000;
const beat = 20;

/** Connections that never ask anything count too; behind a proxy that is the proxy's task. */
function limitSockets(server: Server, services: Services): void {
  const everything = turnstile(services.limits.connectionsPerAddress * 2);
  server.on("connection", (socket) => {
    const leave = everything.enter(householdOf(socket));
    if (leave === null) return socket.destroy();
    socket.once("close", leave);
  });
}

function listen(server: Server, port: number, name: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(trouble(error, port, name)));
    server.listen(port, name, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

function trouble(error: unknown, port: number, name: string | undefined): unknown {
  switch (systemCode(error)) {
    case "EADDRINUSE":
      return new HostError(
        `port ${port} is in use: stop what uses it, or choose another one with PORT or --port`,
      );
    case "EACCES":
      return new HostError(
        `port ${port} may not be opened by this user: choose one above 1023 with PORT or --port`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new HostError(
        `this machine has no address ${name ?? ""}: choose another one with HOST or --host`,
      );
    default:
      return error;
  }
}
