/** A socket as light as one can be: the measuring process must not be what is measured. Text frames only, no checks. */
import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";

export interface LightSocket {
  /** Sends a frame made by `frameOf`. */
  send(frame: Buffer): void;
  /** Each message where it lies: `data` from `start` to `end`. */
  hear(listener: (data: Buffer, start: number, end: number) => void): void;
}

const finalText = 0x81;
const ping = 0x89;
const emptyPong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
const masked = 0x80;
const noMask = Buffer.alloc(4);

/** A masked frame whose mask is zero: what is sent is what is meant. */
export function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  const length =
    body.length < 126
      ? Buffer.from([finalText, masked | body.length])
      : Buffer.from([finalText, masked | 126, body.length >> 8, body.length & 255]);
  return Buffer.concat([length, noMask, body]);
}

export function openSocket(port: number, path: string): Promise<LightSocket> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const key = randomBytes(16).toString("base64");
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    let head = "";
    const upgraded = (chunk: Buffer): void => {
      head += chunk.toString("latin1");
      if (!head.includes("\r\n\r\n")) return;
      socket.off("data", upgraded);
      if (head.startsWith("HTTP/1.1 101")) resolve(lightSocket(socket));
      else reject(new Error(`no socket: ${head}`));
    };
    socket.on("data", upgraded);
  });
}

function lightSocket(socket: Socket): LightSocket {
  let listener: (data: Buffer, start: number, end: number) => void = () => {};
  let rest: Buffer | null = null;
  socket.on("data", (chunk: Buffer) => {
    const data: Buffer = rest === null ? chunk : Buffer.concat([rest, chunk]);
    const read = readFrames(data, listener, () => void socket.write(emptyPong));
    rest = read === data.length ? null : data.subarray(read);
  });
  return { send: (frame) => void socket.write(frame), hear: (hears) => void (listener = hears) };
}

/** Answers how far whole frames reached. */
function readFrames(
  data: Buffer,
  listener: (data: Buffer, start: number, end: number) => void,
  pinged: () => void,
): number {
  let at = 0;
  while (data.length - at >= 2) {
    const short = (data[at + 1] ?? 0) & 127;
    const header = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (data.length - at < header) break;
    const length =
      short < 126
        ? short
        : short === 126
          ? data.readUInt16BE(at + 2)
          : Number(data.readBigUInt64BE(at + 2));
    const end = at + header + length;
    if (end > data.length) break;
    if (data[at] === finalText) listener(data, at + header, end);
    // Whoever never answers a ping counts as gone.
    else if (data[at] === ping) pinged();
    at = end;
  }
  return at;
}
