import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { WebSocket, WebSocketServer } from "ws";
import { expect, test } from "vitest";
import { text } from "./connection.ts";
import { textFrame } from "./frame.ts";

test("[wire] frames of every length are read as they were meant", async () => {
  const said = [
    "",
    "a",
    "é".repeat(62),
    "x".repeat(125),
    "x".repeat(126),
    `${"ñ".repeat(300)}🂡`,
    "x".repeat(65_535),
    "x".repeat(65_536),
    "ü".repeat(70_000),
  ];
  const server = createServer().listen(0, "127.0.0.1");
  const door = new WebSocketServer({ noServer: true });
  server.on("upgrade", (request, socket: Duplex, head: Buffer) =>
    door.handleUpgrade(request, socket, head, () =>
      said.forEach((each) => socket.write(textFrame(each))),
    ),
  );
  await new Promise((resolve) => server.once("listening", resolve));
  const ws = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  ws.on("message", (data) => heard.push(text(data)));
  await expect.poll(() => heard.length).toBe(said.length);
  expect(heard).toEqual(said);
  ws.close();
  server.close();
});
