/** Whoever is called, on the loopback: an HTTP server that keeps what it got. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface HookRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiver {
  readonly url: string;
  readonly got: readonly HookRequest[];
  /** What it answers from now on. */
  answer(status: number, headers?: Record<string, string>): void;
  /** Takes what comes and answers nobody, until told. */
  hold(): () => void;
  close(): Promise<void>;
}

export async function openReceiver(host = "127.0.0.1"): Promise<Receiver> {
  const got: HookRequest[] = [];
  let status = 204;
  let more: Record<string, string> = {};
  let open: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      got.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(pieces) });
      const [now, headers] = [status, more];
      void open.then(() => response.writeHead(now, headers).end("not for you to read"));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    got,
    answer(next, headers = {}) {
      [status, more] = [next, headers];
    },
    hold() {
      const gate = Promise.withResolvers<void>();
      open = gate.promise;
      return gate.resolve;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
