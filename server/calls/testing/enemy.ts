/** Whoever means ill with those who call: raw bytes on the loopback, as no HTTP server would say them. */
import { createServer, type AddressInfo, type Socket } from "node:net";

type Enmity = (socket: Socket) => void;

/** Each is one way never to give an answer, or to give none that can be used. */
export const enmities = {
  "answers 101": (socket) =>
    socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n"),
  "says nothing": () => undefined,
  "says half a head": (socket) => socket.write("HTTP/1.1 200 OK\r\nContent-"),
  "says headers without end": (socket) => {
    socket.write("HTTP/1.1 200 OK\r\n");
    every(socket, () => socket.write("X-More: and more\r\n"));
  },
  "says a header without end": (socket) => {
    socket.write("HTTP/1.1 200 OK\r\nX-More: ");
    every(socket, () => socket.write("more".repeat(4096)));
  },
  "says 'wait' without end": (socket) =>
    every(socket, () => socket.write("HTTP/1.1 102 Processing\r\n\r\n")),
  "sends nothing and hangs up": (socket) => socket.end(),
  "resets at once": (socket) => socket.resetAndDestroy(),
  "speaks another language": (socket) => socket.write("220 mail.example ESMTP\r\n"),
} as const satisfies Readonly<Record<string, Enmity>>;

/** An answer was given, and then they misbehave: it arrived. */
export const rudenesses = {
  "resets after the head": (socket) => {
    socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf", () =>
      socket.resetAndDestroy(),
    );
  },
  "says a body without end": (socket) => {
    socket.write("HTTP/1.1 200 OK\r\n\r\n");
    every(socket, () => socket.write("more".repeat(4096)));
  },
} as const satisfies Readonly<Record<string, Enmity>>;

function every(socket: Socket, say: () => void): void {
  const timer = setInterval(say, 5);
  socket.on("close", () => clearInterval(timer));
}

export interface Enemy {
  readonly url: string;
  /** How many have called. */
  readonly calls: number;
  /** Those that are still on the line. */
  readonly open: number;
  close(): Promise<void>;
}

export async function openEnemy(enmity: Enmity): Promise<Enemy> {
  const sockets = new Set<Socket>();
  let calls = 0;
  const server = createServer((socket) => {
    calls++;
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    socket.once("data", () => enmity(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get calls() {
      return calls;
    },
    get open() {
      return sockets.size;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
