/** The floor: a bare ws server that sends what it hears to the four sockets of a room. No names, no rules, no disk. */
import { createServer } from "node:http";
import { WebSocketServer, type WebSocket } from "ws";
import { answerUsage } from "./usage.ts";

const rooms = new Map<string, WebSocket[]>();
const server = createServer();
const door = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false });
/** As long as an update of the hall is on average; told before the measuring begins. */
let padding = "";

door.on("connection", (ws, request) => {
  const name = request.url ?? "";
  const room = rooms.get(name) ?? [];
  room.push(ws);
  rooms.set(name, room);
  ws.on("message", (data: Buffer) => {
    const { id } = JSON.parse(data.toString()) as { id: string };
    const text = JSON.stringify({ type: "update", id, padding });
    for (const each of room) each.send(text);
  });
});

process.on("message", (message: { readonly type: string; readonly bytes?: number }) => {
  if (message.type === "pad") padding = "x".repeat(message.bytes ?? 0);
});
answerUsage();
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ type: "open", port: typeof address === "object" ? address?.port : 0 });
});
