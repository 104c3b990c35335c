/**
 * The floors: a bare ws server that sends what it hears to the four sockets of a room. No names, no rules. Told a file,
 * it keeps what it hears first: one append and one flush, shared by all who wait.
 */
import { fdatasync, openSync, writeSync } from "node:fs";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { WebSocketServer, type WebSocket } from "ws";
import { answerUsage } from "./usage.ts";

const [file] = process.argv.slice(2);
const rooms = new Map<string, WebSocket[]>();
const server = createServer();
const door = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false });
/** As long as an update of the hall is on average; told before the measuring begins. */
let padding = "";
const keep = file === undefined ? null : keeper(openSync(file, "a"));

door.on("connection", (ws, request) => {
  const name = request.url ?? "";
  const room = rooms.get(name) ?? [];
  room.push(ws);
  rooms.set(name, room);
  ws.on("message", (data: Buffer) => {
    const { id } = JSON.parse(data.toString()) as { id: string };
    const text = JSON.stringify({ type: "update", id, padding });
    const tell = (): void => {
      for (const each of room) each.send(text);
    };
    if (keep === null) tell();
    else keep(data, tell);
  });
});

/** Whoever comes while the disk flushes shares the next flush. */
function keeper(handle: number): (data: Buffer, kept: () => void) => void {
  const flush = promisify(fdatasync);
  let waiting: { readonly data: Buffer; readonly kept: () => void }[] = [];
  let isFlushing = false;
  async function flushAll(): Promise<void> {
    isFlushing = true;
    while (waiting.length > 0) {
      const now = waiting;
      waiting = [];
      writeSync(handle, Buffer.concat(now.map(({ data }) => data)));
      await flush(handle);
      for (const { kept } of now) kept();
    }
    isFlushing = false;
  }
  return (data, kept) => {
    waiting.push({ data, kept });
    // As the hall does: what comes in one turn of the event loop goes together.
    if (!isFlushing && waiting.length === 1) setImmediate(() => void flushAll());
  };
}

process.on("message", (message: { readonly type: string; readonly bytes?: number }) => {
  if (message.type === "pad") padding = "x".repeat(message.bytes ?? 0);
});
answerUsage();
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ type: "open", port: typeof address === "object" ? address?.port : 0 });
});
