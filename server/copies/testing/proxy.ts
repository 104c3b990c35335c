/** A tiny proxy before several copies, for tests: each new connection goes to the first that takes it. */
import { connect, createServer, type Socket } from "node:net";

export interface Proxy {
  readonly url: string;
  /** Where new connections go, the first choice first. */
  to(urls: readonly string[]): void;
  close(): Promise<void>;
}

export async function openProxy(): Promise<Proxy> {
  let ports: readonly number[] = [];
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.on("error", () => client.destroy());
    client.on("close", () => open.delete(client));
    join(client, ports);
  });

  function join(client: Socket, [port, ...others]: readonly number[]): void {
    if (port === undefined) return void client.destroy();
    const copy = connect(port, "127.0.0.1");
    let joined = false;
    copy.on("connect", () => {
      joined = true;
      client.pipe(copy).pipe(client);
    });
    copy.on("error", () => (joined ? client.destroy() : join(client, others)));
    copy.on("close", () => joined && client.destroy());
    client.on("close", () => copy.destroy());
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    to(urls) {
      ports = urls.map((url) => Number(new URL(url).port));
    },
    async close() {
      for (const client of open) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
