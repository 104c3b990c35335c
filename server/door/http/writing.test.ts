import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterEach, expect, test } from "vitest";
import { limitWriting, streamOf } from "./writing.ts";

let server: Server;
afterEach(() => void server.close());

async function serve(answer: (outgoing: ServerResponse) => Response): Promise<number> {
  const listener = getRequestListener((_request, env) => answer(env.outgoing as ServerResponse));
  server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return (server.address() as AddressInfo).port;
}

/** Asks and never reads. */
function unread(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nhost: hall\r\n\r\n");
  socket.pause();
  return new Promise((resolve) =>
    server.once("connection", (other) => other.once("close", resolve)),
  );
}

let taken = 0;
async function* endless(): AsyncGenerator<string> {
  for (taken = 0; ; taken++) yield "x".repeat(100_000);
}

test("[writing] a stream nobody reads stops being read by us too, and is given up", async () => {
  let bugs = 0;
  const port = await serve(
    (outgoing) =>
      new Response(streamOf({ pieces: endless(), outgoing, timeout: 300, failed: () => bugs++ })),
  );
  await unread(port);
  // What the system's own buffers took, and one piece more.
  expect(taken).toBeLessThan(200);
  expect(bugs).toBe(0);
});

test("[writing] an answer sent in one is given up by its length", async () => {
  const port = await serve((outgoing) => {
    limitWriting(outgoing, 64 * 1024, 100);
    return new Response("x".repeat(20_000_000));
  });
  const start = performance.now();
  await unread(port);
  expect(performance.now() - start).toBeGreaterThan(1000);
});

test("[writing] what is read arrives whole, and a failure breaks it off", async () => {
  async function* three(): AsyncGenerator<string> {
    yield "one ";
    yield "two ";
    yield "three";
  }
  async function* broken(): AsyncGenerator<string> {
    yield "one ";
    throw new Error("the disk is gone");
  }
  const failures: unknown[] = [];
  let pieces: AsyncIterable<string> = three();
  const port = await serve(
    (outgoing) =>
      new Response(
        streamOf({ pieces, outgoing, timeout: 5000, failed: (error) => failures.push(error) }),
      ),
  );
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe("one two three");
  pieces = broken();
  await expect(
    fetch(`http://127.0.0.1:${port}`).then((response) => response.text()),
  ).rejects.toThrow();
  expect(failures).toEqual([new Error("the disk is gone")]);
});
