/** Tools of an attacker: another address of this machine, bytes without manners, and an end to everything. */
import { connect, type Socket } from "node:net";
import { request } from "node:http";

/** All of 127.0.0.0/8 is this machine. */
const oneAddress = "127.0.0.2";

export interface HttpAnswer {
  readonly status: number;
  readonly text: string;
}

export interface Stranger {
  readonly port: number;
  readonly tokens: readonly string[];
  call(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
    from?: string,
  ): Promise<HttpAnswer>;
  /** Bytes to the hall; nothing is read unless asked for. */
  raw(packet: string): Socket;
  /** An upgraded socket that reads and forgets, or never reads. */
  socket(token: string, reads: boolean): Promise<Socket | null>;
}

/** People the attackers are: some come in from their address. */
export async function strangersAt(port: number, people: number): Promise<readonly string[]> {
  const { call } = stranger(port, []);
  const tokens: string[] = [];
  for (let i = 0; i < people; i++) {
    const { status, text } = await call("POST", "/api/me", { name: `Greedo ${i}`, token: true });
    if (status === 201) tokens.push((JSON.parse(text) as { token: string }).token);
  }
  return tokens;
}

export function stranger(port: number, tokens: readonly string[]): Stranger {
  return { port, tokens, call, raw, socket };

  function call(
    method: string,
    path: string,
    body?: unknown,
    token = "",
    from = oneAddress,
  ): Promise<HttpAnswer> {
    return new Promise((resolve) => {
      const headers: Record<string, string> = {
        authorization: `Bearer ${token}`,
        // As a browser's: packing costs the hall more than sending.
        "accept-encoding": "gzip",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      };
      const text = body === undefined ? "" : JSON.stringify(body);
      const sent = request(
        { host: "127.0.0.1", port, localAddress: from, method, path, headers, timeout: 20_000 },
        (response) => {
          let heard = "";
          response.on("data", (chunk) => (heard += String(chunk)));
          response.on("close", () => resolve({ status: response.statusCode ?? 0, text: heard }));
        },
      );
      sent.on("timeout", () => sent.destroy());
      sent.on("error", () => resolve({ status: 0, text: "" }));
      sent.end(text);
    });
  }

  function raw(packet: string): Socket {
    const socket = connect({ host: "127.0.0.1", port, localAddress: oneAddress });
    socket.on("error", () => undefined);
    socket.write(packet);
    return socket;
  }

  function socket(token: string, reads: boolean): Promise<Socket | null> {
    const wire = raw(
      `GET /ws?token=${token} HTTP/1.1\r\nhost: hall\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n\r\n`,
    );
    return new Promise((resolve) => {
      wire.once("close", () => resolve(null));
      wire.once("data", (chunk) => {
        if (!String(chunk).startsWith("HTTP/1.1 101")) return resolve(null);
        if (reads) wire.resume();
        else wire.pause();
        resolve(wire);
      });
    });
  }
}

/** A masked frame whose mask is zero. */
export function frame(opcode: number, text: string): Buffer {
  const body = Buffer.from(text);
  const head =
    body.length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | body.length])
      : Buffer.from([0x80 | opcode, 0xfe, body.length >> 8, body.length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), body]);
}
