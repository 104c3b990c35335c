/** What leaves by one socket: nothing piles up before whoever does not read. */
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { Services } from "../../services.ts";
import { textFrame } from "./frame.ts";

export interface Wire {
  readonly ws: WebSocket;
  readonly socket: Duplex;
  readonly protocol: number;
}

interface Outgoing {
  send(text: string): void;
  /** Still takes in what it is sent; otherwise it was dropped just now. */
  reads(): boolean;
}

export function outgoing(
  { ws, socket }: Wire,
  { limits, metrics }: Services,
  isAnswering: () => boolean,
): Outgoing {
  let packing = false;
  return { send, reads };

  /** Whoever does not read is dropped: it can watch again and gets one fresh view. */
  function reads(): boolean {
    if (socket.writableLength <= limits.unreadBytes) return true;
    metrics.slowReaders.inc();
    ws.terminate();
    return false;
  }

  function send(text: string): void {
    if (ws.readyState !== ws.OPEN || !reads()) return;
    if (isAnswering()) packTogether();
    socket.write(textFrame(text));
  }

  /** An answer and the update it caused leave in one write: what is said in one breath is flushed after it. */
  function packTogether(): void {
    if (packing) return;
    packing = true;
    socket.cork();
    process.nextTick(() => {
      packing = false;
      socket.uncork();
    });
  }
}
